import { Trans } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { priceOf } from '#contract/pricing.ts'
import { telephone } from '#app/ui/telephone.ts'
import { tenant } from '#app/config.ts'
import { button, thumbBar } from '#styled/recipes'
import { OrderButton } from './OrderButton.tsx'
import { useFacts } from '#app/hooks/use-facts.ts'
import { job } from '#app/state/cart/job.ts'
import type { SoldPart } from './sold-part.ts'

interface ThumbBarProps {
  part: SoldPart
  qty: number
}

/** Which part it is, price and stock with their age, and the one action, where the thumb is. On a phone only. */
export function ThumbBar({ part, qty }: ThumbBarProps) {
  const look = thumbBar()
  const priced = priceOf(part, qty)
  return (
    <div className={look.root}>
      <div className={look.words}>
        <span className={look.which}>
          <span className={look.number}>{part.mcode}</span> {part.name}
        </span>
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
        <span className={look.line}>
          <StockMark stock={part.stock} />
          <JobInForce />
        </span>
      </div>
      <OrderButton part={part} qty={qty} />
      {part.stock.state === 'ended' ? null : (
        <noscript>
          <a href={telephone(tenant().phone)} className={button({ tone: 'primary' })}>
            <Trans>Order by phone</Trans>
          </a>
        </noscript>
      )}
    </div>
  )
}

/** What is added from here is for this job, and that is said where it is added. */
function JobInForce() {
  const { name } = useFacts(job)
  return name === '' ? null : (
    <span className={thumbBar().qty}>
      <Trans>For job: {name}</Trans>
    </span>
  )
}
