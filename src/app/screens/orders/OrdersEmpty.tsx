import { Trans } from '@lingui/react/macro'
import type { OrderPage, OrdersAsked } from '#app/state/orders/order-filter.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'
import { ordersHref } from './orders-query.ts'

/** What is shown instead of an empty list of orders: the reason, and next steps. */
export function OrdersEmpty({ page: { total, counts }, asked }: { page: OrderPage; asked: OrdersAsked }) {
  const { tab, text } = asked
  const look = message()
  const way =
    total > 0
      ? { to: ordersHref({ ...asked, pageNo: 1 }), words: <Trans>To the newest ones</Trans> }
      : counts.all > 0
        ? { to: ordersHref({ tab: 'all', text, pageNo: 1 }), words: <Trans>Look under all states</Trans> }
        : text !== ''
          ? { to: ordersHref({ tab, text: '', pageNo: 1 }), words: <Trans>Show all orders</Trans> }
          : { to: href('home'), words: <Trans>Find a part</Trans> }
  return (
    <div className={look.root}>
      <p className={look.title}>
        {total > 0 ? (
          <Trans>There are not so many orders.</Trans>
        ) : text !== '' ? (
          <Trans>No order matches “{text}”.</Trans>
        ) : tab === 'all' ? (
          <Trans>You have not ordered anything yet.</Trans>
        ) : tab === 'unpaid' ? (
          <Trans>Nothing is left to pay.</Trans>
        ) : (
          <Trans>No order is in this state.</Trans>
        )}
      </p>
      {text === '' && tab === 'all' ? (
        <p className={look.lead}>
          <Trans>Each order stays here, with its parts, papers and returns.</Trans>
        </p>
      ) : null}
      <Link to={way.to} className={button({ tone: 'primary' })}>
        {way.words}
      </Link>
    </div>
  )
}
