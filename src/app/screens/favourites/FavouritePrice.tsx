import { Trans } from '@lingui/react/macro'
import type { DisplayedFavourite } from '#app/hooks/favourites/use-favourites.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'

/** The current price of a favourite in its quantity, with core charges, age, and for several pieces the price of one. */
export function FavouritePrice({ part, qty }: { part: NonNullable<DisplayedFavourite['part']>; qty: number }) {
  const { goods, unitPrice: unit, coreCharges: core } = totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, qty)
  return (
    <div className={figuresClass}>
      <strong className={sumClass}>
        <Money usd={goods / 100} />
      </strong>
      {qty > 1 ? (
        <span className={mutedTextClass}>
          <Trans>
            <Money usd={unit / 100} /> each
          </Trans>
        </span>
      ) : null}
      {core > 0 ? (
        <span className={mutedTextClass}>
          <Trans>
            + <Money usd={core / 100} /> core
          </Trans>
        </span>
      ) : null}
      <PriceAge />
    </div>
  )
}

/** The price at the right of the first lines; the text flows around it. */
const figuresClass = css({
  float: '[right]',
  marginLeft: '2',
  display: 'grid',
  textAlign: 'right',
  lineHeight: 'snug',
  '& > *': { whiteSpace: 'nowrap' },
})
const sumClass = css({ fontSize: 'md' })
const mutedTextClass = css({ fontSize: 'sm', color: 'fg.muted' })
