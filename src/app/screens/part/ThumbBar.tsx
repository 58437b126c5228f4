import { Trans } from '@lingui/react/macro'
import { Money } from '#app/ui/Money.tsx'
import { PriceAge } from '#app/ui/PriceAge.tsx'
import { StockMark } from '#app/ui/StockMark.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { thumbBar } from '#styled/recipes'
import { OrderButton } from './OrderButton.tsx'
import { priceOf } from './price-ladder.ts'

interface ThumbBarProps {
  part: PartDetail
  qty: number
}

/** Price and stock with their age, and the one action, where the thumb is. On a phone only. */
export function ThumbBar({ part, qty }: ThumbBarProps) {
  const look = thumbBar()
  const priced = priceOf(part.priceLadder, part.price, part.coreCharge, qty)
  return (
    <div className={look.root}>
      <div className={look.words}>
        <span className={look.line}>
          <span className={look.price}>
            <Money usd={priced.goods / 100} />
            {qty > 1 ? <span className={look.qty}> · {qty}</span> : null}
          </span>
          {priced.core > 0 ? (
            <span className={look.qty}>
              <Trans>
                + <Money usd={priced.core / 100} /> core
              </Trans>
            </span>
          ) : null}
          <PriceAge />
        </span>
        <StockMark stock={part.stock} />
      </div>
      <OrderButton part={part} qty={qty} />
    </div>
  )
}
