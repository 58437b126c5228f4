import { useLingui } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { translate } from '#app/i18n/language.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { type PaymentMethod, paymentMethods } from '#contract/checkout/checkout.ts'
import { CheckoutProblems } from './CheckoutProblems.tsx'
import { CheckoutStepSection } from './CheckoutStepSection.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { allowedPaymentOffers } from './payment-offers.ts'
import { StalePricesNotice } from './StalePricesNotice.tsx'

const isPaymentMethod = (value: string): value is PaymentMethod => paymentMethods.some((method) => method === value)

/** The step of the checkout for the payment method. A method that is not available says why. */
export function PaymentStep() {
  const { t } = useLingui()
  const { draft, fresh } = useCheckout()
  const offers = allowedPaymentOffers(draft.quote?.payments ?? [], draft.delivery, fresh)
  const named = offers.find(({ id }) => id === draft.payment)?.name
  const chosen = draft.payment || offers.find(({ open }) => open)?.id || ''
  return (
    <CheckoutStepSection
      name="payment"
      title={t`Payment`}
      problems={<CheckoutProblems subjects={['payment']} />}
      summary={named === undefined ? null : translate(named)}
    >
      <StalePricesNotice />
      <ChoiceList
        name="payment"
        label={t`Ways to pay`}
        options={offers.map(({ id, name, hint, open, why }) => ({
          id,
          title: translate(name),
          words: translate(open ? hint : why),
          disabled: !open,
        }))}
        chosenId={chosen}
        onChoose={(value) => isPaymentMethod(value) && editDraft({ payment: value })}
      />
      {chosen === '' ? null : <ContinueButton step="payment" draftChanges={{ payment: chosen }} />}
    </CheckoutStepSection>
  )
}
