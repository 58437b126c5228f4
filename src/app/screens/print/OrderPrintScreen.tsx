import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useQueryString } from '#app/hooks/navigation.ts'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { usePaperSize } from '#app/hooks/use-paper.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { parseOrderId } from '#app/state/orders/order.ts'
import { fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import type { PaperSize } from '#app/state/orders/paper.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { documentTypeOf, type OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'
import { useGlobalCss } from '#app/ui/paper/style-rules.ts'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { cx } from '#styled/css'
import { link } from '#styled/recipes'
import { PrintBar } from './PrintBar.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { usePrintPageCss } from './page-rules.ts'
import { PRINT_DOCUMENT_CSS } from './paper-rules.ts'
import { sheetClasses } from './sheet-look.ts'
import { sheetOptions } from './sheet-options.ts'

/**
 * `/orderPrint1?id=…`: an order as a document on A4 or Letter paper, which is printed at once. `&prices=no` omits prices, and `&slip=1`
 * makes it a packing slip.
 */
export default function OrderPrintScreen() {
  const { id: named, kind } = sheetOptions(useQueryString())
  const id = parseOrderId(named)
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
  return <OrderSheet key={id} id={id} kind={kind} />
}

function OrderSheet({ id, kind }: { id: string; kind: OrderDocumentKind }) {
  const { result } = useOfflineResult<Order>(useCallback(() => fetchOrderWithFallback(id), [id]))
  const paper = usePaperSize()
  const order = result.status === 'ready' ? result.value : null
  const name = useSheetName(order, kind)
  useTitle(name)
  useGlobalCss(PRINT_DOCUMENT_CSS)
  usePrintPageCss(paper, name ?? '')
  usePrintWhenReady(order === null ? null : order.id)
  return (
    <>
      <PrintBar id={id} kind={kind} paper={paper} canPrint={order !== null} />
      <div className={frameClass}>
        <QueryContent query={result} skeleton={<SheetSkeleton paper={paper} />}>
          {(whole) => (
            <PrintSheet
              order={whole}
              kind={kind}
              paper={paper}
              deviceCopyTime={result.status === 'ready' && result.from === 'device' ? result.asOf : undefined}
            />
          )}
        </QueryContent>
      </div>
    </>
  )
}

/** Returns the name of the document, which is used in its footer, in the title, and as file name. */
function useSheetName(order: Order | null, kind: OrderDocumentKind): string | null {
  const { t } = useLingui()
  if (order === null) return null
  const { number, state } = order
  const names = { slip: t`Packing slip ${number}`, invoice: t`Invoice ${number}`, order: t`Order ${number}` }
  return names[documentTypeOf(kind, state)]
}

const frameClass = 'paper-frame'

/** The placeholder of a document. It is white like paper, so that a dark theme does not flash. */
const SheetSkeleton = ({ paper }: { paper: PaperSize }) => (
  <div className={cx(sheetClasses[paper], tallClass)} aria-hidden="true">
    {[5, 7, 6].map((lines) => (
      <div key={lines} className={blockClass}>
        <TextBars lineCount={lines} firstWidthIndex={lines} />
      </div>
    ))}
  </div>
)

const tallClass = 'paper-waits'
const blockClass = 'paper-waits-block'

const waitForNextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** Resolves when the content is laid out, fonts are loaded, and everything was painted. On a hidden page this waits until it is visible. */
async function waitUntilPainted(): Promise<void> {
  await waitForNextFrame()
  await document.fonts.ready
  await waitForNextFrame()
}

/** Prints once, as soon as the document named `key` is complete (DECISIONS.md: "prints at once"). Null: there is nothing to print yet. */
function usePrintWhenReady(key: string | null): void {
  const printed = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || printed.current === key) return
    let left = false
    void waitUntilPainted().then(() => {
      if (left || printed.current === key) return
      printed.current = key
      window.print()
    })
    return () => {
      left = true
    }
  }, [key])
}
