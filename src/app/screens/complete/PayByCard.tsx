import { Trans } from '@lingui/react/macro'
import { useQueryString } from '#app/hooks/navigation.ts'
import { usePaymentPolling } from '#app/hooks/use-paid-soon.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { PayNowButton } from '#app/ui/order/PayNowButton.tsx'
import type { Order } from '#contract/orders/order.ts'
import { css } from '#styled/css'

/**
 * The state of a payment by card: open, abandoned, or being confirmed. The payment provider's page returns here with `payment=sent` or
 * `left`.
 */
export function PayByCard({ order }: { order: Order }) {
  const payment = new URLSearchParams(useQueryString()).get('payment')
  const { order: now, isPolling } = usePaymentPolling(order, payment === 'sent')
  if (isPolling)
    return (
      <FormMessage>
        <Trans>The payment company is confirming your payment. This takes a few seconds.</Trans>
      </FormMessage>
    )
  if (now.state === 'cancelled')
    return (
      <FormMessage>
        <Trans>The order was cancelled meanwhile. What was paid for it goes back.</Trans>
      </FormMessage>
    )
  if (!now.may.pay)
    return order.may.pay ? (
      <FormMessage isSuccess>
        <Trans>Your payment has come in.</Trans>
      </FormMessage>
    ) : null
  return (
    <div className={frameClass}>
      {payment === 'left' ? (
        <FormMessage>
          <Trans>You left the payment before it was done. Nothing was charged, and the order is kept.</Trans>
        </FormMessage>
      ) : null}
      {payment === 'sent' ? (
        <FormMessage>
          <Trans>The payment is not confirmed yet. We mail you when it is; you need not pay twice.</Trans>
        </FormMessage>
      ) : null}
      <PayNowButton id={now.id} amountDue={now.money.due} />
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '3', paddingTop: '2' })
