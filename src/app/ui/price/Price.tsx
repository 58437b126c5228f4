import type { PartCard } from '#contract/catalogue.ts'
import { price } from '#styled/recipes'
import { Money } from './Money.tsx'
import { Was } from './Was.tsx'

/** A price, with the old or regular price. `PriceAge` beside it shows its age. */
export function Price({ part }: { part: Pick<PartCard, 'price' | 'wasPrice'> }) {
  const look = price()
  return (
    <div className={look.now}>
      {part.wasPrice === undefined ? null : (
        <>
          <Was className={look.was}>
            <Money usd={part.wasPrice} />
          </Was>{' '}
        </>
      )}
      <Money usd={part.price} />
    </div>
  )
}
