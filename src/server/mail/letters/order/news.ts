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
export interface OrderFacts {
  shop: string
  number: string
  phone: string
  /** Lines of the order with amounts, and the totals. */
  lines: readonly LetterRow[]
  /** The lines of the order without amounts, for mails that only list parts. */
  parts: readonly LetterPart[]
  sums: { goods: string; discounts: LetterDiscount[]; shipping: string; taxName: string; tax: string; cores: string; total: string }
  delivery: string
  expected: readonly [string, string]
  /** The days on which the second parcel is expected. Null if the order has one parcel. */
  rest: readonly [string, string] | null
  /** Back-ordered units with their expected day, as known when the order was placed. */
  later: readonly LetterRow[]
  shipTo: string
  /** Whether the customer collects the order at the counter. */
  collected: boolean
  job: string
  purchaseOrder: string
  payment: 'invoice' | 'collection' | 'card'
  /** Whether a payment for the order was received. */
  paid: boolean
  /** The open amount of the order. Empty if nothing is open. */
  due: string
  dueOn: string
  bank: readonly string[]
  /** The address of the shop's counter. */
  counter: string
  /** The address to which returned units are sent: the shop's name and postal address. */
  sendTo: string
  /** The used units (cores) that the customer owes: their number, deposit and due date. Null if there are none. */
  cores: { pieces: number; deposit: string; until: string } | null
  returnDays: number
}

/** The events of an order about which customers get mails. */
export type OrderNews =
  | { type: 'received' }
  | { type: 'payment'; amount: string; cancelled: boolean }
  | { type: 'ready' }
  | { type: 'shipped'; parcel: ParcelFacts; what: 'all' }
  | { type: 'shipped'; parcel: ParcelFacts; what: 'part' | 'rest'; pieces: readonly LetterRow[] }
  | { type: 'delivered' }
  | { type: 'cancelled'; reason: string; byCustomer: boolean }
  /** The shop cancelled some units. `follows`: whether further units of the order will be shipped. */
  | ({ type: 'pieces-cancelled'; amount: string; reason: string; follows: boolean } & ConcernedParts & LetterRefundSplit)
  | { type: 'came-back' }
  | ({ type: 'refund'; amount: string; cause: 'cancelled' | 'return' | 'own'; about: string; why: string } & ConcernedParts &
      LetterRefundSplit)
  /** The shop approved a return. `parcelBy`: who pays for the return parcel. */
  | ({ type: 'return-approved'; about: string; answer: string; parcelBy: 'customer' | 'shop' } & ConcernedParts)
  | ({ type: 'return-refused' | 'return-received'; about: string; answer: string } & ConcernedParts)
  | ({ type: 'core-credited'; about: string; amount: string; note: string } & ConcernedParts & LetterRefundSplit)
  | ({ type: 'core-refused'; about: string; note: string } & ConcernedParts)

/** The units of the order that the mail is about. */
interface ConcernedParts {
  parts: readonly LetterPart[]
}

/** How an amount is given back: by reducing the open amount (`offDue`) and as money (`back`). Each is empty if it is zero. */
export interface LetterRefundSplit {
  offDue: string
  back: string
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
