import type { JobQuantity } from '#contract/jobs/shares.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'

/** A line of an order as its buyer saw it. Amounts are in dollars; `amount` does not include core charges. */
export interface SavedOrderLine {
  id: string
  name: string
  mainImageUrl: string
  qty: number
  amount: number
  coreAmount: number
  /** Quantities for each job. */
  jobs?: JobQuantity[]
}

/** An order when its buyer sent or saved it, with the input and the displayed values. */
export interface SavedOrder {
  draft: CheckoutDraft
  lines: SavedOrderLine[]
  /** The total that the server had calculated; null for an order that was prepared offline. */
  total: number | null
}
