import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useReportDataAge } from '#app/hooks/use-age-held.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { button, message } from '#styled/recipes'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/** Says offline that this order was never opened on this device. */
const OrderUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <Message role="status" title={<Trans>This order is not on this phone.</Trans>}>
    <p>
      <Trans>The shop cannot be reached just now. Open the order once with a signal; from then on it is here without one too.</Trans>
    </p>
    <div className={message().ways}>
      <RetryButton retry={retry} isPrimary />
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
  return <OneOrder key={id} id={id} returnSubject={what} />
}

/** One order, loaded by its id. `returnSubject`: what is returned; if it is set, the return form is shown instead of the order. */
function OneOrder({ id, returnSubject }: { id: string; returnSubject: string | undefined }) {
  const { t } = useLingui()
  const { result, retry } = useOfflineResult<Order>(useCallback(() => fetchOrderWithFallback(id), [id]))
  const { confirmedCount } = useOrderChanges()
  // When a waiting change has reached the server, the order is loaded again. The first run of this effect needs no reload.
  useEffect(() => {
    if (confirmedCount > 0) void retry()
  }, [confirmedCount, retry])
  const number = result.status === 'ready' ? result.value.number : null
  const isReturn = returnSubject !== undefined
  useTitle(number === null ? null : isReturn ? t`Send something back of ${number}` : t`Order ${number}`)
  // The focus moves to the view that opens (order or return form), except on the first page of a visit.
  const [first] = useState(isReturn)
  const [arrived, setArrived] = useState(false)
  if (!arrived && isReturn !== first) setArrived(true)
  const [sent, setSent] = useState(false)
  useReportDataAge(result.status === 'ready' && result.from === 'device' ? result.asOf : null)
  return (
    <div className={frameClass}>
      <Crumbs
        trail={[
          { label: t`Your Orders`, to: href('orders') },
          { label: number ?? t`Your order`, ...(isReturn ? { to: orderHref(id) } : {}) },
          ...(isReturn ? [{ label: t`Send back` }] : []),
        ]}
      />
      <QueryContent query={result} skeleton={<OrderSkeleton />} renderOffline={() => <OrderUnavailable retry={retry} />}>
        {(order) => (
          <>
            {result.status === 'ready' && result.from === 'device' ? (
              <p className={mutedTextClass}>
                <Trans>This is the order as it was then. Its state may be newer at the shop.</Trans>
              </p>
            ) : null}
            {isReturn ? (
              <Suspense fallback={<Skeleton height={420} />}>
                <ReturnPage
                  order={order}
                  returnSubject={returnSubject}
                  hasReplacedOrderPage={arrived}
                  onChanged={retry}
                  onSent={() => setSent(true)}
                />
              </Suspense>
            ) : (
              <OrderView order={order} reload={retry} isReturnSent={sent} />
            )}
          </>
        )}
      </QueryContent>
    </div>
  )
}

const frameClass = css({ display: 'grid', gap: '2', paddingBottom: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm' })
