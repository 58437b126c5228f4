import type { Row } from '#server/mail/letters/letter-table.ts'
import type { LetterPart } from './part-rows.ts'

/** A discount of an order; `amount` with its minus. Of points `code` is how many. */
export interface Discounted {
  source: 'coupon' | 'points'
  code: string
  name: string
  amount: string
}

/** What a letter about an order knows of it. Amounts are written out already, days too, in the customer's language. */
export interface OrderFacts {
  shop: string
  number: string
  phone: string
  /** Lines with their amounts, and the sums below them. */
  lines: readonly Row[]
  /** The same lines without amounts, for letters that only say which parts they are about. */
  parts: readonly LetterPart[]
  sums: { goods: string; discounts: Discounted[]; shipping: string; taxName: string; tax: string; cores: string; total: string }
  delivery: string
  expected: readonly [string, string]
  /** Of two parcels the days above are of the first, these of the second; null: there is one. */
  rest: readonly [string, string] | null
  /** Pieces on back-order when it was placed, each with the day on which the shop expects them. */
  later: readonly Row[]
  shipTo: string
  /** It is fetched at the counter. */
  collected: boolean
  job: string
  purchaseOrder: string
  payment: 'invoice' | 'collection' | 'card'
  /** Money has come for it. */
  paid: boolean
  /** Empty when nothing is due. */
  due: string
  dueOn: string
  bank: readonly string[]
  /** Where goods are fetched. */
  counter: string
  /** Where goods are sent back to: the shop's name and its postal address. */
  sendTo: string
  /** Used units that are owed: how many, the deposit, and until when. Null: none. */
  cores: { pieces: number; deposit: string; until: string } | null
  returnDays: number
}

/** What has happened, as far as a customer is written to. */
export type News =
  | { type: 'received' }
  | { type: 'payment'; amount: string; cancelled: boolean }
  | { type: 'ready' }
  | { type: 'shipped'; parcel: Parcel; what: 'all' }
  | { type: 'shipped'; parcel: Parcel; what: 'part' | 'rest'; pieces: readonly Row[] }
  | { type: 'delivered' }
  | { type: 'cancelled'; reason: string; byCustomer: boolean }
  /** `follows`: something else of the order is still to be sent. */
  | ({ type: 'pieces-cancelled'; amount: string; reason: string; follows: boolean } & About & Split)
  | { type: 'came-back' }
  | ({ type: 'refund'; amount: string; cause: 'cancelled' | 'return' | 'own'; about: string; why: string } & About & Split)
  /** `parcelBy`: who pays for the parcel back. */
  | ({ type: 'return-approved'; about: string; answer: string; parcelBy: 'customer' | 'shop' } & About)
  | ({ type: 'return-refused' | 'return-received'; about: string; answer: string } & About)
  | ({ type: 'core-credited'; about: string; amount: string; note: string } & About & Split)
  | ({ type: 'core-refused'; about: string; note: string } & About)

/** The pieces that it is about. */
interface About {
  parts: readonly LetterPart[]
}

/** How an amount is given back: what of it was taken off what is due, and what comes as money. Each is empty when it is nothing. */
export interface Split {
  offDue: string
  back: string
}

/** A parcel as far as it is known. */
export interface Parcel {
  carrier: string
  tracking: string
  url: string
}

/** What an order's letter says beside greeting and link. */
export interface OrderText {
  subject: string
  opening: string
  tables?: readonly (readonly Row[])[]
  body: readonly string[]
}
