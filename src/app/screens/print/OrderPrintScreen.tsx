import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { usePaper } from '#app/hooks/use-paper.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { orderIdOf } from '#app/state/orders/order.ts'
import { askSeenOrder } from '#app/state/orders/orders.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { type SheetKind, sheetType } from '#app/ui/order/order-hrefs.ts'
import { Pending } from '#app/ui/Pending.tsx'
import { useStyleRules } from '#app/ui/paper/style-rules.ts'
import { href } from '#contract/addresses.ts'
import type { Order } from '#contract/order.ts'
import { link } from '#styled/recipes'
import { PrintBar } from './PrintBar.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { usePageRules } from './page-rules.ts'
import { PAPER_RULES } from './paper-rules.ts'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { sheetOptions } from './sheet-options.ts'
import { usePrintOnce } from './use-print-once.ts'

/**
 * `/orderPrint1?id=…`: the order as an A4 or Letter document that prints at once; `&prices=no` without prices, `&slip=1` as a packing slip.
 */
export default function OrderPrintScreen() {
  const { id: named, kind } = sheetOptions(useSearch())
  const id = orderIdOf(named)
  if (id === null)
    return (
      <FormPage title={<Trans>Print an order</Trans>}>
        <p>
          <Trans>This address names no order.</Trans>
        </p>
        <Link to={href('orders')} className={link({ tall: true })}>
          <Trans>Your Orders</Trans>
        </Link>
      </FormPage>
    )
  return <SheetOf key={id} id={id} kind={kind} />
}

function SheetOf({ id, kind }: { id: string; kind: SheetKind }) {
  const { shown } = useAnswer<Order>(useCallback(() => askSeenOrder(id), [id]))
  const paper = usePaper()
  const order = shown.status === 'ready' ? shown.value : null
  const name = useSheetName(order, kind)
  useTitle(name)
  useStyleRules(PAPER_RULES)
  usePageRules(paper, name ?? '')
  usePrintOnce(order === null ? null : order.id)
  return (
    <>
      <PrintBar id={id} kind={kind} paper={paper} ready={order !== null} />
      <div className={frame}>
        <Pending of={shown} skeleton={<SheetSkeleton paper={paper} />}>
          {(whole) => (
            <PrintSheet
              order={whole}
              kind={kind}
              paper={paper}
              fromDevice={shown.status === 'ready' && shown.from === 'device' ? shown.asOf : undefined}
            />
          )}
        </Pending>
      </div>
    </>
  )
}

/** The name of the document: in its footer, in the title, and as file name. */
function useSheetName(order: Order | null, kind: SheetKind): string | null {
  const { t } = useLingui()
  if (order === null) return null
  const { number, state } = order
  const names = { slip: t`Packing slip ${number}`, invoice: t`Invoice ${number}`, order: t`Order ${number}` }
  return names[sheetType(kind, state)]
}

const frame = 'paper-frame'
