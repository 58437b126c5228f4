import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'
import { Link } from '#app/ui/Link.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import type { Order } from '#contract/order.ts'
import { button, message } from '#styled/recipes'
import { CannotGoBack } from './CannotGoBack.tsx'

/** The return form if nothing can be returned: the reason, and links. */
export const NothingGoesBack = ({ order }: { order: Order }) => (
  <div className={message().root}>
    <p className={message().title}>
      {order.state === 'delivered' || order.state === 'returned' ? (
        <Trans>Nothing of this order can go back any more.</Trans>
      ) : order.state === 'cancelled' ? (
        <Trans>This order was cancelled, so nothing of it goes back.</Trans>
      ) : (
        <Trans>This order is not delivered yet. What does not fit can be sent back once it is here.</Trans>
      )}
    </p>
    {order.state === 'delivered' ? <CannotGoBack order={order} /> : null}
    <div className={message().ways}>
      <Link to={orderHref(order.id)} className={button({ tone: 'primary' })}>
        <Trans>To the order</Trans>
      </Link>
      <AskCounterLink number={undefined}>
        <Trans>Ask the counter</Trans>
      </AskCounterLink>
    </div>
  </div>
)
