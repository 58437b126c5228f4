import { Plural, Trans } from '@lingui/react/macro'
import type { DisplayedCart, DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { translate } from '#app/i18n/language.ts'
import { discardRejectedChange, retryRejectedChange } from '#app/state/cart-changes/changes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

type RefusedLine =
  | NonNullable<DisplayedCartLine['refused']>
  | Pick<DisplayedCart['refused'][number], 'intentId' | 'refusedQuantity' | 'refusal'>

/** A refused change of a cart line: the reason, and the two possible actions. */
export function RefusedLineNotice({ refused: { intentId, refusedQuantity: wanted, refusal } }: { refused: RefusedLine }) {
  return (
    <div className={frameClass}>
      <p>
        {wanted === null ? null : (
          <>
            <Plural value={wanted} one="You wanted # piece." other="You wanted # pieces." />{' '}
          </>
        )}
        {translate(refusal.say)}
      </p>
      <div className={actionsClass}>
        <button type="button" className={button({ tone: 'quiet' })} onClick={() => void retryRejectedChange(intentId)}>
          <Trans>Retry</Trans>
        </button>
        <button type="button" className={button({ tone: 'quiet' })} onClick={() => void discardRejectedChange(intentId)}>
          <Trans>Discard</Trans>
        </button>
      </div>
    </div>
  )
}

const frameClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'bad.soft',
  color: 'bad',
})
const actionsClass = css({ display: 'flex', gap: '2' })
