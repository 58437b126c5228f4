import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { linkRowClass } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { orderHref, orderPrintHref } from '#app/ui/order/order-hrefs.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import type { OrderPlacedReply } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { OrderNextSteps, statesBeforeShipping } from './OrderNextSteps.tsx'

interface PlacedOrderProps {
  id: string
  /** The server's reply when it accepted the order; null if this device did not receive it. */
  serverReply: Readonly<OrderPlacedReply> | null
}

/** A placed order: its number, next steps, total, payment, and links. */
export function PlacedOrder({ id, serverReply }: PlacedOrderProps) {
  const { result } = useOfflineResult(useCallback(() => fetchOrderWithFallback(id), [id]))
  const order = result.status === 'ready' ? result.value : null
  const facts = order === null ? serverReply : { number: order.number, total: order.sums.total }
  // The order may have been cancelled in another tab, or by the shop, while the payment page was open.
  const cancelled = order?.state === 'cancelled'
  const title = cancelled ? <Trans>This order is cancelled</Trans> : <Trans>Thank you, the order is placed</Trans>
  return (
    <FormPage title={facts === null ? <Trans>Your order</Trans> : title}>
      {facts === null ? null : (
        <FormMessage isSuccess={!cancelled}>
          <p>
            <Trans>Order number</Trans>
          </p>
          <PartNumber number={facts.number} size="hero" isCopyable />
          <p>
            <Trans>
              Total <Money usd={facts.total} />
            </Trans>
          </p>
        </FormMessage>
      )}
      <QueryContent
        query={result}
        skeleton={
          <div className={nextStepsSkeletonClass}>
            <TextBars lineCount={16} />
          </div>
        }
        renderOffline={() => (
          <p className={mutedTextClass}>
            <Trans>The details are with the shop and come with the next signal.</Trans>
          </p>
        )}
      >
        {(whole) =>
          whole.state === 'cancelled' ? (
            <p>
              {whole.money.paid > 0 ? (
                <Trans>Nothing of it will be sent. What was paid for it goes back.</Trans>
              ) : (
                <Trans>Nothing of it will be sent, and there is nothing to pay.</Trans>
              )}
            </p>
          ) : statesBeforeShipping.includes(whole.state) ? (
            <OrderNextSteps order={whole} />
          ) : (
            <p>
              {whole.delivery.name}: <OrderStateMark state={whole.state} />
            </p>
          )
        }
      </QueryContent>
      <OrderLinks id={id} isPaymentDue={order?.may.pay === true && order.money.method === 'card'} />
    </FormPage>
  )
}

/** Reserves the height of the usual next steps, so that the links below do not move when the steps appear. */
const nextStepsSkeletonClass = css({ display: 'grid', gap: '1' })
const mutedTextClass = css({ color: 'fg.muted' })

/** Links below a placed order. `isPaymentDue`: the buyer should pay first, so no link is emphasised. */
const OrderLinks = ({ id, isPaymentDue = false }: { id: string; isPaymentDue?: boolean }) => (
  <nav className={linkRowClass}>
    <Link to={orderHref(id)} className={isPaymentDue ? button() : button({ tone: 'primary' })}>
      <Trans>See the order</Trans>
    </Link>
    <Link to={orderPrintHref(id)} className={button()}>
      <Icon name="print" />
      <Trans>Print it</Trans>
    </Link>
    <Link to={href('orders')} className={link({ tall: true })}>
      <Trans>Your Orders</Trans>
    </Link>
    <Link to={href('home')} className={link({ tall: true })}>
      <Trans>Go on shopping</Trans>
    </Link>
  </nav>
)
