import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderPage, OrdersAsked } from '#app/state/order-filter.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { paging } from '#styled/recipes'
import { ordersHref } from './orders-query.ts'

/** Newer and older orders, as links. */
export function OrderPages({ page: { pages }, asked }: { page: OrderPage; asked: OrdersAsked }) {
  const { t } = useLingui()
  const look = paging()
  const { pageNo } = asked
  if (pages <= 1) return null
  return (
    <nav className={look.root} aria-label={t`Pages`}>
      {pageNo > 1 ? (
        <Go to={ordersHref({ ...asked, pageNo: pageNo - 1 })} className={look.step} rel="prev">
          <Icon name="chevron-left" /> <Trans>Newer</Trans>
        </Go>
      ) : (
        <span className={look.step} />
      )}
      <p>
        <Trans>
          Page {pageNo} of {pages}
        </Trans>
      </p>
      {pageNo < pages ? (
        <Go to={ordersHref({ ...asked, pageNo: pageNo + 1 })} className={look.step} rel="next">
          <Trans>Older</Trans> <Icon name="chevron-right" />
        </Go>
      ) : (
        <span className={look.step} />
      )}
    </nav>
  )
}
