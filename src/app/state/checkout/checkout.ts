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

/** Default number of hours that an order may wait. */
const WAITS_HOURS = 24

/** An empty checkout. */
export const newDraft = (): CheckoutDraft => ({
  ...{ key: uuid(), step: 'address', addressId: '', billingId: '', delivery: '', payment: '' },
  ...{ coupon: '', couponTyped: '', purchaseOrder: '', jobName: '', lineNotes: {}, newAddress: {} },
  ...{ highestTotal: '', waitsHours: WAITS_HOURS, quote: null, quotedAt: 0 },
})

export interface CheckoutState {
  /** `loading` until the stored draft was read. */
  status: 'loading' | 'ready'
  /** Replaced by `editDraft` (draft.ts), never mutated. */
  draft: CheckoutDraft
  /** The quote belongs to the current choices; otherwise it is the last one received. */
  fresh: boolean
  asking: boolean
  /** Why there is no current quote; null if there is one. */
  trouble: string | null
  /** The previous quote, if the new one differs although the choices are unchanged. */
  before: Quote | null
  /** Why the last order was refused. */
  refusal: { message: string; field: string } | null
  placing: boolean
}

/** The checkout state. Changed by draft.ts, quote.ts and place.ts. */
export const checkout = personal<CheckoutState>({
  ...{ status: 'loading', draft: ref(newDraft()), fresh: false, asking: false },
  ...{ trouble: null, before: null, refusal: null, placing: false },
})

/** The lines that an order would contain: those in the cart that are not set aside. */
export const orderedLines = (): OptimisticLine[] => cart.lines.filter(isOrdered)
