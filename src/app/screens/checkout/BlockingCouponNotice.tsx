import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useCheckout } from '#app/hooks/use-checkout.ts'
import { translate } from '#app/i18n/language.ts'
import { applyCouponCode } from '#app/state/checkout/quote.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { button } from '#styled/recipes'
import { blockingProblemClass, COUPON_PROBLEM_ELEMENT_ID } from './in-the-way.ts'

/** Says above the disabled order button why the coupon prevents the order, with a button that removes the coupon. */
export function BlockingCouponNotice() {
  const { draft, asking } = useCheckout()
  const place = useRef<HTMLDivElement>(null)
  const problem = draft.quote?.problems.find(({ about }) => about === 'coupon')
  const without = () => {
    // The pressed button disappears together with the coupon, so the focus moves here.
    place.current?.focus({ preventScroll: true })
    void applyCouponCode('').catch(logErrorOnly)
  }
  return (
    <div ref={place} id={COUPON_PROBLEM_ELEMENT_ID} tabIndex={-1} className={problem === undefined ? undefined : blockingProblemClass}>
      {problem === undefined ? null : (
        <>
          <Icon name="warning" />
          <p>
            <b>
              <Trans>The coupon keeps the order from being placed.</Trans>
            </b>{' '}
            {translate(problem.say)}
          </p>
          <button type="button" className={button()} disabled={asking} onClick={without}>
            <Trans>Order without the coupon</Trans>
          </button>
        </>
      )}
    </div>
  )
}
