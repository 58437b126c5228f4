import { Trans, useLingui } from '@lingui/react/macro'
import type { PaperSize } from '#app/state/orders/paper.ts'
import { documentTypeOf, type OrderDocumentKind } from '#app/ui/order/order-hrefs.ts'
import { Barcode } from '#app/ui/paper/Barcode.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import type { Order } from '#contract/orders/order.ts'
import { OrderTable } from './OrderTable.tsx'
import { PackingSlipFoot } from './PackingSlipFoot.tsx'
import { Parties } from './Parties.tsx'
import { SheetReferenceData } from './SheetReferenceData.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipTable } from './SlipTable.tsx'
import { sheetClasses } from './sheet-look.ts'

interface PrintSheetProps {
  order: Order
  kind: OrderDocumentKind
  paper: PaperSize
  /**
   * If the order is stored on this device: when the server sent it, ISO 8601, null if unknown. Undefined if the server has just sent it.
   */
  deviceCopyTime?: string | null | undefined
}

/** The document of an order. On the screen it looks like paper, white in both themes. */
export function PrintSheet({ order, kind, paper, deviceCopyTime }: PrintSheetProps) {
  const slip = kind === 'slip'
  return (
    <article className={sheetClasses[paper]}>
      <SheetHead order={order} kind={kind} />
      {order.state === 'cancelled' ? (
        <p className={noticeClass}>
          <Trans>This order was cancelled.</Trans>
        </p>
      ) : null}
      {deviceCopyTime === undefined ? null : <DeviceCopyNotice deviceCopyTime={deviceCopyTime} />}
      <Parties order={order} isPackingSlip={slip} />
      <SheetReferenceData order={order} kind={kind} />
      {slip ? <SlipTable order={order} /> : <OrderTable order={order} hasPrices={kind === 'prices'} />}
      {kind === 'prices' ? <SheetSums order={order} /> : null}
      {slip ? <PackingSlipFoot /> : null}
    </article>
  )
}

/** The date of an order that is stored on this device. Not its age, because "3 hours ago" would soon be wrong on paper. */
function DeviceCopyNotice({ deviceCopyTime }: { deviceCopyTime: string | null }) {
  const { i18n } = useLingui()
  const aged = dataAgeOf(deviceCopyTime)
  if (aged.type === 'now') return null
  if (deviceCopyTime === null || aged.type === 'undated')
    return (
      <p className={noticeClass}>
        <Trans>Printed from this device; how old this copy is, is not known. The shop may know more.</Trans>
      </p>
    )
  const when = i18n.date(new Date(deviceCopyTime), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className={noticeClass}>
      <Trans>Printed from this device, as the order was on {when}. The shop may know more.</Trans>
    </p>
  )
}

const noticeClass = 'paper-stamp'

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
