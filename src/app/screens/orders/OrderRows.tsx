import { Trans, useLingui } from '@lingui/react/macro'
import { useWidthFrom } from '#app/hooks/use-width-from.ts'
import type { OrderPage, OrdersAsked } from '#app/state/orders/order-filter.ts'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import type { OrderRow } from '#contract/order.ts'
import { css } from '#styled/css'
import { OrderListRow } from './OrderListRow.tsx'
import { OrdersEmpty } from './OrdersEmpty.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ordersHref } from './orders-query.ts'

interface OrderRowsProps {
  page: OrderPage
  asked: OrdersAsked
  /** Whether the orders are those stored on this device, because the server does not respond. */
  fromDevice: boolean
  /** Whether a newer reply is loading. */
  busy: boolean
}

/** One page of orders, with links to the other pages. */
export function OrderRows({ page, asked, fromDevice, busy }: OrderRowsProps) {
  return (
    <div aria-busy={busy || undefined} className={frame}>
      {fromDevice ? (
        <p className={quiet}>
          <Trans>Only orders that were seen on this phone. The shop may know more, and newer states.</Trans>
        </p>
      ) : null}
      {page.records.length === 0 ? <OrdersEmpty page={page} asked={asked} /> : <OrderList orders={page.records} />}
      <PageSteps
        current={asked.pageNo}
        pages={page.pages}
        addressOf={(pageNo) => ordersHref({ ...asked, pageNo })}
        back={<Trans>Newer</Trans>}
        on={<Trans>Older</Trans>}
      />
    </div>
  )
}

/** A table of orders on wide screens, compact rows on narrower ones. */
function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useLingui()
  return useWidthFrom('lg') ? (
    <OrderTable orders={orders} />
  ) : (
    <ul aria-label={t`Your Orders`}>
      {orders.map((order) => (
        <OrderListRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

const frame = css({ minWidth: '0', '&[aria-busy=true] > :is(ul, table)': { opacity: 0.6 } })
const quiet = css({ color: 'fg.muted', fontSize: 'sm' })
