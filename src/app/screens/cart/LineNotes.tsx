import { Trans } from '@lingui/react/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css } from '#styled/css'
import { LineAvailability } from './LineAvailability.tsx'
import { priceBreakHintOf, priceChangeCents } from './line-hint.ts'

/** Notes on a cart line: stock, delivery, a changed price, and the saving for a higher quantity. */
export function LineNotes({ line }: { line: DisplayedCartLine }) {
  const hint = priceBreakHintOf(line)
  const moved = priceChangeCents(line)
  // If the quantity price break is cheaper than the promotion, the promotion is not shown.
  const promotion = line.wasPrice === undefined ? undefined : line.promotion
  return (
    <div className={notesClass}>
      <StockMark stock={line.stock} />
      <LineAvailability line={line} />
      {moved !== null && line.priceBefore !== undefined ? (
        <p className={stalePriceClass}>
          {moved > 0 ? (
            <Trans>
              Dearer now: was <Money usd={line.priceBefore} /> when you added it
            </Trans>
          ) : (
            <Trans>
              Cheaper now: was <Money usd={line.priceBefore} /> when you added it
            </Trans>
          )}
        </p>
      ) : null}
      {line.coreCharge > 0 || promotion !== undefined ? <CoreCharge part={{ ...line, promotion }} /> : null}
      {hint !== null ? (
        <p className={savingTextClass}>
          <Trans>
            {hint.piecesToAdd} more → <Money usd={hint.savingPerPieceCents / 100} /> less each
          </Trans>
        </p>
      ) : null}
    </div>
  )
}

const notesClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
  '& > *': { whiteSpace: 'normal' },
})
const savingTextClass = css({ color: 'good' })
const stalePriceClass = css({ color: 'warn' })
