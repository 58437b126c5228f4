import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useDeliveryTerms } from '#app/hooks/delivery/use-delivery.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useHasBeenIdle } from '#app/hooks/use-has-been-idle.ts'
import { formatDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { availabilityOf } from '#app/sale.ts'
import { shopToday } from '#app/shop-days.ts'
import { chooseShipCountry } from '#app/state/delivery/ship-country.ts'
import { useDataAge } from '#app/ui/price/DataTimeProvider.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { countryNameOf, listNamedCountries } from '#app/ui/region-name.ts'
import { shippingDateOf } from '#contract/catalogue/availability.ts'
import { cheapestShippedOffer, deliveryOffers } from '#contract/delivery/delivery.ts'
import type { DeliveryTerms } from '#contract/delivery/delivery-terms.ts'
import type { QuantityTotals } from '#contract/pricing/pricing.ts'
import { css } from '#styled/css'
import type { OfferedPart } from './offered-part.ts'

interface DeliveryLineProps {
  part: Pick<OfferedPart, 'stock' | 'minQty' | 'weightKg'>
  quantityTotals: QuantityTotals
}

/**
 * Says when the selected quantity arrives and what its cheapest delivery costs, for a known or guessed country that can be changed here.
 * Empty until the country is determined, or if the part's weight is unknown.
 */
export function DeliveryLine({ part, quantityTotals }: DeliveryLineProps) {
  const { country, by, terms } = useDeliveryTerms()
  const { weightKg } = part
  const [choosing, setChoosing] = useState(false)
  // The country is determined in the first effect, because the server does not know the visitor.
  if (by === 'unknown' || weightKg === undefined) return null
  return (
    <>
      <Destination country={country} isChoosing={choosing} onChoosing={setChoosing} />
      {/* Screen readers announce the text after the user changes the country, not when the page loads. */}
      <p className={deliveryTextClass} aria-live={choosing ? 'polite' : undefined}>
        {country === null ? (
          <Trans>Choose a country to see what delivery costs.</Trans>
        ) : terms.status === 'ready' ? (
          <DeliveryText terms={terms.value} part={part} weightKg={weightKg} quantityTotals={quantityTotals} />
        ) : null}
      </p>
    </>
  )
}

interface DestinationProps {
  country: string | null
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

function Destination({ country, isChoosing, onChoosing }: DestinationProps) {
  const { i18n, t } = useLingui()
  // Naming and sorting 250 countries takes a slow phone a fifth of a second, so they come when the page rests, or somebody asks for them.
  const isNeeded = useHasBeenIdle() || isChoosing
  const named = useMemo(() => (isNeeded ? listNamedCountries(i18n) : []), [i18n, isNeeded])
  return (
    <label className={destinationRowClass}>
      <Trans>Delivery to</Trans>
      <select
        className={countryChooserClass}
        value={country ?? ''}
        onFocus={() => onChoosing(true)}
        onBlur={() => onChoosing(false)}
        onChange={(event) => void chooseShipCountry(event.target.value)}
      >
        {country === null ? <option value="">{t`choose a country`}</option> : null}
        {country !== null && !isNeeded ? <option value={country}>{countryNameOf(i18n, country)}</option> : null}
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface DeliveryTextProps {
  terms: DeliveryTerms
  part: DeliveryLineProps['part']
  weightKg: number
  quantityTotals: QuantityTotals
}

/** The offered delivery in words: days, price, method. A part that is out of stock without an expected day has only a price. */
function DeliveryText({ terms, part, weightKg, quantityTotals: { qty, goods } }: DeliveryTextProps) {
  const { t } = useLingui()
  useClock()
  const aged = useDataAge()
  // If the stock is unknown, no day of arrival is shown.
  const today = shopToday()
  const leaves = aged.type === 'old' || aged.type === 'undated' ? null : shippingDateOf(availabilityOf(part, qty), today)
  const offers = deliveryOffers(terms.ways, { grams: Math.round(weightKg * 1000 * qty), goodsCents: goods, from: leaves ?? today })
  const offer = cheapestShippedOffer(offers)
  if (offer === undefined && offers.length > 0) return <Trans>Only collected at the counter.</Trans>
  if (offer === undefined) return <Trans>The shop does not send this there.</Trans>
  const cost = offer.price === 0 ? t`free` : <Money usd={offer.price} />
  const way = translate(offer.name)
  if (leaves === null)
    return (
      <Trans>
        {cost} ({way}), no day known yet
      </Trans>
    )
  const [from, to] = [formatDay(offer.expectedFrom), formatDay(offer.expectedTo)]
  return from === to ? (
    <Trans>
      <strong>{from}</strong>, {cost} ({way})
    </Trans>
  ) : (
    <Trans>
      <strong>
        {from} to {to}
      </strong>
      , {cost} ({way})
    </Trans>
  )
}

const destinationRowClass = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '1',
  minHeight: 'touch',
  // The area to tap is finger-sized; the negative margin keeps the lines close together.
  marginBlock: '[-8px]',
  minWidth: '0',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
})
/** The choice of the country looks like a word of the sentence that can be changed, not like a form field. */
const countryChooserClass = css({
  minWidth: '0',
  maxWidth: 'full',
  minHeight: 'touch',
  border: '[none]',
  padding: '0',
  backgroundColor: '[transparent]',
  color: 'fg',
  fontSize: 'body',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
  textOverflow: 'ellipsis',
  fieldSizing: 'content',
})
const deliveryTextClass = css({ minHeight: '[1.5em]' })
