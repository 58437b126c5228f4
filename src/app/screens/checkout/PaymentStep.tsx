import { useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { translate } from '#app/i18n/language.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { type PaymentMethod, paymentMethods } from '#contract/checkout/checkout.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { OnTo } from './OnTo.tsx'
import { Problems } from './Problems.tsx'
import { allowedPaymentOffers } from './payment-offers.ts'
import { ShopSilent } from './ShopSilent.tsx'
import { Step } from './Step.tsx'

const isPaymentMethod = (value: string): value is PaymentMethod => paymentMethods.some((method) => method === value)

/** The step of the checkout for the payment method. A method that is not available says why. */
export function PaymentStep() {
  const { t } = useLingui()
  const { draft, fresh } = useCheckout()
  const offers = allowedPaymentOffers(draft.quote?.payments ?? [], draft.delivery, fresh)
  const named = offers.find(({ id }) => id === draft.payment)?.name
  const chosen = draft.payment || offers.find(({ open }) => open)?.id || ''
  return (
    <Step
      name="payment"
      title={t`Payment`}
      problems={<Problems about={['payment']} />}
      summary={named === undefined ? null : translate(named)}
    >
      <ShopSilent />
      <ChoiceList
        name="payment"
        label={t`Ways to pay`}
        options={offers.map(({ id, name, hint, open, why }) => ({
          id,
          title: translate(name),
          words: translate(open ? hint : why),
          disabled: !open,
        }))}
        chosen={chosen}
        onChoose={(value) => isPaymentMethod(value) && editDraft({ payment: value })}
      />
      {chosen === '' ? null : <OnTo step="payment" chosen={{ payment: chosen }} />}
    </Step>
  )
}
