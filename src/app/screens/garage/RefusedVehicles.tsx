import { Trans } from '@lingui/react/macro'
import type { RefusedVehicleChange } from '#app/hooks/garage/use-garage.ts'
import { translate } from '#app/i18n/language.ts'
import { discardGarageChange, retryGarageChange } from '#app/state/garage/changes.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'

interface RefusedVehiclesProps {
  refused: readonly RefusedVehicleChange[]
  /** Opens a refused vehicle with all that was typed. */
  onEdit: (refused: RefusedVehicleChange) => void
}

/** The refused changes of vehicles: which and why, and what can be done. Nothing if there are none. */
export function RefusedVehicles({ refused, onEdit }: RefusedVehiclesProps) {
  if (refused.length === 0) return null
  return (
    <ul className={listClass}>
      {refused.map((one) => (
        <li key={one.intentId} className={frameClass}>
          <p>
            <span className={mark({ tone: 'bad' })}>
              <Icon name="warning" size={16} />
              <Trans>Needs you</Trans>
            </span>{' '}
            {one.change.call === 'garageSave' ? (
              <Trans>Not saved: {one.change.input.name}</Trans>
            ) : (
              <Trans>A vehicle was not deleted.</Trans>
            )}
          </p>
          <p>{translate(one.refusal.say)}</p>
          <div className={actionsClass}>
            {one.change.call === 'garageSave' ? (
              <button type="button" className={button()} onClick={() => onEdit(one)}>
                <Trans>Change it</Trans>
              </button>
            ) : null}
            <button type="button" className={button()} onClick={() => void retryGarageChange(one.intentId)}>
              <Trans>Retry</Trans>
            </button>
            <button type="button" className={button()} onClick={() => void discardGarageChange(one.intentId)}>
              <Trans>Discard</Trans>
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gap: '3' })
const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'bad.soft',
  overflowWrap: 'anywhere',
})
const actionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
