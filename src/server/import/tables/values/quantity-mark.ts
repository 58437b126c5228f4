import { type DecimalMark, detectColumnDecimalMark } from './decimal-mark.ts'

/** Matches a number with one mark and three digits behind the mark. The mark may separate thousands or be the decimal mark. */
const AMBIGUOUS_NUMBER_PATTERN = /^[+-]?\d{1,3}([.,])\d{3}$/

/**
 * Returns the decimal mark of a column of quantities. `0,000` shows decimals. When some quantities have a mark before three digits and a
 * smaller one has no mark, the mark separates thousands, so the other mark is the decimal mark. Null when the column shows none.
 */
export function detectQuantityDecimalMark(texts: readonly string[]): DecimalMark | 'mixed' | null {
  const shown = detectColumnDecimalMark(texts)
  if (shown !== null) return shown
  const marks = new Set(texts.flatMap((text) => AMBIGUOUS_NUMBER_PATTERN.exec(stripQuantityWords(text))?.[1] ?? []))
  const [only] = marks
  if (marks.size !== 1 || !texts.some((text) => /^[+-]?[1-9]\d{0,2}$/.test(stripQuantityWords(text)))) return null
  return only === ',' ? '.' : ','
}

const stripQuantityWords = (text: string): string => text.replace(/^[<>=≥\s]+|\s*\+$/g, '').replace(/\s*\p{L}+\.?$/u, '')
