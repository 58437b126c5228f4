/** The decimal separator of a numeric column. */
export type DecimalMark = ',' | '.'

/** A number without currency and unit. Spaces and apostrophes are thousands separators. */
export const NUMBER_SHAPE = /[+-]?(?:\d[\d.,'’\u00a0\u202f\u2009 ]*\d|\d|[.,]\d+)/

const THOUSANDS = /['’\s]/g

/**
 * The decimal separator that a number proves: the last of two different separators; one that occurs once and is not followed by exactly
 * three digits, or follows a single zero; the other one when a separator occurs twice. Null for `1.234` or `12`.
 */
export function shownMark(written: string): DecimalMark | null {
  const number = NUMBER_SHAPE.exec(written)?.[0].replace(THOUSANDS, '') ?? ''
  const marks = number.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last !== ',' && last !== '.') return null
  if (marks.length === 1) {
    const spacedOut = /\d['’\s]\d{3}[.,]/.test(written)
    return spacedOut || /^[+-]?0?[.,]/.test(number) || !/[.,]\d{3}$/.test(number) ? last : null
  }
  return marks[0] === last ? (last === ',' ? '.' : ',') : last
}

/** The decimal separator that a column's values prove. Null when none does, `mixed` for both. */
export function columnMark(values: Iterable<string>): DecimalMark | 'mixed' | null {
  let found: DecimalMark | null = null
  for (const value of values) {
    const mark = shownMark(value)
    if (mark === null) continue
    if (found !== null && found !== mark) return 'mixed'
    found = mark
  }
  return found
}
