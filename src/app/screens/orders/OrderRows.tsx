import { Trans, useLingui } from '@lingui/react/macro'
import { useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import type { OrderPage, OrdersQuery } from '#app/state/orders/order-filter.ts'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { Pagination } from '#app/ui/Pagination.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { OrderListRow } from './OrderListRow.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ordersHref } from './orders-query.ts'

interface OrderRowsProps {
  page: OrderPage
  query: OrdersQuery
  /** Whether the orders are those stored on this device, because the server does not respond. */
  isFromDevice: boolean
  /** Whether a newer reply is loading. */
  isLoading: boolean
}

/** One page of orders, with links to the other pages. */
export function OrderRows({ page, query, isFromDevice, isLoading }: OrderRowsProps) {
  return (
    <div aria-busy={isLoading || undefined} className={frameClass}>
      {isFromDevice ? (
        <p className={mutedTextClass}>
          <Trans>Only orders that were seen on this phone. The shop may know more, and newer states.</Trans>
        </p>
      ) : null}
      {page.records.length === 0 ? <OrdersEmpty page={page} query={query} /> : <OrderList orders={page.records} />}
      <Pagination
        currentPage={query.pageNo}
        pageCount={page.pages}
        hrefOf={(pageNo) => ordersHref({ ...query, pageNo })}
        previousLabel={<Trans>Newer</Trans>}
        nextLabel={<Trans>Older</Trans>}
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
function OrdersEmpty({ page: { total, counts }, query }: { page: OrderPage; query: OrdersQuery }) {
  const { tab, text } = query
  const way =
    total > 0
      ? { to: ordersHref({ ...query, pageNo: 1 }), words: <Trans>To the newest ones</Trans> }
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
