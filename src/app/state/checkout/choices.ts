import type { EnteredAddress } from '#contract/addresses/address.ts'
import type { CallInputOf } from '#contract/calls.ts'
import type { BackOrderedPieces } from '#contract/checkout/checkout.ts'
import type { OrderLimits } from '#contract/orders/order.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-addresses.ts'

type QuoteChoices = CallInputOf<'checkoutQuote'>
type AddressBook = readonly OptimisticAddress[]

const enteredAddressOf = ({ name, company, phone, country, lines, city, region, postcode, vatId }: OptimisticAddress): EnteredAddress => ({
  ...{ name, company, phone, country, lines: [...lines], city, region, postcode, vatId },
})

/**
 * Returns the choices of a checkout as the server needs them. Addresses are sent completely instead of by id, so that the order uses the
 * address that the buyer saw, even if the address book changes.
 */
export function quoteChoicesOf(draft: CheckoutDraft, book: AddressBook): QuoteChoices {
  const shipTo = book.find(({ id }) => id === draft.addressId)
  const billTo = draft.billingId === '' ? undefined : book.find(({ id }) => id === draft.billingId)
  const lineNotes = Object.fromEntries(Object.entries(draft.lineNotes).filter(([, note]) => note.trim() !== ''))
  return {
    ...(shipTo === undefined ? {} : { address: enteredAddressOf(shipTo) }),
    ...(billTo === undefined ? {} : { billingAddress: enteredAddressOf(billTo) }),
    ...(draft.delivery === '' ? {} : { delivery: draft.delivery }),
    ...(draft.payment === '' ? {} : { payment: draft.payment }),
    ...(draft.parcels === undefined ? {} : { parcels: draft.parcels }),
    ...(draft.points ? { points: draft.points } : {}),
    ...{ coupon: draft.coupon, purchaseOrder: draft.purchaseOrder, jobName: draft.jobName, lineNotes },
  }
}

/** What the buyer has accepted: the displayed calculation of the server, or limits for an order that is sent later. */
export type BuyerConsent = { quoteHash: string } | { limits: OrderLimits }

/** Returns the order that a checkout makes; null while a required choice is missing. */
export function orderInputOf(
  draft: CheckoutDraft,
  book: AddressBook,
  lines: readonly { id: string; qty: number; later?: BackOrderedPieces | undefined }[],
  agreed: BuyerConsent,
): CallInputOf<'orderPlace'> | null {
  // The points may be spent elsewhere while a saved order waits, so it uses none.
  const { delivery, payment, ...choices } = quoteChoicesOf('limits' in agreed ? { ...draft, points: 0 } : draft, book)
  if (choices.address === undefined || delivery === undefined || payment === undefined || lines.length === 0) return null
  return {
    ...choices,
    delivery,
    payment,
    lines: lines.map(({ id, qty, later }) => ({ id, qty, ...(later === undefined ? {} : { later }) })),
    ...agreed,
  }
}

const MONEY_PATTERN = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Parses an amount in dollars, with a decimal point or comma, with or without a dollar sign. Returns null if it is invalid. */
export function parseTypedDollars(text: string): number | null {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
  return MONEY_PATTERN.test(plain) ? Number(plain.replace(',', '.')) : null
}
