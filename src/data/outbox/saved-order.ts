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
  /** What its pieces are for. */
  jobs?: JobShare[]
}

/** An order as it was when its buyer sent or saved it: what was typed, and what was shown. */
export interface SavedOrder {
  draft: CheckoutDraft
  lines: SavedLine[]
  /** What the shop had reckoned; null for an order that was prepared without it. */
  total: number | null
}
