import { Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { deletedVehicle, restoreDeletedVehicle } from '#app/state/garage/changes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Names the vehicle that was deleted last on this page, with an undo button that stays visible while scrolling. */
export function DeletedVehicleNotice() {
  const { vehicle } = useStateSnapshot(deletedVehicle)
  const { button: undo, press } = useUndoFocus(
    vehicle,
    vehicle === null ? [] : [`[data-vehicle-id="${vehicle.id}"]`],
    restoreDeletedVehicle,
  )
  if (vehicle === null) return null
  return (
    <div className={frameClass} role="status">
      <span className={textClass}>
        <Trans>{vehicle.name} is deleted.</Trans>
      </span>
      <button ref={undo} type="button" className={button()} onClick={press}>
        <Trans>Undo</Trans>
      </button>
    </div>
  )
}

const frameClass = css({
  position: 'sticky',
  // The notice stays below the sticky header of a phone.
  top: { base: '[64px]', md: '4' },
  zIndex: 'raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'warn.soft',
})
const textClass = css({ minWidth: '0', overflowWrap: 'anywhere' })
