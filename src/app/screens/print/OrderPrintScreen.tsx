import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useSearch } from '#app/hooks/navigation.ts'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { usePaper } from '#app/hooks/use-paper.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { orderIdOf } from '#app/state/orders/order.ts'
import { askSeenOrder } from '#app/state/orders/orders.ts'
import type { Paper } from '#app/state/orders/paper.ts'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { type SheetKind, sheetType } from '#app/ui/order/order-hrefs.ts'
import { Pending } from '#app/ui/Pending.tsx'
import { useStyleRules } from '#app/ui/paper/style-rules.ts'
import { TextBars } from '#app/ui/TextBars.tsx'
import type { Order } from '#contract/orders/order.ts'
import { href } from '#contract/routes/addresses.ts'
import { cx } from '#styled/css'
import { link } from '#styled/recipes'
import { PrintBar } from './PrintBar.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { usePageRules } from './page-rules.ts'
import { PAPER_RULES } from './paper-rules.ts'
import { sheetOf } from './sheet-look.ts'
import { sheetOptions } from './sheet-options.ts'

/**
 * `/orderPrint1?id=…`: an order as a document on A4 or Letter paper, which is printed at once. `&prices=no` omits prices, and `&slip=1`
 * makes it a packing slip.
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

/** Returns the name of the document, which is used in its footer, in the title, and as file name. */
function useSheetName(order: Order | null, kind: SheetKind): string | null {
  const { t } = useLingui()
  if (order === null) return null
  const { number, state } = order
  const names = { slip: t`Packing slip ${number}`, invoice: t`Invoice ${number}`, order: t`Order ${number}` }
  return names[sheetType(kind, state)]
}

const frame = 'paper-frame'

/** The placeholder of a document. It is white like paper, so that a dark theme does not flash. */
const SheetSkeleton = ({ paper }: { paper: Paper }) => (
  <div className={cx(sheetOf[paper], tall)} aria-hidden="true">
    {[5, 7, 6].map((lines) => (
      <div key={lines} className={block}>
        <TextBars lines={lines} from={lines} />
      </div>
    ))}
  </div>
)

const tall = 'paper-waits'
const block = 'paper-waits-block'

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/** Resolves when the content is laid out, fonts are loaded, and everything was painted. On a hidden page this waits until it is visible. */
async function whenPainted(): Promise<void> {
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
}

/** Prints once, as soon as the document named `key` is complete (DECISIONS.md: "prints at once"). Null: there is nothing to print yet. */
function usePrintOnce(key: string | null): void {
  const printed = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || printed.current === key) return
    let left = false
    void whenPainted().then(() => {
      if (left || printed.current === key) return
      printed.current = key
      window.print()
    })
    return () => {
      left = true
    }
  }, [key])
}
