/** Which character parts whole from fraction in a column of numbers. */
export type DecimalMark = ',' | '.'

/** A number as people write it, without currency and unit around it. Blanks of all kinds and apostrophes part thousands. */
export const NUMBER_SHAPE = /[+-]?(?:\d[\d.,'’\u00a0\u202f\u2009 ]*\d|\d|[.,]\d+)/

const THOUSANDS = /['’\s]/g

/**
 * The decimal mark that a number shows: the last of two different marks; one that stands once and has not exactly three digits behind it,
 * or only a zero before it; the other of one that stands twice. Null where it shows none: `1.234`, `12`.
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

/** The mark of a whole column: the one that its values show. Null where none shows any; `mixed` where they show both. */
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
