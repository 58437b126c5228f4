import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { chooseGarageVehicle } from '#app/hooks/garage/use-chosen-vehicle.ts'
import { type DisplayedVehicle, useGarage } from '#app/hooks/garage/use-garage.ts'
import { navigateTo } from '#app/hooks/navigation.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { VehicleFacts } from './VehicleFacts.tsx'

/** How many vehicles are listed; the others are a tap away. */
const MAX_LISTED_VEHICLES = 4

/** The user's own vehicles that are in the catalogue, to choose from. Nothing if there are none. `onClose`: called when one is chosen. */
export function OwnVehicles({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { vehicles } = useGarage()
  const choosable = vehicles.filter(({ modelid }) => modelid !== null)
  if (choosable.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading({ level: 'label' })}>
        <Trans>Your vehicles</Trans>
      </h3>
      <ul className={listClass}>
        {choosable.slice(0, MAX_LISTED_VEHICLES).map((vehicle) => (
          <li key={vehicle.id}>
            <button type="button" className={rowClass} onClick={() => openVehicle(vehicle, onClose)}>
              <span className={nameClass}>{vehicle.name}</span>
              <span className={factsClass}>
                <VehicleFacts vehicle={vehicle} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link to={href('garage')} className={moreClass} onClick={onClose}>
        <Trans>All your vehicles</Trans> <Icon name="chevron-right" size={16} />
      </Link>
    </section>
  )
}

function openVehicle(vehicle: DisplayedVehicle, onClose: () => void): void {
  if (vehicle.modelid === null) return
  chooseGarageVehicle(vehicle)
  onClose()
  navigateTo(vehicleHref(vehicle.modelid, { engine: vehicle.engine || null, year: vehicle.year }))
}

const listClass = css({ borderTop: 'hair' })
const rowClass = css({
  display: 'grid',
  alignContent: 'center',
  width: 'full',
  minHeight: 'touch',
  paddingBlock: '1',
  borderBottom: 'hair',
  textAlign: 'left',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const nameClass = css({ fontWeight: 'bold' })
const factsClass = css({ fontSize: 'sm', color: 'fg.muted' })
const moreClass = css({ display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' })
