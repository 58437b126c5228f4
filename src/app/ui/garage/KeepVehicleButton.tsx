import { Trans } from '@lingui/react/macro'
import { keepVehicle } from '#app/hooks/garage/keep-vehicle.ts'
import { useGarage } from '#app/hooks/garage/use-garage.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { type CatalogueVehicle, draftOfModel } from '#contract/garage/vehicle-draft.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'

/** A button that keeps a vehicle of the catalogue in the garage. One that is kept already is named instead, with a link to the garage. */
export function KeepVehicleButton({ vehicle }: { vehicle: CatalogueVehicle }) {
  const { vehicles } = useGarage()
  const { isBusy, press } = useBusyButton(() => keepVehicle(draftOfModel(vehicle)))
  const kept = vehicles.find(
    ({ modelid, engine, year }) => modelid === vehicle.modelid && (engine || null) === vehicle.engine && year === vehicle.year,
  )
  return (
    <p className={frameClass}>
      {kept === undefined ? (
        <button type="button" className={cx(button(), needsScriptClass)} aria-busy={isBusy || undefined} onClick={press}>
          <Icon name="vehicle" /> <Trans>Keep this vehicle</Trans>
        </button>
      ) : (
        <Link to={href('garage')} className={keptClass}>
          <Icon name="check" />
          <span>
            <Trans>In your vehicles: {kept.name}</Trans>
          </span>
        </Link>
      )}
    </p>
  )
}

const keptClass = css({ display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch', overflowWrap: 'anywhere' })
const frameClass = css({ minHeight: 'touch', marginBottom: '2' })
