import { Trans, useLingui } from '@lingui/react/macro'
import type { PaperSize } from '#app/state/orders/paper.ts'
import { documentTypeOf, type OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'
import { Barcode } from '#app/ui/paper/Barcode.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import type { Order } from '#contract/orders/order.ts'
import { OrderTable } from './OrderTable.tsx'
import { Parties } from './Parties.tsx'
import { SheetFacts } from './SheetFacts.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipTable } from './SlipTable.tsx'
import { sheetClasses } from './sheet-look.ts'

interface PrintSheetProps {
  order: Order
  kind: OrderDocumentKind
  paper: PaperSize
  /**
   * If the order is stored on this device: when the server sent it, ISO 8601, null if unknown. Undefined if the server has just sent it.
   */
  fromDevice?: string | null | undefined
}

/** The document of an order. On the screen it looks like paper, white in both themes. */
export function PrintSheet({ order, kind, paper, fromDevice }: PrintSheetProps) {
  const slip = kind === 'slip'
  return (
    <article className={sheetClasses[paper]}>
      <SheetHead order={order} kind={kind} />
      {order.state === 'cancelled' ? (
        <p className={stampClass}>
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

/** The date of an order that is stored on this device. Not its age, because "3 hours ago" would soon be wrong on paper. */
function FromDevice({ at }: { at: string | null }) {
  const { i18n } = useLingui()
  const aged = dataAgeOf(at)
  if (aged.type === 'now') return null
  if (at === null || aged.type === 'undated')
    return (
      <p className={stampClass}>
        <Trans>Printed from this device; how old this copy is, is not known. The shop may know more.</Trans>
      </p>
    )
  const when = i18n.date(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className={stampClass}>
      <Trans>Printed from this device, as the order was on {when}. The shop may know more.</Trans>
    </p>
  )
}

const stampClass = 'paper-stamp'

/** The head of a document: seller, type of document, and number as text and barcode. */
function SheetHead({ order: { number, seller, state }, kind }: { order: Order; kind: OrderDocumentKind }) {
  const { name, address, phone, email, taxId } = seller
  return (
    <header className={headClass}>
      <address className={sellerClass}>
        <b className={nameClass}>{name}</b>
        {[address, phone, email].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {taxId === '' ? null : (
          <span>
            <Trans>Tax number {taxId}</Trans>
          </span>
        )}
      </address>
      <div className={documentTitleClass}>
        <h1 className={titleClass}>{sheetNames[documentTypeOf(kind, state)]}</h1>
        <Barcode number={number} />
      </div>
    </header>
  )
}

const sheetNames = { slip: <Trans>Packing slip</Trans>, invoice: <Trans>Invoice</Trans>, order: <Trans>Order</Trans> }
const headClass = 'paper-head'
const sellerClass = 'paper-seller'
const nameClass = 'paper-seller-name'
const documentTitleClass = 'paper-what'
const titleClass = 'paper-title'
