import { Trans } from '@lingui/react/macro'
import { useFacts } from '#app/hooks/use-facts.ts'
import { job } from '#app/state/cart/job.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { Priced } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import type { SoldPart } from './sold-part.ts'

/**
 * A line in the bottom bar of a phone: part, stock or job, and the price of the selected quantity. The text is cut off if it is too long;
 * number and amount never are, they move to another line instead.
 */
export function ThumbLine({ part, priced }: { part: SoldPart; priced: Priced }) {
  const { name } = useFacts(job)
  return (
    <p className={line}>
      <span className={number}>{part.mcode}</span>
      <span className={cut}>
        {name === '' ? <StockMark stock={part.stock} /> : <Trans>For job: {name}</Trans>}{' '}
        {part.minQty > 1 ? <Trans>sold from {part.minQty} pieces</Trans> : null} <PriceAge />
      </span>
      <span className={sum}>
        <b>
          <Money usd={priced.goods / 100} />
        </b>
        {priced.core > 0 ? (
          <span className={core}>
            {' '}
            <Trans>
              + <Money usd={priced.core / 100} /> core
            </Trans>
          </span>
        ) : null}
      </span>
    </p>
  )
}

const line = css({
  display: { base: 'flex', _low: 'none', md: 'none' },
  alignItems: 'baseline',
  columnGap: '2',
  flexWrap: 'wrap',
  minHeight: '5',
  minWidth: '0',
  fontSize: 'sm',
  lineHeight: '[20px]',
  whiteSpace: 'nowrap',
})
const number = css({ fontFamily: 'numbers', fontWeight: 'bold' })
const cut = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'fg.muted',
  // A stock text of several words stays on one line and is cut off.
  '& > span': { maxWidth: 'full', verticalAlign: 'bottom', whiteSpace: 'nowrap' },
  '& > span > span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
})
const sum = css({ '& b': { fontSize: 'md' } })
const core = css({ color: 'fg.muted' })
