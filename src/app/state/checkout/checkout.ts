import { ref } from 'valtio/vanilla'
import { cart } from '#app/state/cart/cart.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { isIncludedInOrder } from '#contract/pricing/pricing.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'
import { uuid } from '#data/uuid.ts'

export type { CheckoutDraft }
export type CheckoutStep = CheckoutDraft['step']

/** How many hours a saved order may wait, unless the buyer chooses another number. */
const DEFAULT_ORDER_WAIT_HOURS = 24

/** Returns an empty checkout. */
export const newDraft = (): CheckoutDraft => ({
  ...{ key: uuid(), step: 'address', addressId: '', billingId: '', delivery: '', payment: '' },
  ...{ coupon: '', couponTyped: '', purchaseOrder: '', jobName: '', lineNotes: {}, newAddress: {} },
  ...{ highestTotal: '', waitsHours: DEFAULT_ORDER_WAIT_HOURS, quote: null, quotedAt: 0 },
})

export interface CheckoutState {
  /** `loading` until the stored draft of the checkout was read. */
  status: 'loading' | 'ready'
  /** What the buyer has chosen and typed. `editDraft` (draft.ts) replaces it; it is never mutated. */
  draft: CheckoutDraft
  /** Whether the server's calculation (quote) is for the current choices. Otherwise it is the last one received. */
  fresh: boolean
  asking: boolean
  /** Why there is no current calculation by the server; null if there is one. */
  trouble: string | null
  /** The previous calculation, if the new one differs although the choices are unchanged. */
  before: Quote | null
  /** Why the last order was refused; null if it was not. */
  refusal: { message: string; field: string } | null
  placing: boolean
}

/** The state of the checkout. It is changed by draft.ts, quote.ts and place.ts. */
export const checkout = createPersonalState<CheckoutState>({
  ...{ status: 'loading', draft: ref(newDraft()), fresh: false, asking: false },
  ...{ trouble: null, before: null, refusal: null, placing: false },
})

/** Returns the lines that an order would contain: those of the cart that are not set aside. */
export const orderedLines = (): OptimisticLine[] => cart.lines.filter(isIncludedInOrder)
