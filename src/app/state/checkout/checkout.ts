import { ref } from 'valtio/vanilla'
import { cart } from '#app/state/cart/cart.ts'
import { personal } from '#app/state/page/personal.ts'
import type { Quote } from '#contract/checkout.ts'
import { isOrdered } from '#contract/pricing.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { uuid } from '#data/uuid.ts'

export type { CheckoutDraft }
export type CheckoutStep = CheckoutDraft['step']

/** Hours that an order may wait, unless its buyer says otherwise. */
const WAITS_HOURS = 24

/** A checkout in which nothing was typed yet. */
export const newDraft = (): CheckoutDraft => ({
  ...{ key: uuid(), step: 'address', addressId: '', billingId: '', delivery: '', payment: '' },
  ...{ coupon: '', couponTyped: '', purchaseOrder: '', jobName: '', lineNotes: {}, newAddress: {} },
  ...{ highestTotal: '', waitsHours: WAITS_HOURS, quote: null, quotedAt: 0 },
})

export interface CheckoutState {
  /** `loading` until it is known whether a checkout was begun on this device. */
  status: 'loading' | 'ready'
  /** Replaced whole by `editDraft` (draft.ts), never changed in place. */
  draft: CheckoutDraft
  /** The quote is of these choices and of this moment; else it is the last one that came. */
  fresh: boolean
  asking: boolean
  /** Why there is no fresh quote, to be read by a person; null when there is one. */
  trouble: string | null
  /** What was shown before the present quote, when that differs although the buyer has chosen nothing else. */
  before: Quote | null
  /** Why the order that was sent last came back. */
  refusal: { message: string; field: string } | null
  placing: boolean
}

/** The checkout (issue: from cart to doorstep). Changed by draft.ts, quote.ts and place.ts. */
export const checkout = personal<CheckoutState>({
  ...{ status: 'loading', draft: ref(newDraft()), fresh: false, asking: false },
  ...{ trouble: null, before: null, refusal: null, placing: false },
})

/** The lines that an order would take: what lies in the cart and is not set aside. */
export const orderedLines = (): OptimisticLine[] => cart.lines.filter(isOrdered)
