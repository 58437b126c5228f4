import { Trans, useLingui } from '@lingui/react/macro'
import type { Paper } from '#app/state/orders/paper.ts'
import { type SheetKind, sheetType } from '#app/ui/order/order-hrefs.ts'
import { Barcode } from '#app/ui/paper/Barcode.tsx'
import { ageOfData } from '#app/ui/price/aged.ts'
import type { Order } from '#contract/orders/order.ts'
import { OrderTable } from './OrderTable.tsx'
import { Parties } from './Parties.tsx'
import { SheetFacts } from './SheetFacts.tsx'
import { SheetSums } from './SheetSums.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipTable } from './SlipTable.tsx'
import { sheetOf } from './sheet-look.ts'

interface PrintSheetProps {
  order: Order
  kind: SheetKind
  paper: Paper
  /**
   * If the order is stored on this device: when the server sent it, ISO 8601, null if unknown. Undefined if the server has just sent it.
   */
  fromDevice?: string | null | undefined
}

/** The document of an order. On the screen it looks like paper, white in both themes. */
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

/** The date of an order that is stored on this device. Not its age, because "3 hours ago" would soon be wrong on paper. */
function FromDevice({ at }: { at: string | null }) {
  const { i18n } = useLingui()
  const aged = ageOfData(at)
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

/** The head of a document: seller, type of document, and number as text and barcode. */
function SheetHead({ order: { number, seller, state }, kind }: { order: Order; kind: SheetKind }) {
  const { name, address, phone, email, taxId } = seller
  return (
    <header className={frame}>
      <address className={sellerLook}>
        <b className={nameLook}>{name}</b>
        {[address, phone, email].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {taxId === '' ? null : (
          <span>
            <Trans>Tax number {taxId}</Trans>
          </span>
        )}
      </address>
      <div className={what}>
        <h1 className={title}>{names[sheetType(kind, state)]}</h1>
        <Barcode number={number} />
      </div>
    </header>
  )
}

const names = { slip: <Trans>Packing slip</Trans>, invoice: <Trans>Invoice</Trans>, order: <Trans>Order</Trans> }
const frame = 'paper-head'
const sellerLook = 'paper-seller'
const nameLook = 'paper-seller-name'
const what = 'paper-what'
const title = 'paper-title'
