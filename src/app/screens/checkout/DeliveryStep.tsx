import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { type DisplayedQuote, useCheckout } from '#app/hooks/use-checkout.ts'
import { formatDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { deliveryTexts } from '#contract/checkout/checkout.ts'
import { type DeliveryMethod, deliveryMethods } from '#contract/delivery/delivery-terms.ts'
import { CheckoutProblems } from './CheckoutProblems.tsx'
import { CheckoutStepSection } from './CheckoutStepSection.tsx'
import { ChoiceList, type ChoiceOption } from './ChoiceList.tsx'
import { ChoicesSkeleton } from './ChoicesSkeleton.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { ParcelChoice } from './ParcelChoice.tsx'
import { StalePricesNotice } from './StalePricesNotice.tsx'

type ShownDeliveryOffer = DisplayedQuote['deliveries'][number]

/**
 * The delivery methods that can be offered without asking the server. Freight is only offered if no parcel is possible, which only the
 * server knows.
 */
const offlineDeliveryMethods = deliveryMethods.filter((method) => method !== 'freight')
const isDeliveryMethod = (value: string): value is DeliveryMethod => deliveryMethods.some((method) => method === value)

/** The step of the checkout for the delivery method, with price and expected days. */
export function DeliveryStep() {
  const { t, i18n } = useLingui()
  const { draft, fresh, asking } = useCheckout()
  const country = useAddresses().rows.find(({ id }) => id === draft.addressId)?.country ?? null
  // Delivery methods and prices that were calculated for another country do not apply.
  const quote = fresh || draft.quote?.country === country ? draft.quote : null
  const offers = quote?.deliveries ?? []
  const chosen = draft.delivery || quote?.delivery || ''
  const offer = offers.find(({ id }) => id === draft.delivery)
  const name = (id: DeliveryMethod) => offers.find((one) => one.id === id)?.name ?? translate(deliveryTexts[id])
  const choose = (value: string) => isDeliveryMethod(value) && editDraft({ delivery: value })
  const options =
    offers.length > 0 || fresh ? offers.map((one) => deliveryOptionOf(i18n, one)) : offlineDeliveryMethods.map(unpricedDeliveryOption)
  return (
    <CheckoutStepSection
      name="delivery"
      title={t`Delivery`}
      problems={<CheckoutProblems subjects={['delivery']} />}
      summary={
        draft.delivery === '' ? null : (
          <>
            {name(draft.delivery)}
            {offer === undefined ? null : (
              <>
                {', '}
                {renderDeliveryPrice(offer)}, {expectedDeliveryText(i18n, offer)}
              </>
            )}
          </>
        )
      }
    >
      <StalePricesNotice />
      {offers.length === 0 && !fresh && asking ? (
        <ChoicesSkeleton />
      ) : (
        <ChoiceList name="delivery" label={t`Ways of delivery`} options={options} chosenId={chosen} onChoose={choose} />
      )}
      {quote?.backOrder === undefined ? null : <ParcelChoice backOrder={quote.backOrder} />}
      {chosen === '' ? null : <ContinueButton step="delivery" draftChanges={{ delivery: chosen }} />}
    </CheckoutStepSection>
  )
}

const renderDeliveryPrice = ({ price: usd }: { price: number }) => (usd === 0 ? <Trans>free</Trans> : <Money usd={usd} />)

const deliveryOptionOf = (i18n: I18n, one: ShownDeliveryOffer): ChoiceOption => ({
  id: one.id,
  title: one.name,
  endContent: renderDeliveryPrice(one),
  words: (
    <>
      {expectedDeliveryText(i18n, one)}
      {one.hint === '' ? null : (
        <>
          <br />
          {one.hint}
        </>
      )}
    </>
  ),
})

const unpricedDeliveryOption = (id: DeliveryMethod): ChoiceOption => ({
  id,
  title: translate(deliveryTexts[id]),
  words: <Trans>The shop says price and day when it can be reached.</Trans>,
})

/** Returns the expected days of arrival in words: `Nov 26 to Nov 28`. */
function expectedDeliveryText(
  i18n: I18n,
  { id, expectedFrom, expectedTo, rest }: Pick<ShownDeliveryOffer, 'id' | 'expectedFrom' | 'expectedTo' | 'rest'>,
): string {
  const [from, to] = [formatDay(expectedFrom), formatDay(expectedTo)]
  if (id === 'collection') return i18n._(msg`ready ${from}`)
  if (rest !== undefined)
    return i18n._(msg`first delivery ${from} to ${to}, second delivery ${formatDay(rest.expectedFrom)} to ${formatDay(rest.expectedTo)}`)
  return from === to ? i18n._(msg`expected ${to}`) : i18n._(msg`expected ${from} to ${to}`)
}
