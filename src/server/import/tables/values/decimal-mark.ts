/** The decimal mark of a column of numbers. */
export type DecimalMark = ',' | '.'

/** Matches a number without currency and unit. Spaces and apostrophes separate thousands. */
export const NUMBER_PATTERN = /[+-]?(?:\d[\d.,'’\u00a0\u202f\u2009 ]*\d|\d|[.,]\d+)/

const THOUSANDS_SEPARATOR_PATTERN = /['’\s]/g

/**
 * Returns the decimal mark that a number shows. With a comma and a point, it is the last of the two. A single mark is the decimal mark when
 * a number of digits other than three follows, or only a zero or nothing comes before. A mark that occurs several times separates
 * thousands, so the other mark is the decimal mark. Null for `1.234` or `12`, which show no decimal mark.
 */
export function decimalMarkShownBy(written: string): DecimalMark | null {
  const number = NUMBER_PATTERN.exec(written)?.[0].replace(THOUSANDS_SEPARATOR_PATTERN, '') ?? ''
  const marks = number.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last !== ',' && last !== '.') return null
  if (marks.length === 1) {
    const spacedOut = /\d['’\s]\d{3}[.,]/.test(written)
    return spacedOut || /^[+-]?0?[.,]/.test(number) || !/[.,]\d{3}$/.test(number) ? last : null
  }
  return marks[0] === last ? (last === ',' ? '.' : ',') : last
}

/** Returns the decimal mark that the numbers of a column show. Null when no number shows one, `mixed` when the numbers show both. */
export function detectColumnDecimalMark(values: Iterable<string>): DecimalMark | 'mixed' | null {
  let found: DecimalMark | null = null
  for (const value of values) {
    const mark = decimalMarkShownBy(value)
    if (mark === null) continue
    if (found !== null && found !== mark) return 'mixed'
    found = mark
  }
  return found
}
