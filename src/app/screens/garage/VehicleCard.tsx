import { Trans, useLingui } from '@lingui/react/macro'
import { chooseGarageVehicle, forgetChosenVehicle, useIsChosenVehicle } from '#app/hooks/garage/use-chosen-vehicle.ts'
import type { DisplayedVehicle } from '#app/hooks/garage/use-garage.ts'
import { deleteVehicle } from '#app/state/garage/changes.ts'
import { coresOwedOf } from '#app/state/garage/cores-owed.ts'
import { VehicleFacts } from '#app/ui/garage/VehicleFacts.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { MoreMenu, menuButtonClass } from '#app/ui/menu/MoreMenu.tsx'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { css } from '#styled/css'
import { button, heading, mark } from '#styled/recipes'
import { VehicleCores } from './VehicleCores.tsx'
import { VehicleFitted } from './VehicleFitted.tsx'

interface VehicleCardProps {
  vehicle: DisplayedVehicle
  /** The used units that the user owes, of all vehicles. */
  cores: readonly CoreReturn[]
  /** Whether changes are sent to the shop; a guest's stay on this device. */
  isMember: boolean
  onEdit: () => void
}

/** One vehicle: photo, name, model, serial number, note, what is fitted, the used units owed for it, and its actions. */
export function VehicleCard({ vehicle, cores, isMember, onEdit }: VehicleCardProps) {
  const { t } = useLingui()
  const { id, name, modelid, engine, year, serialNumber, registration, note, photo, isPending } = vehicle
  return (
    <li className={frameClass} data-vehicle-id={id}>
      <div className={pictureClass}>
        {photo === '' ? <Icon name="vehicle" size={32} /> : <img src={photo} alt={name} className={photoClass} />}
      </div>
      <div className={textClass}>
        <h2 className={heading({ level: 'section' })}>{name}</h2>
        <VehicleFacts vehicle={vehicle} />
        {serialNumber === '' ? null : (
          <p>
            <span className={labelClass}>
              <Trans>Serial number</Trans>
            </span>{' '}
            <span className={numberClass}>{serialNumber}</span>
          </p>
        )}
        {registration === '' ? null : (
          <p>
            <span className={labelClass}>
              <Trans>Registration</Trans>
            </span>{' '}
            {registration}
          </p>
        )}
        {isPending && isMember ? (
          <span className={mark()}>
            <Icon name="clock" size={16} /> <Trans>On this device, not sent yet</Trans>
          </span>
        ) : null}
      </div>
      <div className={menuClass}>
        <MoreMenu label={t`More for ${name}`}>
          <button type="button" className={menuButtonClass} onClick={onEdit}>
            <Trans>Edit</Trans>
          </button>
          <button type="button" className={menuButtonClass} onClick={() => void deleteVehicle(id)}>
            <Trans>Delete</Trans>
          </button>
        </MoreMenu>
      </div>
      <div className={restClass}>
        {note === '' ? null : <p className={noteClass}>{note}</p>}
        <div className={actionsClass}>
          {modelid === null ? (
            <button type="button" className={button()} onClick={onEdit}>
              <Trans>Find its model</Trans>
            </button>
          ) : (
            <>
              <ChooseButton vehicle={vehicle} />
              <Link to={vehicleHref(modelid, { engine: engine || null, year })} className={button()}>
                <Trans>Parts that fit</Trans>
              </Link>
            </>
          )}
        </div>
        <VehicleCores cores={coresOwedOf(vehicle, cores)} />
        <VehicleFitted vehicle={vehicle} />
      </div>
    </li>
  )
}

/** Makes the vehicle the one that the user works on. A second press makes it none. */
function ChooseButton({ vehicle }: { vehicle: DisplayedVehicle }) {
  const { t } = useLingui()
  const isChosen = useIsChosenVehicle()(vehicle)
  return (
    <button
      type="button"
      className={button()}
      aria-pressed={isChosen}
      aria-label={isChosen ? t`Chosen: ${vehicle.name}` : t`Choose ${vehicle.name}`}
      onClick={() => (isChosen ? forgetChosenVehicle() : chooseGarageVehicle(vehicle))}
    >
      {isChosen ? (
        <>
          <Icon name="check" /> <Trans>Chosen</Trans>
        </>
      ) : (
        <Trans>Choose</Trans>
      )}
    </button>
  )
}

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  columnGap: '3',
  rowGap: '2',
  alignItems: 'start',
  paddingBlock: '4',
  borderTop: 'edge',
})
const pictureClass = css({
  display: { base: 'grid', _tiny: 'none' },
  placeItems: 'center',
  width: '[96px]',
  height: '[72px]',
  overflow: 'hidden',
  borderRadius: 'sm',
  backgroundColor: 'well',
  color: 'fg.muted',
})
const photoClass = css({ width: 'full', height: 'full', objectFit: 'cover' })
const textClass = css({ minWidth: '0', lineHeight: 'snug', overflowWrap: 'anywhere', '& > h2': { marginBottom: '1' } })
const labelClass = css({ color: 'fg.muted' })
/** The number is never broken; one that is too long for the line scrolls sideways. */
const numberClass = css({
  display: 'inline-block',
  maxWidth: 'full',
  fontFamily: 'numbers',
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  verticalAlign: 'bottom',
})
const menuClass = css({ marginTop: '[-8px]' })
const restClass = css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const noteClass = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
