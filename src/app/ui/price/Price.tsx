import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { price } from '#styled/recipes'
import { FormerValue } from './FormerValue.tsx'
import { Money } from './Money.tsx'

/** A price, with the old or regular price beside it. Its age is shown by `PriceAge`. */
export function Price({ part }: { part: Pick<PartCard, 'price' | 'wasPrice'> }) {
  const look = price()
  return (
    <div className={look.now}>
      {part.wasPrice === undefined ? null : (
        <>
          <FormerValue className={look.was}>
            <Money usd={part.wasPrice} />
          </FormerValue>{' '}
        </>
      )}
      <Money usd={part.price} />
    </div>
  )
}
