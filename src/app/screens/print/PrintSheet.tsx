import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import type { Paper } from '#app/state/orders/paper.ts'
import { OrderTable } from './OrderTable.tsx'
import { Parties } from './Parties.tsx'
import { sheetOf } from './sheet-look.ts'
import { SheetFacts } from './SheetFacts.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipTable } from './SlipTable.tsx'
import type { SheetKind } from '#app/ui/order/order-hrefs.ts'

interface PrintSheetProps {
  order: Order
  kind: SheetKind
  paper: Paper
}

/** The sheet of an order as it is printed; on the screen it lies there as paper does, white in both themes. */
export function PrintSheet({ order, kind, paper }: PrintSheetProps) {
  const slip = kind === 'slip'
  return (
    <article className={sheetOf[paper]}>
      <SheetHead order={order} kind={kind} />
      {order.state === 'cancelled' ? (
        <p className={stamp}>
          <Trans>This order was cancelled.</Trans>
        </p>
      ) : null}
      <Parties order={order} slip={slip} />
      <SheetFacts order={order} kind={kind} />
      {slip ? <SlipTable order={order} /> : <OrderTable order={order} prices={kind === 'prices'} />}
      {kind === 'prices' ? <SheetSums order={order} /> : null}
      {slip ? <SlipFoot /> : null}
    </article>
  )
}

const stamp = 'paper-stamp'
