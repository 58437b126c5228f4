import { Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { deletedVehicle, restoreDeletedVehicle } from '#app/state/garage/changes.ts'
import { UndoNotice } from '#app/ui/UndoNotice.tsx'

/** Names the vehicle that was deleted last on this page, with an undo button that stays visible while scrolling. */
export function DeletedVehicleNotice() {
  const { vehicle } = useStateSnapshot(deletedVehicle)
  const undo = useUndoFocus(vehicle, vehicle === null ? [] : [`[data-vehicle-id="${vehicle.id}"]`], restoreDeletedVehicle)
  if (vehicle === null) return null
  return (
    <UndoNotice undo={undo}>
      <Trans>{vehicle.name} is deleted.</Trans>
    </UndoNotice>
  )
}
