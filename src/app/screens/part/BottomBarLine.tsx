import { Trans } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { repairJob } from '#app/state/cart/job.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { QuantityTotals } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import type { OfferedPart } from './offered-part.ts'

/**
 * A line in the bottom bar of a phone: part, stock or job, and the price of the selected quantity. The text is cut off if it is too long;
 * number and amount never are, they move to another line instead.
 */
export function BottomBarLine({ part, quantityTotals: priced }: { part: OfferedPart; quantityTotals: QuantityTotals }) {
  const { name } = useStateSnapshot(repairJob)
  return (
    <p className={lineClass}>
      <span className={numberClass}>{part.mcode}</span>
      <span className={truncatedTextClass}>
        {name === '' ? <StockMark stock={part.stock} /> : <Trans>For job: {name}</Trans>}{' '}
        {part.minQty > 1 ? <Trans>sold from {part.minQty} pieces</Trans> : null} <PriceAge />
      </span>
      <span className={sumClass}>
        <b>
          <Money usd={priced.goods / 100} />
        </b>
        {priced.coreCharges > 0 ? (
          <span className={coreChargeClass}>
            {' '}
            <Trans>
              + <Money usd={priced.coreCharges / 100} /> core
            </Trans>
          </span>
        ) : null}
      </span>
    </p>
  )
}

const lineClass = css({
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
const numberClass = css({ fontFamily: 'numbers', fontWeight: 'bold' })
const truncatedTextClass = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'fg.muted',
  // A stock text of several words stays on one line and is cut off.
  '& > span': { maxWidth: 'full', verticalAlign: 'bottom', whiteSpace: 'nowrap' },
  '& > span > span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
})
const sumClass = css({ '& b': { fontSize: 'md' } })
const coreChargeClass = css({ color: 'fg.muted' })
