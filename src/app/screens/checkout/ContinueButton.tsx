import { Trans } from '@lingui/react/macro'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import type { CheckoutDraft } from '#app/state/checkout/checkout.ts'
import { editDraft } from '#app/state/checkout/draft.ts'
import { nextCheckoutStep } from '#app/state/checkout/next-step.ts'
import { button } from '#styled/recipes'

interface ContinueButtonProps {
  step: Parameters<typeof nextCheckoutStep>[0]
  /** Values of the checkout draft that the buyer chooses by continuing. */
  draftChanges?: Partial<CheckoutDraft>
}

const continueButtonTexts = {
  address: null,
  delivery: <Trans>On to the delivery</Trans>,
  payment: <Trans>On to the payment</Trans>,
  review: <Trans>On to the review</Trans>,
}

/** The button that completes a step of the checkout and opens the next incomplete one. */
export function ContinueButton({ step, draftChanges = {} }: ContinueButtonProps) {
  const next = nextCheckoutStep(step, { ...useCheckout().draft, ...draftChanges })
  return (
    <div>
      <button type="button" className={button({ tone: 'primary' })} onClick={() => editDraft({ ...draftChanges, step: next })}>
        {continueButtonTexts[next]}
      </button>
    </div>
  )
}
