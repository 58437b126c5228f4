import { Trans, useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { useUndoFocus } from '#app/hooks/use-undo-focus.ts'
import { deletedUnit, restoreDeletedUnit } from '#app/state/old-unit/changes.ts'
import type { OldUnit } from '#app/state/old-unit/old-unit.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

/** Names the unit that was deleted last on this page, with an undo button that stays visible while scrolling. */
export function DeletedUnitNotice({ nameOf }: { nameOf: (unit: OldUnit) => string }) {
  const { t } = useLingui()
  const { unit } = useStateSnapshot(deletedUnit)
  const { button: undo, press } = useUndoFocus(unit, unit === null ? [] : [`[data-old-unit="${unit.id}"]`], restoreDeletedUnit)
  if (unit === null) return null
  const name = nameOf(unit) || t`Not named`
  return (
    <div className={frameClass} role="status">
      <span className={textClass}>
        <Trans>{name} is deleted.</Trans>
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
