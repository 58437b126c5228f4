import type { ShownQuote } from '#app/hooks/use-checkout.ts'

/** Ids of the lines that cost something else than their buyer saw, and that they have not agreed to yet. */
export const priceMoves = (quote: ShownQuote | null): string[] =>
  (quote?.changes ?? []).filter(({ what }) => what === 'price').map(({ id }) => id)
