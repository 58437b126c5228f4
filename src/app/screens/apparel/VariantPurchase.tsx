import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAddToCart } from '#app/hooks/add-to-cart.ts'
import { canAddToCart } from '#app/sale.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { useDataTime } from '#app/ui/price/DataTimeProvider.tsx'
import { FormerValue } from '#app/ui/price/FormerValue.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { PromotionEndText } from '#app/ui/price/PromotionEndText.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx'
import { StockAlert } from '#app/ui/stock-watch/StockAlert.tsx'
import type { Variant } from '#contract/apparel/style-calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { dollarsOf } from '#contract/kernel/primitives.ts'
import { totalsForQuantity } from '#contract/pricing/pricing.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { variantPriceRange } from './choice.ts'

interface VariantPurchaseProps {
  chosenVariant: Variant | undefined
  /** The sizes of the selected colour. */
  variants: readonly Variant[]
  isSizeChosen: boolean
  onSizeMissing: () => void
}

/** The price, stock and Add button of the selected size and colour. Before a size is selected, the price range. */
export function VariantPurchase({ chosenVariant, variants, isSizeChosen, onSizeMissing }: VariantPurchaseProps) {
  if (chosenVariant !== undefined) return <ChosenVariantPurchase key={chosenVariant.part.mcode} part={chosenVariant.part} />
  const { lowestPriceUsd: from, highestPriceUsd } = variantPriceRange(variants)
  return (
    <div className={frameClass}>
      <p className={priceClass}>
        {from === highestPriceUsd ? (
          <Money usd={from} />
        ) : (
          <Trans>
            from <Money usd={from} />
          </Trans>
        )}{' '}
        <PriceAge />
      </p>
      {isSizeChosen ? (
        <p>
          <Trans>This size is not made in this colour. Choose another one.</Trans>
        </p>
      ) : (
        <button type="button" className={button({ tone: 'primary' })} onClick={onSizeMissing}>
          <Trans>Add to cart</Trans>
        </button>
      )}
    </div>
  )
}

function ChosenVariantPurchase({ part }: { part: PartCard }) {
  const asOf = useDataTime()
  const [qty, setQty] = useState(part.minQty ?? 1)
  const { isBusy, press } = useAddToCart({ ...part, asOf }, qty)
  const { total } = totalsForQuantity({ ...part, priceLadder: part.priceLadder ?? [] }, qty)
  const { mcode } = part
  return (
    <div className={frameClass} data-variant={mcode}>
      <p className={priceClass}>
        {part.wasPrice === undefined ? null : (
          <FormerValue className={lineClass}>
            <Money usd={part.wasPrice} />
          </FormerValue>
        )}
        <Money usd={part.price} /> <PriceAge />
      </p>
      {part.promotion === undefined ? null : (
        <p>
          <PromotionEndText promotion={part.promotion} />
        </p>
      )}
      <PriceBreakList part={part} />
      <p className={lineClass}>
        <StockMark stock={part.stock} />
        <Link to={href('part', { mcode })} className={numberClass}>
          <PartNumber number={mcode} />
        </Link>
      </p>
      {!canAddToCart(part) ? (
        <>
          <p>
            {part.stock.state === 'ended' ? (
              <Trans>This one is not made any more. Choose another size or colour.</Trans>
            ) : (
              <Trans>This one can be ordered when it is back. Choose another size or colour.</Trans>
            )}
          </p>
          <StockAlert part={part} tone="primary" />
        </>
      ) : (
        <div className={lineClass}>
          <QuantityStepper qty={qty} minQty={part.minQty ?? 1} reportsEveryKey onQuantity={setQty} />
          <button
            type="button"
            className={button({ tone: 'primary' })}
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={press}
          >
            {isBusy ? <Trans>Adding…</Trans> : <Trans>Add to cart</Trans>}
          </button>
          {qty > 1 ? (
            <span>
              <Trans>
                together <Money usd={dollarsOf(total)} />
              </Trans>
            </span>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** A list of the quantity price breaks. */
const PriceBreakList = ({ part: { priceLadder = [] } }: { part: PartCard }) =>
  priceLadder.length < 2 ? null : (
    <p className={mutedTextClass}>
      {priceLadder.slice(1).map(({ fromQty, unitPrice }) => (
        <span key={fromQty} className={priceBreakClass}>
          <Trans>
            from {fromQty}: <Money usd={unitPrice} />
          </Trans>
        </span>
      ))}
    </p>
  )

const frameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  justifyItems: 'start',
  borderTop: 'hair',
  paddingTop: '4',
})
const priceClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2',
  fontSize: 'xl',
  fontWeight: 'bold',
  lineHeight: 'tight',
})
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' })
const numberClass = css({ display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', lg: '8' } })
const mutedTextClass = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'fg.muted' })
const priceBreakClass = css({ whiteSpace: 'nowrap' })
