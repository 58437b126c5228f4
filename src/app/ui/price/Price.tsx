import type { PartCard } from '#contract/catalogue.ts'
import { price } from '#styled/recipes'
import { Money } from './Money.tsx'

/** A price, with what it was before a sale or is without a promotion. Of when it is, `PriceAge` says beside it. */
export function Price({ part }: { part: Pick<PartCard, 'price' | 'wasPrice'> }) {
  const look = price()
  return (
    <div className={look.now}>
      {part.wasPrice === undefined ? null : (
        <>
          <s className={look.was}>
            <Money usd={part.wasPrice} />
          </s>{' '}
        </>
      )}
      <Money usd={part.price} />
    </div>
  )
}
