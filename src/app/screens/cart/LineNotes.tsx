import { Trans } from '@lingui/react/macro'
import type { ShownLine } from '#app/hooks/use-cart.ts'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { css } from '#styled/css'
import { LineAvailability } from './LineAvailability.tsx'
import { hintOf, priceChangeCents } from './line-hint.ts'

/** Notes on a cart line: stock, delivery, a changed price, and the saving for a higher quantity. */
export function LineNotes({ line }: { line: ShownLine }) {
  const hint = hintOf(line)
  const moved = priceChangeCents(line)
  // If the quantity price break is cheaper than the promotion, the promotion is not shown.
  const promotion = line.wasPrice === undefined ? undefined : line.promotion
  return (
    <div className={notes}>
      <StockMark stock={line.stock} />
      <LineAvailability line={line} />
      {moved !== null && line.priceBefore !== undefined ? (
        <p className={stale}>
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
        <p className={saves}>
          <Trans>
            {hint.more} more → <Money usd={hint.lessCents / 100} /> less each
          </Trans>
        </p>
      ) : null}
    </div>
  )
}

const notes = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', fontSize: 'sm', '& > *': { whiteSpace: 'normal' } })
const saves = css({ color: 'good' })
const stale = css({ color: 'warn' })
