import type { GivenAddress } from '#contract/address.ts'
import type { InputOf } from '#contract/calls.ts'
import type { LaterPieces } from '#contract/checkout.ts'
import type { OrderLimits } from '#contract/order.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-book.ts'

type Choices = InputOf<'checkoutQuote'>
type Book = readonly OptimisticAddress[]

const givenOf = ({ name, company, phone, country, lines, city, region, postcode, vatId }: OptimisticAddress): GivenAddress => ({
  ...{ name, company, phone, country, lines: [...lines], city, region, postcode, vatId },
})

/**
 * What the shop is told of a checkout. Addresses go as they are written on this device and not by their id: the order then goes where its
 * buyer read that it would, whatever the book says by the time it arrives.
 */
export function choicesOf(draft: CheckoutDraft, book: Book): Choices {
  const shipTo = book.find(({ id }) => id === draft.addressId)
  const billTo = draft.billingId === '' ? undefined : book.find(({ id }) => id === draft.billingId)
  const lineNotes = Object.fromEntries(Object.entries(draft.lineNotes).filter(([, note]) => note.trim() !== ''))
  return {
    ...(shipTo === undefined ? {} : { address: givenOf(shipTo) }),
    ...(billTo === undefined ? {} : { billingAddress: givenOf(billTo) }),
    ...(draft.delivery === '' ? {} : { delivery: draft.delivery }),
    ...(draft.payment === '' ? {} : { payment: draft.payment }),
    ...(draft.parcels === undefined ? {} : { parcels: draft.parcels }),
    ...(draft.points ? { points: draft.points } : {}),
    ...{ coupon: draft.coupon, purchaseOrder: draft.purchaseOrder, jobName: draft.jobName, lineNotes },
  }
}

/** What the buyer has agreed to: the quote that was shown, or limits. */
export type Agreed = { quoteHash: string } | { limits: OrderLimits }

/** The order of a checkout; null while something that it needs is not chosen. */
export function orderInputOf(
  draft: CheckoutDraft,
  book: Book,
  lines: readonly { id: string; qty: number; later?: LaterPieces | undefined }[],
  agreed: Agreed,
): InputOf<'orderPlace'> | null {
  // Points may be spent elsewhere while an order waits on this device, so such an order promises none.
  const { delivery, payment, ...choices } = choicesOf('limits' in agreed ? { ...draft, points: 0 } : draft, book)
  if (choices.address === undefined || delivery === undefined || payment === undefined || lines.length === 0) return null
  return {
    ...choices,
    delivery,
    payment,
    lines: lines.map(({ id, qty, later }) => ({ id, qty, ...(later === undefined ? {} : { later }) })),
    ...agreed,
  }
}

const MONEY = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Dollars as typed, with a point or a comma before the cents, with or without a dollar sign; null when it is no amount. */
export function dollarsTyped(text: string): number | null {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
  return MONEY.test(plain) ? Number(plain.replace(',', '.')) : null
}
