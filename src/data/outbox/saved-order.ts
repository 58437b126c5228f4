import type { JobShare } from '#contract/jobs/shares.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'

/** A line of an order as its buyer saw it. Dollars; `amount` is without core charges. */
export interface SavedLine {
  id: string
  name: string
  mainImageUrl: string
  qty: number
  amount: number
  coreAmount: number
  /** Quantities per job. */
  jobs?: JobShare[]
}

/** An order when its buyer sent or saved it: input and displayed values. */
export interface SavedOrder {
  draft: CheckoutDraft
  lines: SavedLine[]
  /** The server's total; null for an order that was prepared offline. */
  total: number | null
}
