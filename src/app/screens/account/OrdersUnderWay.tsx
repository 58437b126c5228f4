import { Plural, Trans } from '@lingui/react/macro'
import type { Shown } from '#app/hooks/use-resource.ts'
import { formatDay, formatPastDay } from '#app/i18n/format.ts'
import type { OrderPage } from '#app/state/orders/order-filter.ts'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { numberClass } from '#app/ui/part/digits.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'
import { filterOpenOrders } from './under-way.ts'

/** A list of open orders, each with its next step. */
export function OrdersUnderWay({ orders }: { orders: Shown<OrderPage> }) {
  const of = orders.status === 'ready' ? { ...orders, value: filterOpenOrders(orders.value.records) } : orders
  const all = orders.status === 'ready' ? orders.value.counts.all : null
  return (
    <Section
      title={<Trans>Orders under way</Trans>}
      to={href('orders')}
      linkLabel={all === null || all === 0 ? <Trans>All orders</Trans> : <Plural value={all} one="# order in all" other="All # orders" />}
    >
      <Rows
        sectionName="orders"
        result={of}
        emptyContent={<Trans>No order is under way. What you order stands here until it is with you and paid.</Trans>}
      >
        {(rows) => rows.map((order) => <OrderLine key={order.id} order={order} />)}
      </Rows>
    </Section>
  )
}

const OrderLine = ({ order }: { order: OrderRow }) => {
  const { id, number, state, placedAt, jobName, total } = order
  return (
    <Row
      to={orderHref(id)}
      name={
        <>
          <span className={numberClass}>{number}</span> {jobName}
        </>
      }
      endContent={<Money usd={total} />}
    >
      <OrderStateMark state={state} />
      <span>{formatPastDay(placedAt)}</span>
      <OrderNextStep order={order} />
    </Row>
  )
}

/** The next step of an order, and whether the customer or the shop must take it. */
function OrderNextStep({ order: { state, due, expectedTo } }: { order: OrderRow }) {
  const sent = state === 'shipped' || state === 'delivered'
  return (
    <>
      {due > 0 ? (
        <b>
          <Trans>
            <Money usd={due} /> to pay
          </Trans>
        </b>
      ) : null}
      {state === 'shipped' || (!sent && due === 0 && expectedTo !== '') ? (
        <span>
          <Trans>Expected by {formatDay(expectedTo)}</Trans>
        </span>
      ) : null}
    </>
  )
}
