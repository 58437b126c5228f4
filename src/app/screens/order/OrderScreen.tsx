import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { AskAgain } from '#app/ui/AskAgain.tsx'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { Pending } from '#app/ui/Pending.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { button, message } from '#styled/recipes'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/** Says offline that this order was never opened on this device. */
const OrderAbsent = ({ again }: { again: () => Promise<void> }) => (
  <Message role="status" title={<Trans>This order is not on this phone.</Trans>}>
    <p>
      <Trans>The shop cannot be reached just now. Open the order once with a signal; from then on it is here without one too.</Trans>
    </p>
    <div className={message().ways}>
      <AskAgain again={again} first />
      <Link to={href('orders')} className={button()}>
        <Trans>Your Orders</Trans>
      </Link>
    </div>
  </Message>
)

const ReturnPage = lazyComponent(
  () => import('./ReturnPage.tsx'),
  (page) => page.ReturnPage,
)

/** `/shoppingOrderDetail?id=` and `/order/orderInfo?id=`: one order, by id or number. Orders of other customers are not found. */
export default function OrderScreen({ params: { id, return: what } }: { params: ParamsOf<'orderDetail'> }) {
  return <OneOrder key={id} id={id} what={what} />
}

/** One order, loaded by its id. `what`: what is returned; the return form is then shown instead of the order. */
function OneOrder({ id, what }: { id: string; what: string | undefined }) {
  const { t } = useLingui()
  const { shown, again } = useOfflineResult<Order>(useCallback(() => fetchOrderWithFallback(id), [id]))
  const { confirmed } = useOrderChanges()
  // When a waiting change has reached the server, the order is loaded again. The first run of this effect needs no reload.
  useEffect(() => {
    if (confirmed > 0) void again()
  }, [confirmed, again])
  const number = shown.status === 'ready' ? shown.value.number : null
  const isReturn = what !== undefined
  useTitle(number === null ? null : isReturn ? t`Send something back of ${number}` : t`Order ${number}`)
  // The focus moves to the view that opens (order or return form), except on the first page of a visit.
  const [first] = useState(isReturn)
  const [arrived, setArrived] = useState(false)
  if (!arrived && isReturn !== first) setArrived(true)
  const [sent, setSent] = useState(false)
  useReportDataAge(shown.status === 'ready' && shown.from === 'device' ? shown.asOf : null)
  return (
    <div className={frameClass}>
      <Crumbs
        trail={[
          { label: t`Your Orders`, to: href('orders') },
          { label: number ?? t`Your order`, ...(isReturn ? { to: orderHref(id) } : {}) },
          ...(isReturn ? [{ label: t`Send back` }] : []),
        ]}
      />
      <Pending of={shown} skeleton={<OrderSkeleton />} absent={() => <OrderAbsent again={again} />}>
        {(order) => (
          <>
            {shown.status === 'ready' && shown.from === 'device' ? (
              <p className={mutedTextClass}>
                <Trans>This is the order as it was then. Its state may be newer at the shop.</Trans>
              </p>
            ) : null}
            {isReturn ? (
              <Suspense fallback={<Skeleton height={420} />}>
                <ReturnPage order={order} what={what} arrived={arrived} onChanged={again} onSent={() => setSent(true)} />
              </Suspense>
            ) : (
              <OrderView order={order} again={again} sent={sent} />
            )}
          </>
        )}
      </Pending>
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '2', paddingBottom: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm' })
