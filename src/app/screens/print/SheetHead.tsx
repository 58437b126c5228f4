import { Trans } from '@lingui/react/macro'
import { type SheetKind, sheetType } from '#app/ui/order/order-hrefs.ts'
import { Barcode } from '#app/ui/paper/Barcode.tsx'
import type { Order } from '#contract/order.ts'

/** Seller, document type, and number as text and barcode. */
export function SheetHead({ order: { number, seller, state }, kind }: { order: Order; kind: SheetKind }) {
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
