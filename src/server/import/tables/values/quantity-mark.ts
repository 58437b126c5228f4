import { columnMark, type DecimalMark } from './decimal-mark.ts'

/** One mark, and three digits behind it: thousands, or pieces with three decimals. */
const EITHER = /^[+-]?\d{1,3}([.,])\d{3}$/

/**
 * The decimal mark of a column of pieces. `0,000` proves that it writes decimals. Where some numbers part thousands and one below a thousand has no
 * mark at all, as no decimals are written, the other mark is it. Null where nothing proves either.
 */
export function quantityMark(texts: readonly string[]): DecimalMark | 'mixed' | null {
  const shown = columnMark(texts)
  if (shown !== null) return shown
  const marks = new Set(texts.flatMap((text) => EITHER.exec(bare(text))?.[1] ?? []))
  const [only] = marks
  if (marks.size !== 1 || !texts.some((text) => /^[+-]?[1-9]\d{0,2}$/.test(bare(text)))) return null
  return only === ',' ? '.' : ','
}

const bare = (text: string): string => text.replace(/^[<>=≥\s]+|\s*\+$/g, '').replace(/\s*\p{L}+\.?$/u, '')
