import { Trans, useLingui } from '@lingui/react/macro'
import { type DeliveryMethod, deliveryMethods } from '#contract/checkout.ts'
import { deliveryWords } from '#contract/checkout-words.ts'
import { useAddresses } from '#app/hooks/use-addresses.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { translate } from '#app/i18n/language.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { Money } from '#app/ui/Money.tsx'
import { button } from '#styled/recipes'
import { Choice } from './Choice.tsx'
import { ChoicesSkeleton } from './ChoicesSkeleton.tsx'
import { choicesList } from './choices-list.ts'
import { Problems } from './Problems.tsx'
import { ShopSilent } from './ShopSilent.tsx'
import { Step } from './Step.tsx'
import { expectedWords } from './expected-words.ts'

/** Freight goes only where no parcel does, which the shop alone knows. */
const withoutShop = deliveryMethods.filter((method) => method !== 'freight')
const isDelivery = (value: string): value is DeliveryMethod => deliveryMethods.some((method) => method === value)

/** How it travels: each way with its price and the days on which it is expected. */
export function DeliveryStep() {
  const { t, i18n } = useLingui()
  const { draft, fresh, asking } = useCheckout()
  const country = useAddresses().rows.find(({ id }) => id === draft.addressId)?.country ?? null
  // Ways and prices of another country, or of none yet, say nothing about this one.
  const quote = fresh || draft.quote?.country === country ? draft.quote : null
  const offers = quote?.deliveries ?? []
  const chosen = draft.delivery || quote?.delivery || ''
  const offer = offers.find(({ id }) => id === draft.delivery)
  const name = (id: DeliveryMethod) => offers.find((one) => one.id === id)?.name ?? translate(deliveryWords[id])
  const choose = (value: string) => isDelivery(value) && editDraft({ delivery: value })
  return (
    <Step
      name="delivery"
      title={t`Delivery`}
      problems={<Problems about={['delivery']} />}
      summary={
        draft.delivery === '' ? null : (
          <>
            {name(draft.delivery)}
            {offer === undefined ? null : (
              <>
                {', '}
                {price(offer)}, {expectedWords(i18n, offer)}
              </>
            )}
          </>
        )
      }
    >
      <ShopSilent />
      <fieldset className={choicesList} aria-label={t`Ways of delivery`}>
        {offers.length > 0 ? (
          offers.map((one) => (
            <Choice
              key={one.id}
              name="delivery"
              value={one.id}
              chosen={one.id === chosen}
              onChoose={choose}
              title={one.name}
              end={price(one)}
            >
              {expectedWords(i18n, one)}
              {one.hint === '' ? null : (
                <>
                  <br />
                  {one.hint}
                </>
              )}
            </Choice>
          ))
        ) : fresh ? null : asking ? (
          <ChoicesSkeleton />
        ) : (
          withoutShop.map((id) => (
            <Choice key={id} name="delivery" value={id} chosen={id === chosen} onChoose={choose} title={translate(deliveryWords[id])}>
              <Trans>The shop says price and day when it can be reached.</Trans>
            </Choice>
          ))
        )}
      </fieldset>
      {chosen === '' ? null : (
        <div>
          <button
            type="button"
            className={button({ tone: 'primary' })}
            onClick={() => isDelivery(chosen) && editDraft({ delivery: chosen, step: 'payment' })}
          >
            <Trans>On to the payment</Trans>
          </button>
        </div>
      )}
    </Step>
  )
}

const price = ({ price: usd }: { price: number }) => (usd === 0 ? <Trans>free</Trans> : <Money usd={usd} />)
