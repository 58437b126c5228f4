import { CANNOT_READ, type FinderAnswer } from '#contract/finder/finder-query.ts'
import { type Tolerance, toleranceAt } from '#contract/finder/measurable.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import type { MeasuredColumn } from './measured-column.ts'

/** What an answer says of a value. `slightlyOff`: beyond the tolerance, but within twice the tolerance. */
export const verdicts = { agrees: 0, unknown: 1, slightlyOff: 2, off: 3 } as const

/** Readings are decimal numbers, which binary fractions only approach: 54.2 + 0.8 must be within 0.8 of 54.2. */
const ROUNDING = 1e-9

/** Whether a reading agrees with a value. The tolerance is that of the value; null if both must be equal. */
export const agreesWithin = (tolerance: Tolerance | null, value: number, read: number): boolean =>
  Math.abs(value - read) <= (tolerance === null ? 0 : toleranceAt(tolerance, value)) + ROUNDING

/** An answer that restricts the parts: for each code of its column the verdict, and how far the value is off, in quarters of the tolerance. */
export interface JudgedAnswer {
  column: MeasuredColumn
  verdictOfCode: Uint8Array
  quartersOff: Uint8Array
}

/** The verdict on one value. `share`: its difference to the reading, as a share of the tolerance. */
interface Verdict {
  verdict: number
  share: number
}

const MOST_QUARTERS = 8

/**
 * Returns what an answer says of each value of its column. Returns null for an answer that restricts nothing: it cannot be read, or it is
 * no number where one is asked for.
 */
export function judgeAnswer(column: MeasuredColumn, { value }: Pick<FinderAnswer, 'value'>): JudgedAnswer | null {
  if (value === CANNOT_READ) return null
  const verdictOfValue = column.isNumber ? numberVerdicts(column, Number(value.replace(',', '.'))) : textVerdicts(column, value)
  if (verdictOfValue === null) return null
  const judged = column.values.map((_, code) => (code === 0 ? { verdict: verdicts.unknown, share: 0 } : verdictOfValue(code)))
  return {
    column,
    verdictOfCode: Uint8Array.from(judged, ({ verdict }) => verdict),
    quartersOff: Uint8Array.from(judged, ({ share }) => Math.min(Math.round(share * 4), MOST_QUARTERS)),
  }
}

function numberVerdicts({ numbers, tolerance }: MeasuredColumn, read: number): ((code: number) => Verdict) | null {
  if (!Number.isFinite(read)) return null
  return (code) => {
    const value = numbers[code] ?? Number.NaN
    const difference = Math.abs(value - read)
    const allowed = tolerance === null ? 0 : toleranceAt(tolerance, value)
    const share = allowed === 0 ? 0 : difference / allowed
    if (agreesWithin(tolerance, value, read)) return { verdict: verdicts.agrees, share }
    return { verdict: difference <= 2 * allowed + ROUNDING ? verdicts.slightlyOff : verdicts.off, share }
  }
}

/** Texts are compared as written, then without case and accents, because an address may have been typed. */
function textVerdicts({ values }: MeasuredColumn, value: string): (code: number) => Verdict {
  const isListed = values.includes(value)
  const folded = foldWords(value)
  return (code) => {
    const text = values[code] ?? ''
    return { verdict: (isListed ? text === value : foldWords(text) === folded) ? verdicts.agrees : verdicts.off, share: 0 }
  }
}
