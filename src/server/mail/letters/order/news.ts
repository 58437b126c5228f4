import type { Row } from '#server/mail/letters/letter-table.ts'
import type { LetterPart } from './part-rows.ts'

/** A discount of an order. `amount` has a minus sign. For points, `code` is their number. */
export interface Discounted {
  source: 'coupon' | 'points'
  code: string
  name: string
  amount: string
}

/** The order data for a mail. Amounts and days are formatted in the customer's language. */
export interface OrderFacts {
  shop: string
  number: string
  phone: string
  /** Lines with amounts, and the totals. */
  lines: readonly Row[]
  /** The same lines without amounts, for mails that only list parts. */
  parts: readonly LetterPart[]
  sums: { goods: string; discounts: Discounted[]; shipping: string; taxName: string; tax: string; cores: string; total: string }
  delivery: string
  expected: readonly [string, string]
  /** With two parcels, the days above are for the first and these for the second. Null for one parcel. */
  rest: readonly [string, string] | null
  /** Back-ordered units with their expected day, as of the order. */
  later: readonly Row[]
  shipTo: string
  /** The customer collects the order at the counter. */
  collected: boolean
  job: string
  purchaseOrder: string
  payment: 'invoice' | 'collection' | 'card'
  /** Whether a payment was received. */
  paid: boolean
  /** The open amount. Empty for none. */
  due: string
  dueOn: string
  bank: readonly string[]
  /** The counter's address. */
  counter: string
  /** The address for returns: the shop's name and postal address. */
  sendTo: string
  /** The owed cores: number, deposit and due date. Null for none. */
  cores: { pieces: number; deposit: string; until: string } | null
  returnDays: number
}

/** The order events that customers get mails about. */
export type News =
  | { type: 'received' }
  | { type: 'payment'; amount: string; cancelled: boolean }
  | { type: 'ready' }
  | { type: 'shipped'; parcel: Parcel; what: 'all' }
  | { type: 'shipped'; parcel: Parcel; what: 'part' | 'rest'; pieces: readonly Row[] }
  | { type: 'delivered' }
  | { type: 'cancelled'; reason: string; byCustomer: boolean }
  /** `follows`: further units of the order will be shipped. */
  | ({ type: 'pieces-cancelled'; amount: string; reason: string; follows: boolean } & About & Split)
  | { type: 'came-back' }
  | ({ type: 'refund'; amount: string; cause: 'cancelled' | 'return' | 'own'; about: string; why: string } & About & Split)
  /** `parcelBy`: who pays for the return parcel. */
  | ({ type: 'return-approved'; about: string; answer: string; parcelBy: 'customer' | 'shop' } & About)
  | ({ type: 'return-refused' | 'return-received'; about: string; answer: string } & About)
  | ({ type: 'core-credited'; about: string; amount: string; note: string } & About & Split)
  | ({ type: 'core-refused'; about: string; note: string } & About)

/** The units that the mail is about. */
interface About {
  parts: readonly LetterPart[]
}

/** How an amount is given back: by reducing the open amount and as money. Each is empty for zero. */
export interface Split {
  offDue: string
  back: string
}

/** The known data of a parcel. */
export interface Parcel {
  carrier: string
  tracking: string
  url: string
}

/** The text of an order mail, apart from greeting and link. */
export interface OrderText {
  subject: string
  opening: string
  tables?: readonly (readonly Row[])[]
  body: readonly string[]
}
