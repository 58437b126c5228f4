import type { LetterRow } from '#server/mail/letters/letter-table.ts'
import type { LetterPart } from './part-rows.ts'

/** A discount of an order as a mail shows it. `amount` has a minus sign. For points, `code` is their number. */
export interface LetterDiscount {
  source: 'coupon' | 'points'
  code: string
  name: string
  amount: string
}

/** The data of an order that its mails show. Amounts and days are formatted in the customer's language. */
export interface OrderLetterData {
  shop: string
  number: string
  phone: string
  /** Lines of the order with amounts, and the totals. */
  lines: readonly LetterRow[]
  /** The lines of the order without amounts, for mails that only list parts. */
  parts: readonly LetterPart[]
  sums: { goods: string; discounts: LetterDiscount[]; shipping: string; taxName: string; tax: string; coreCharges: string; total: string }
  delivery: string
  expectedDays: readonly [string, string]
  /** The days on which the second parcel is expected. Null if the order has one parcel. */
  secondParcelDays: readonly [string, string] | null
  /** Back-ordered units with their expected day, as known when the order was placed. */
  backOrderRows: readonly LetterRow[]
  shipTo: string
  /** Whether the customer collects the order at the counter. */
  isCollected: boolean
  jobName: string
  purchaseOrder: string
  payment: 'invoice' | 'collection' | 'card'
  /** Whether a payment for the order was received. */
  hasPayment: boolean
  /** The open amount of the order. Empty if nothing is open. */
  openAmount: string
  dueOn: string
  bankDetails: readonly string[]
  /** The address of the shop's counter. */
  counterAddress: string
  /** The address to which returned units are sent: the shop's name and postal address. */
  returnAddress: string
  /** The used units (cores) that the customer owes: their number, deposit and due date. Null if there are none. */
  owedCores: { pieces: number; deposit: string; dueDay: string } | null
  returnDays: number
}

/** The events of an order about which customers get mails. */
export type OrderLetterEvent =
  | { type: 'received' }
  | { type: 'payment'; amount: string; isCancelled: boolean }
  | { type: 'ready' }
  | { type: 'shipped'; parcel: ParcelFacts; scope: 'all' }
  | { type: 'shipped'; parcel: ParcelFacts; scope: 'part' | 'rest'; pieces: readonly LetterRow[] }
  | { type: 'delivered' }
  | { type: 'cancelled'; reason: string; isCancelledByCustomer: boolean }
  /** The shop cancelled some units. `hasMoreToShip`: whether further units of the order will be shipped. */
  | ({ type: 'pieces-cancelled'; amount: string; reason: string; hasMoreToShip: boolean } & AffectedParts & LetterRefundSplit)
  | { type: 'came-back' }
  | ({ type: 'refund'; amount: string; cause: 'cancelled' | 'return' | 'own'; about: string; why: string } & AffectedParts &
      LetterRefundSplit)
  /** The shop approved a return. `parcelPayer`: who pays for the return parcel. */
  | ({ type: 'return-approved'; about: string; answer: string; parcelPayer: 'customer' | 'shop' } & AffectedParts)
  | ({ type: 'return-refused' | 'return-received'; about: string; answer: string } & AffectedParts)
  | ({ type: 'core-credited'; about: string; amount: string; note: string } & AffectedParts & LetterRefundSplit)
  | ({ type: 'core-refused'; about: string; note: string } & AffectedParts)

/** The units of the order that the mail is about. */
interface AffectedParts {
  parts: readonly LetterPart[]
}

/** How an amount is given back: by reducing the open amount (`openAmountReduction`) and as money (`back`). Each is empty if it is zero. */
export interface LetterRefundSplit {
  openAmountReduction: string
  repaidAmount: string
}

/** The data of a parcel that are known, such as carrier and tracking number. */
export interface ParcelFacts {
  carrier: string
  tracking: string
  url: string
}

/** The text of an order mail, apart from greeting and link. */
export interface OrderText {
  subject: string
  opening: string
  tables?: readonly (readonly LetterRow[])[]
  body: readonly string[]
}
