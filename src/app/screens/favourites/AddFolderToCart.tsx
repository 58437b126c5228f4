import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { canAddToCart } from '#app/sale.ts'
import { addFavouritesToCart } from '#app/state/favourites/add-all.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ReorderResult } from '#app/ui/order/ReorderResult.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import type { ReorderOutcome } from '#contract/orders/order.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface AddFolderToCartProps {
  marks: readonly DisplayedFavourite[]
  /** The job that the parts are for; '' for the current job. */
  job: string
}

/**
 * A button that adds all parts of a folder to the cart, if there are several, and then shows the result for each part. A second click adds
 * nothing twice.
 */
export function AddFolderToCart({ marks, job }: AddFolderToCartProps) {
  const [result, setResult] = useState<ReorderOutcome | null>(null)
  const { isBusy, press } = useBusyButton(async () => setResult(await addFavouritesToCart(marks, job)))
  return (
    <>
      {result === null ? (
        <button type="button" className={button()} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} onClick={press}>
          <Icon name="cart" />
          <Trans>Add all {marks.length} to cart</Trans> <FavouritesTotal marks={marks} />
        </button>
      ) : null}
      <div role="status" className={addReplyClass}>
        {result === null ? null : (
          <>
            <ReorderResult result={result} />
            {result.added.length > 0 && job !== '' ? (
              <p className={mutedTextClass}>
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
function FavouritesTotal({ marks }: { marks: readonly DisplayedFavourite[] }) {
  const prices = marks.flatMap(({ part, qty }) =>
    part === null || !canAddToCart(part)
      ? []
      : [totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, Math.max(qty, part.minQty ?? 1))],
  )
  const sum = (of: 'goods' | 'coreCharges') => dollarsOf(prices.reduce((cents, price) => cents + price[of], 0))
  const [goods, core] = [sum('goods'), sum('coreCharges')]
  return goods === 0 ? null : (
    <span className={regularWeightClass}>
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

const addReplyClass = css({ flexBasis: 'full', order: 1, minWidth: '0', _empty: { position: 'absolute' } })
const mutedTextClass = css({ color: 'fg.muted' })
const regularWeightClass = css({ fontWeight: 'regular' })
