import { Trans, useLingui } from '@lingui/react/macro'
import { useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import type { OrderPage, OrdersQuery } from '#app/state/orders/order-filter.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { PageSteps } from '#app/ui/PageSteps.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { OrderListRow } from './OrderListRow.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ordersHref } from './orders-query.ts'

interface OrderRowsProps {
  page: OrderPage
  asked: OrdersQuery
  /** Whether the orders are those stored on this device, because the server does not respond. */
  fromDevice: boolean
  /** Whether a newer reply is loading. */
  busy: boolean
}

/** One page of orders, with links to the other pages. */
export function OrderRows({ page, asked, fromDevice, busy }: OrderRowsProps) {
  return (
    <div aria-busy={busy || undefined} className={frameClass}>
      {fromDevice ? (
        <p className={mutedTextClass}>
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
  return useWindowAtLeast('lg') ? (
    <OrderTable orders={orders} />
  ) : (
    <ul aria-label={t`Your Orders`}>
      {orders.map((order) => (
        <OrderListRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

const frameClass = css({ minWidth: '0', '&[aria-busy=true] > :is(ul, table)': { opacity: 0.6 } })
const mutedTextClass = css({ color: 'fg.muted', fontSize: 'sm' })

/** An empty list of orders: the reason, and next steps. */
function OrdersEmpty({ page: { total, counts }, asked }: { page: OrderPage; asked: OrdersQuery }) {
  const { tab, text } = asked
  const way =
    total > 0
      ? { to: ordersHref({ ...asked, pageNo: 1 }), words: <Trans>To the newest ones</Trans> }
      : counts.all > 0
        ? { to: ordersHref({ tab: 'all', text, pageNo: 1 }), words: <Trans>Look under all states</Trans> }
        : text !== ''
          ? { to: ordersHref({ tab, text: '', pageNo: 1 }), words: <Trans>Show all orders</Trans> }
          : { to: href('home'), words: <Trans>Find a part</Trans> }
  return (
    <Message
      title={
        total > 0 ? (
          <Trans>There are not so many orders.</Trans>
        ) : text !== '' ? (
          <Trans>No order matches “{text}”.</Trans>
        ) : tab === 'all' ? (
          <Trans>You have not ordered anything yet.</Trans>
        ) : tab === 'unpaid' ? (
          <Trans>Nothing is left to pay.</Trans>
        ) : (
          <Trans>No order is in this state.</Trans>
        )
      }
      lead={text === '' && tab === 'all' ? <Trans>Each order stays here, with its parts, papers and returns.</Trans> : undefined}
    >
      <Link to={way.to} className={button({ tone: 'primary' })}>
        {way.words}
      </Link>
    </Message>
  )
}
