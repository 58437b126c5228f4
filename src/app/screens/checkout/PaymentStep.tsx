import { Trans, useLingui } from '@lingui/react/macro'
import { type PaymentMethod, paymentMethods } from '#contract/checkout.ts'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { edit } from '#app/state/checkout-draft.ts'
import { button } from '#styled/recipes'
import { Choice } from './Choice.tsx'
import { choicesList } from './choices-list.ts'
import { paymentWords } from './method-words.ts'
import { Problems } from './Problems.tsx'
import { ShopSilent } from './ShopSilent.tsx'
import { Step } from './Step.tsx'

const isPayment = (value: string): value is PaymentMethod => paymentMethods.some((method) => method === value)

/** How it is paid. A way that cannot be taken now says why. */
export function PaymentStep() {
  const { t, i18n } = useLingui()
  const { draft, fresh } = useCheckout()
  const known = draft.quote?.payments ?? []
  const atCounter = { open: draft.delivery === 'collection', why: t`Only with parts that are fetched at the counter.` }
  const withoutShop = [
    { id: 'invoice' as const, name: i18n._(paymentWords.invoice), hint: '', open: true, why: '' },
    { id: 'collection' as const, name: i18n._(paymentWords.collection), hint: '', ...atCounter },
  ]
  // What the shop said last may have been of another delivery.
  const last = fresh ? known : known.map((one) => (one.id === 'collection' ? { ...one, ...atCounter } : one))
  const offers = last.length > 0 ? last : withoutShop
  const chosen = draft.payment || offers.find(({ open }) => open)?.id || ''
  return (
    <Step
      name="payment"
      title={t`Payment`}
      problems={<Problems about={['payment']} />}
      summary={draft.payment === '' ? null : offers.find(({ id }) => id === draft.payment)?.name}
    >
      <ShopSilent />
      <fieldset className={choicesList} aria-label={t`Ways to pay`}>
        {offers.map(({ id, name, hint, open, why }) => (
          <Choice
            key={id}
            name="payment"
            value={id}
            chosen={id === chosen}
            disabled={!open}
            onChoose={(value) => isPayment(value) && edit({ payment: value })}
            title={name}
          >
            {open ? hint : why}
          </Choice>
        ))}
      </fieldset>
      {chosen === '' ? null : (
        <div>
          <button
            type="button"
            className={button({ tone: 'primary' })}
            onClick={() => isPayment(chosen) && edit({ payment: chosen, step: 'review' })}
          >
            <Trans>On to the review</Trans>
          </button>
        </div>
      )}
    </Step>
  )
}
