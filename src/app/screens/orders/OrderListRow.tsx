import { Plural } from '@lingui/react/macro'
import { useReorder } from '#app/hooks/use-reorder.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { OrderStateMark } from '#app/ui/order/OrderStateMark.tsx'
import { rowDetailsClass } from '#app/ui/order/row-facts.ts'
import { Money } from '#app/ui/price/Money.tsx'
import type { OrderRow } from '#contract/orders/order.ts'
import { css, cx } from '#styled/css'
import { partRow } from '#styled/recipes'
import { OrderActions, ReorderResultMessage } from './OrderActions.tsx'
import { OrderLink, OrderNotes, OrderReferences } from './OrderFacts.tsx'
import { orderRowClass } from './order-row-look.ts'

/** One order in a phone's list: what identifies it, and the most important action. */
export function OrderListRow({ order }: { order: OrderRow }) {
  const { number, state, placedAt, total, lines } = order
  const [reordering, reorder] = useReorder(order.id)
  return (
    <li className={orderRowClass} data-order={number}>
      <OrderLink order={order} className={partRow().link} />
      <b className={rightAlignedClass}>
        <Money usd={total} />
      </b>
      <div className={belowRowClass}>
        <span className={cx(rowDetailsClass, factsClass)}>
          <OrderStateMark state={state} />
          <span>{formatPastDay(placedAt)}</span>
          <span>
            <Plural value={lines} one="# line" other="# lines" />
          </span>
          <OrderReferences order={order} />
          <OrderNotes order={order} />
        </span>
        <OrderActions order={order} reorderState={reordering} onReorder={reorder} />
      </div>
      <ReorderResultMessage state={reordering} />
    </li>
  )
}

/** The actions: beside the data of the order, or below it if a long label needs the space. */
const belowRowClass = css({ gridColumn: '[1 / -1]', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '3' })
const factsClass = css({ flex: '[1 1 160px]' })
const rightAlignedClass = css({ textAlign: 'right' })
