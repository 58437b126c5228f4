import { columnMark, type DecimalMark } from './decimal-mark.ts'

/** Matches one separator followed by three digits: thousands or three decimals. */
const EITHER = /^[+-]?\d{1,3}([.,])\d{3}$/

/**
 * The decimal separator of a quantity column. `0,000` proves decimals. If some numbers have thousands separators and a smaller one has no
 * decimals, the other separator is the decimal one. Null without proof.
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
