import { Trans, useLingui } from '@lingui/react/macro'
import type { Paper } from '#app/state/orders/paper.ts'
import type { SheetKind } from '#app/ui/order/order-hrefs.ts'
import { agedAt } from '#app/ui/price/aged.ts'
import type { Order } from '#contract/order.ts'
import { OrderTable } from './OrderTable.tsx'
import { Parties } from './Parties.tsx'
import { SheetFacts } from './SheetFacts.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipTable } from './SlipTable.tsx'
import { sheetOf } from './sheet-look.ts'

interface PrintSheetProps {
  order: Order
  kind: SheetKind
  paper: Paper
  /** Of an order read from this device: when the shop sent it, ISO 8601, null if unknown. Left out where the shop sent it just now. */
  fromDevice?: string | null | undefined
}

/** The sheet of an order as it is printed; on the screen it lies there as paper does, white in both themes. */
export function PrintSheet({ order, kind, paper, fromDevice }: PrintSheetProps) {
  const slip = kind === 'slip'
  return (
    <article className={sheetOf[paper]}>
      <SheetHead order={order} kind={kind} />
      {order.state === 'cancelled' ? (
        <p className={stamp}>
          <Trans>This order was cancelled.</Trans>
        </p>
      ) : null}
      {fromDevice === undefined ? null : <FromDevice at={fromDevice} />}
      <Parties order={order} slip={slip} />
      <SheetFacts order={order} kind={kind} />
      {slip ? <SlipTable order={order} /> : <OrderTable order={order} prices={kind === 'prices'} />}
      {kind === 'prices' ? <SheetSums order={order} /> : null}
      {slip ? <SlipFoot /> : null}
    </article>
  )
}

/** The age of an order that was read from this device. A date and not "3 hours ago", which is wrong on paper by the next hour. */
function FromDevice({ at }: { at: string | null }) {
  const { i18n } = useLingui()
  const aged = agedAt(at)
  if (aged.type === 'now') return null
  if (at === null || aged.type === 'undated')
    return (
      <p className={stamp}>
        <Trans>Printed from this device; how old this copy is, is not known. The shop may know more.</Trans>
      </p>
    )
  const when = i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className={stamp}>
      <Trans>Printed from this device, as the order was on {when}. The shop may know more.</Trans>
    </p>
  )
}

const stamp = 'paper-stamp'
