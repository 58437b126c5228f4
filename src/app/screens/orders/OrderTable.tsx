import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useReorder } from '#app/hooks/use-reorder.ts'
import { formatNumber as figure, formatPastDay } from '#app/i18n/format.ts'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { rowDetailsClass } from '#app/ui/order/row-facts.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { partTable } from '#styled/recipes'
import { OrderActions, ReorderResultMessage } from './OrderActions.tsx'
import { OrderLink, OrderNotes, OrderReferences } from './OrderFacts.tsx'

/** The orders on wide screens: one line per order. Arrow keys move between rows. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useLingui()
  const look = partTable()
  return (
    <table className={look.root} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
      <caption className={look.caption}>{t`Your Orders`}</caption>
      <thead>
        <tr>
          <th scope="col" className={look.head}>
            <Trans>Number</Trans>
          </th>
          <th scope="col" className={look.head}>
            <Trans>Date</Trans>
          </th>
          <th scope="col" className={look.head}>
            <Trans>Job, purchase order</Trans>
          </th>
          <th scope="col" className={look.figuresHead}>
            <Trans>Lines</Trans>
          </th>
          <th scope="col" className={look.figuresHead}>
            <Trans>Total</Trans>
          </th>
          <th scope="col" className={look.head}>
            <Trans>State</Trans>
          </th>
          <td className={look.head} />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderTableRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderTableRow({ order }: { order: OrderRow }) {
  const { number, state, placedAt, total, lines } = order
  const [reordering, reorder] = useReorder(order.id)
  const look = partTable()
  return (
    <tr className={look.row} data-order={number}>
      <th scope="row" className={look.number}>
        <OrderLink order={order} className={look.link} />
      </th>
      <td className={look.cell}>{formatPastDay(placedAt)}</td>
      <td className={look.cell}>
        <OrderReferences order={order} />
      </td>
      <td className={look.figures}>{figure(lines)}</td>
      <td className={look.figures}>
        <Money usd={total} />
      </td>
      <td className={look.cell}>
        <span className={rowDetailsClass}>
          <OrderStateMark state={state} />
          <OrderNotes order={order} />
        </span>
      </td>
      <td className={look.cell}>
        <OrderActions order={order} reorderState={reordering} onReorder={reorder} />
        <ReorderResultMessage state={reordering} />
      </td>
    </tr>
  )
}
