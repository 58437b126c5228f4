import { Trans, useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { deletedUnit, restoreDeletedUnit } from '#app/state/old-unit/changes.ts'
import type { OldUnit } from '#app/state/old-unit/old-unit.ts'
import { UndoNotice } from '#app/ui/UndoNotice.tsx'

/** Names the unit that was deleted last on this page, with an undo button that stays visible while scrolling. */
export function DeletedUnitNotice({ nameOf }: { nameOf: (unit: OldUnit) => string }) {
  const { t } = useLingui()
  const { unit } = useStateSnapshot(deletedUnit)
  const undo = useUndoFocus(unit, unit === null ? [] : [`[data-old-unit="${unit.id}"]`], restoreDeletedUnit)
  if (unit === null) return null
  const name = nameOf(unit) || t`Not named`
  return (
    <UndoNotice undo={undo}>
      <Trans>{name} is deleted.</Trans>
    </UndoNotice>
  )
}
