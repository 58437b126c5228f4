import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import { type ChosenVehicle, forgetVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { vehicleFacts, vehicleTitle } from '#app/state/garage/vehicle-title.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/**
 * The chosen vehicle: in the main header of wide windows, in a line below the header of phones. A press opens the picker, the cross forgets
 * it. The places are in the header (shell/MainHeader.tsx, shell/Header.tsx), which reserves their space.
 */
export function VehicleBar({ vehicle }: { vehicle: ChosenVehicle }) {
  const { t } = useLingui()
  const isWide = useWindowAtLeast('md')
  const place = document.getElementById(isWide ? 'vehicle' : 'vehicle-line')
  if (place === null) return null
  const facts = vehicleFacts(vehicle)
  const title = vehicleTitle(vehicle)
  return createPortal(
    <>
      <button
        type="button"
        className={nameButtonClass}
        aria-haspopup="dialog"
        aria-label={t`Your vehicle: ${title}. Choose another.`}
        onClick={() => openOverlay({ type: 'vehicle-picker' })}
      >
        <Icon name="vehicle" size={20} />
        <span className={textClass}>
          <b>{vehicle.name}</b> <span>{facts === '' ? <Trans>All engines and years</Trans> : facts}</span>
        </span>
      </button>
      <button
        type="button"
        className={`${button({ tone: 'plain', size: 'icon' })} ${forgetClass}`}
        aria-label={t`Forget the vehicle ${title}`}
        onClick={() => forgetVehicle()}
      >
        <Icon name="close" size={16} />
      </button>
    </>,
    place,
  )
}

const nameButtonClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexGrow: 1,
  minWidth: '0',
  minHeight: 'touch',
  textAlign: 'left',
  _hovers: { _hover: { textDecoration: 'underline' } },
})
const textClass = css({
  minWidth: '0',
  lineHeight: 'tight',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > *': { display: { md: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span': { fontSize: { md: 'sm' }, color: 'fg.muted' },
})
const forgetClass = css({ flexShrink: 0 })
