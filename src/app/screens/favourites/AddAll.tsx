import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { usePress } from '#app/hooks/use-press.ts'
import { hasAdd } from '#app/sale.ts'
import { addAllToCart } from '#app/state/favourites/add-all.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ReorderResult } from '#app/ui/order/ReorderResult.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import type { Reordered } from '#contract/orders/order.ts'
import { priceOf } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface AddAllProps {
  marks: readonly ShownMark[]
  /** The job that the parts are for; '' for the current job. */
  job: string
}

/**
 * A button that adds all parts of a folder to the cart, if there are several, and then shows the result for each part. A second click adds
 * nothing twice.
 */
export function AddAll({ marks, job }: AddAllProps) {
  const [result, setResult] = useState<Reordered | null>(null)
  const { working, press } = usePress(async () => setResult(await addAllToCart(marks, job)))
  return (
    <>
      {result === null ? (
        <button type="button" className={button()} aria-busy={working || undefined} aria-disabled={working || undefined} onClick={press}>
          <Icon name="cart" />
          <Trans>Add all {marks.length} to cart</Trans> <Sum marks={marks} />
        </button>
      ) : null}
      <div role="status" className={answer}>
        {result === null ? null : (
          <>
            <ReorderResult result={result} />
            {result.added.length > 0 && job !== '' ? (
              <p className={quiet}>
                <Trans>For job: {job}</Trans>
              </p>
            ) : null}
          </>
        )}
      </div>
    </>
  )
}

/** The total of the favourites in their quantities, and of their core charges. */
function Sum({ marks }: { marks: readonly ShownMark[] }) {
  const prices = marks.flatMap(({ part, qty }) =>
    part === null || !hasAdd(part) ? [] : [priceOf({ ...part, priceLadder: part.priceLadder ?? [] }, Math.max(qty, part.minQty ?? 1))],
  )
  const sum = (of: 'goods' | 'core') => dollarsOf(prices.reduce((cents, price) => cents + price[of], 0))
  const [goods, core] = [sum('goods'), sum('core')]
  return goods === 0 ? null : (
    <span className={regular}>
      <Money usd={goods} />
      {core === 0 ? null : (
        <>
          {' '}
          <Trans>
            + <Money usd={core} /> core
          </Trans>
        </>
      )}
    </span>
  )
}

const answer = css({ flexBasis: 'full', order: 1, minWidth: '0', _empty: { position: 'absolute' } })
const quiet = css({ color: 'fg.muted' })
const regular = css({ fontWeight: 'regular' })
