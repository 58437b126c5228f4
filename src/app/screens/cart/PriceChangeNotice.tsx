import { Plural, Trans } from '@lingui/react/macro'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { acceptPrices } from '#app/state/cart-changes/changes.ts'
import { WarningNotice } from '#app/ui/WarningNotice.tsx'
import { button } from '#styled/recipes'
import { priceChangeCents } from './line-hint.ts'

/** A list of the cart lines whose price has changed since they were added. Nothing if there are none. */
export function PriceChangeNotice({ lines }: Pick<DisplayedCart, 'lines'>) {
  const moved = lines.filter((line) => line.job === '' && priceChangeCents(line) !== null)
  const { isBusy, press } = useBusyButton(() => acceptPrices(moved.map(({ id }) => id)))
  if (moved.length === 0) return null
  return (
    <WarningNotice data-price-moves={moved.length}>
      <p>
        <Plural
          value={moved.length}
          one="# part costs something else than when you added it. Its line says old and new."
          other="# parts cost something else than when you added them. Their lines say old and new."
        />
      </p>
      <button type="button" className={button({ tone: 'quiet' })} aria-busy={isBusy || undefined} onClick={press}>
        {moved.length === 1 ? <Trans>Take the new price</Trans> : <Trans>Take the new prices</Trans>}
      </button>
    </WarningNotice>
  )
}
