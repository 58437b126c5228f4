import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import type { Order } from '#contract/order.ts'
import { useOrderChanges } from '#app/hooks/use-order-changes.ts'
import { useAgeHeld } from '#app/hooks/use-age-held.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { href } from '#contract/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { askSeenOrder } from '#app/state/orders/orders.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { css } from '#styled/css'
import { OrderAbsent } from './OrderAbsent.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'

/**
 * `/shoppingOrderDetail?id=` and `/order/orderInfo?id=`: one order, by its id or its number. Another customer's is not found, as one that
 * never was.
 */
export default function OrderScreen({ params: { id } }: { params: ParamsOf<'orderDetail'> }) {
  return <OneOrder key={id} id={id} />
}

function OneOrder({ id }: { id: string }) {
  const { t } = useLingui()
  const { shown, again } = useAnswer<Order>(useCallback(() => askSeenOrder(id), [id]))
  const { confirmed } = useOrderChanges()
  // What waited here has reached the shop: the order is another now. The first reading has asked already.
  useEffect(() => {
    if (confirmed > 0) void again()
  }, [confirmed, again])
  const number = shown.status === 'ready' ? shown.value.number : null
  useTitle(number === null ? null : t`Order ${number}`)
  useAgeHeld(shown.status === 'ready' && shown.from === 'device' ? shown.asOf : null)
  return (
    <div className={frame}>
      <Crumbs trail={[{ label: t`Your Orders`, to: href('orders') }, { label: number ?? t`Your order` }]} />
      <Pending of={shown} skeleton={<OrderSkeleton />} absent={() => <OrderAbsent again={again} />}>
        {(order) => (
          <>
            {shown.status === 'ready' && shown.from === 'device' ? (
              <p className={quiet}>
                <Trans>This is the order as it was then. Its state may be newer at the shop.</Trans>
              </p>
            ) : null}
            <OrderView order={order} again={again} />
          </>
        )}
      </Pending>
    </div>
  )
}

const frame = css({ display: 'grid', gap: '2', paddingBottom: '6', gridTemplateColumns: '[minmax(0, 1fr)]' })
const quiet = css({ color: 'fg.muted', fontSize: 'sm' })
