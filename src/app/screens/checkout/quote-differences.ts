import type { DisplayedQuote } from '#app/hooks/use-checkout.ts'

/**
 * How a line or the total of the server's calculation (quote) differs from the displayed one. `id` is the line's part. `before` and `after`
 * are dollars for `qty` pieces. `before` is 0 for a new line, `after` for a removed one.
 */
export interface QuoteDifference {
  what: 'qty' | 'price' | 'shipping' | 'tax' | 'discount' | 'total'
  id: string
  before: number
  after: number
}

const comparedTotalKeys = ['shipping', 'tax', 'discount', 'total'] as const

/** Returns how the current calculation of the server differs from the displayed one. */
export function compareQuotes(before: DisplayedQuote, now: DisplayedQuote): QuoteDifference[] {
  const [seen, here] = [indexLinesById(before), indexLinesById(now)]
  const lines = [...new Set([...seen.keys(), ...here.keys()])].flatMap((id): QuoteDifference[] => {
    const [was, is] = [seen.get(id), here.get(id)]
    const [pieces, piecesNow] = [was?.qty ?? 0, is?.qty ?? 0]
    const qty: QuoteDifference[] = pieces === piecesNow ? [] : [{ what: 'qty', id, before: pieces, after: piecesNow }]
    if (was === undefined || is === undefined || was.unitPrice === is.unitPrice) return qty
    return [...qty, { what: 'price', id, before: was.unitPrice, after: is.unitPrice }]
  })
  const sums = comparedTotalKeys.flatMap((what): QuoteDifference[] =>
    before.sums[what] === now.sums[what] ? [] : [{ what, id: '', before: before.sums[what], after: now.sums[what] }],
  )
  return [...lines, ...sums]
}

const indexLinesById = ({ lines }: DisplayedQuote) => new Map(lines.map((line) => [line.id, line]))

/** Returns the ids of lines with changed prices that the buyer has not accepted yet. */
export const unacceptedPriceChanges = (quote: DisplayedQuote | null): string[] => (quote?.changes ?? []).map(({ id }) => id)
