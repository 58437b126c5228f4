import { Plural, Trans } from '@lingui/react/macro'
import type { ShownCart, ShownLine } from '#app/hooks/use-cart.ts'
import { translate } from '#app/i18n/language.ts'
import { discard, retry } from '#app/state/cart-changes/changes.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

type Refused = NonNullable<ShownLine['refused']> | Pick<ShownCart['refused'][number], 'intentId' | 'wanted' | 'refusal'>

/** A refused change of a cart line: the reason, and the two possible actions. */
export function LineRefused({ refused: { intentId, wanted, refusal } }: { refused: Refused }) {
  return (
    <div className={frame}>
      <p>
        {wanted === null ? null : (
          <>
            <Plural value={wanted} one="You wanted # piece." other="You wanted # pieces." />{' '}
          </>
        )}
        {translate(refusal.say)}
      </p>
      <div className={ways}>
        <button type="button" className={button({ tone: 'quiet' })} onClick={() => void retry(intentId)}>
          <Trans>Retry</Trans>
        </button>
        <button type="button" className={button({ tone: 'quiet' })} onClick={() => void discard(intentId)}>
          <Trans>Discard</Trans>
        </button>
      </div>
    </div>
  )
}

const frame = css({
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
const ways = css({ display: 'flex', gap: '2' })
