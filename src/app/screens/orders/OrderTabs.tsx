import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OrderPage, OrdersQuery } from '#app/state/orders/order-filter.ts'
import { Link } from '#app/ui/Link.tsx'
import { OrderTab } from '#contract/orders/order-states.ts'
import { css } from '#styled/css'
import { chip } from '#styled/recipes'
import { ordersHref } from './orders-query.ts'

interface OrderTabsProps {
  query: OrdersQuery
  /** The number of orders per tab; null before the first reply. */
  counts: OrderPage['counts'] | null
}

/** The tabs of "Your Orders", each a link with its own URL and the number of its orders. */
export function OrderTabs({ query, counts }: OrderTabsProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Orders by state`} className={frameClass}>
      <ul className={listClass}>
        {OrderTab.options.map((tab) => (
          <li key={tab}>
            <Link to={ordersHref({ ...query, tab, pageNo: 1 })} className={chip()} aria-current={tab === query.tab ? 'page' : undefined}>
              {i18n._(orderTabTexts[tab])}
              <span className={countClass}>{counts === null ? '' : i18n.number(counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const orderTabTexts: Record<OrderTab, MessageDescriptor> = {
  all: msg`All`,
  unpaid: msg`To pay`,
  open: msg`In progress`,
  shipped: msg`On the way`,
  delivered: msg`Delivered`,
  closed: msg`Cancelled, returned`,
}
// The tabs have the full width of a phone, so that a tab that is cut off shows that more follow. Focus rings need space inside the area
// that scrolls.
const frameClass = css({
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  paddingBlock: '1',
  marginBlock: '[-4px]',
  paddingInline: 'gutter',
  marginInline: '[calc(var(--spacing-gutter) * -1)]',
})
const listClass = css({ display: 'flex', gap: '2' })
const countClass = css({ minWidth: '[1ch]', textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 'bold' })
