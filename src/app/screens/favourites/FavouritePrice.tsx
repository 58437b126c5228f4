import { Trans } from '@lingui/react/macro'
import { priceOf } from '#contract/pricing.ts'
import type { ShownMark } from '#app/hooks/favourites/use-favourites.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { css } from '#styled/css'

/** What the wanted pieces cost now, of when that is, and what one does where there are several. */
export function FavouritePrice({ part, qty }: { part: NonNullable<ShownMark['part']>; qty: number }) {
  const { goods, unit } = priceOf({ ...part, priceLadder: part.priceLadder ?? [] }, qty)
  return (
    <div className={figures}>
      <strong>
        <Money usd={goods / 100} />
      </strong>
      {qty > 1 ? (
        <span className={quiet}>
          <Trans>
            <Money usd={unit / 100} /> each
          </Trans>
        </span>
      ) : null}
      {part.coreCharge > 0 ? (
        <span className={quiet}>
          <Trans>
            + <Money usd={part.coreCharge} /> core each
          </Trans>
        </span>
      ) : null}
      <PriceAge />
    </div>
  )
}

const figures = css({ display: 'grid', marginLeft: 'auto', minWidth: '24', width: { md: '[144px]' }, textAlign: 'right', lineHeight: 'snug' })
const quiet = css({ fontSize: 'sm', color: 'fg.muted' })
