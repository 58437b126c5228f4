import { Trans } from '@lingui/react/macro'
import { linkRow } from '#app/ui/form/fields.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { orderHref, printHref } from '#app/ui/order/order-hrefs.ts'
import { href } from '#contract/addresses.ts'
import { button, link } from '#styled/recipes'

/** Links for a placed order. `toPay`: payment comes first. */
export const OrderLinks = ({ id, toPay = false }: { id: string; toPay?: boolean }) => (
  <nav className={linkRow}>
    <Link to={orderHref(id)} className={toPay ? button() : button({ tone: 'primary' })}>
      <Trans>See the order</Trans>
    </Link>
    <Link to={printHref(id)} className={button()}>
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
