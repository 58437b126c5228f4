import { Trans, useLingui } from '@lingui/react/macro'
import { discardWatch, retryWatch, useLocalStockWatches } from '#app/hooks/stock-watch/use-stock-watches.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'
import { refusedActionsClass, refusedFrameClass } from './refused-look.ts'

/** A list of the subscriptions to "back in stock" messages that exist on this device only: those not sent yet, and refused ones. */
export function RefusedWatches() {
  const { t } = useLingui()
  const { partsToSubscribe, partsToUnsubscribe, refusedChanges } = useLocalStockWatches()
  if (partsToSubscribe.length + partsToUnsubscribe.length + refusedChanges.length === 0) return null
  return (
    <ul className={listClass}>
      {partsToSubscribe.map((mcode) => (
        <li key={mcode}>
          <Trans>Tell me when {mcode} is back: kept on this device until there is a signal.</Trans>
        </li>
      ))}
      {partsToUnsubscribe.map((mcode) => (
        <li key={mcode}>
          <Trans>Do not tell me of {mcode} any more: kept on this device until there is a signal.</Trans>
        </li>
      ))}
      {refusedChanges.map(({ intentId, mcode, requestedState, refusal }) => (
        <li key={intentId} className={refusedFrameClass}>
          <p>
            <span className={mark({ tone: 'bad' })}>
              <Icon name="warning" size={16} />
              <Trans>Needs you</Trans>
            </span>{' '}
            {requestedState === 'told' ? (
              <Trans>You are not told when {mcode} is back</Trans>
            ) : (
              <Trans>You are still told when {mcode} is back</Trans>
            )}
          </p>
          <p>{translate(refusal.say)}</p>
          <div className={refusedActionsClass}>
            <button type="button" className={button()} aria-label={t`Retry: ${mcode}`} onClick={() => void retryWatch(intentId)}>
              <Trans>Retry</Trans>
            </button>
            <button type="button" className={button()} aria-label={t`Discard: ${mcode}`} onClick={() => void discardWatch(intentId)}>
              <Trans>Discard</Trans>
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

const listClass = css({ display: 'grid', gap: '3', marginTop: '4' })
