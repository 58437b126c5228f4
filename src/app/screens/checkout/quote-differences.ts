import type { ShownQuote } from '#app/hooks/use-checkout.ts'

/** Something that is not as it was shown: of a line (`id` is its part) or of the whole. `before` and `after` are dollars. */
export interface Difference {
  what: 'price' | 'shipping' | 'tax' | 'discount' | 'total'
  id: string
  before: number
  after: number
}

const whole = ['shipping', 'tax', 'discount', 'total'] as const

/** What differs between the quote that the buyer saw and the one that holds now. Quantities are the cart's own and are told by the shop. */
export function quoteDifferences(before: ShownQuote, now: ShownQuote): Difference[] {
  const seen = new Map(before.lines.map((line) => [line.id, line.unitPrice]))
  const lines = now.lines.flatMap(({ id, unitPrice }): Difference[] => {
    const was = seen.get(id)
    return was === undefined || was === unitPrice ? [] : [{ what: 'price', id, before: was, after: unitPrice }]
  })
  const sums = whole.flatMap((what): Difference[] =>
    before.sums[what] === now.sums[what] ? [] : [{ what, id: '', before: before.sums[what], after: now.sums[what] }],
  )
  return [...lines, ...sums]
}
