import { agreesWithin } from './answer-verdicts.ts'
import type { MeasuredColumn } from './measured-column.ts'

/**
 * Returns for each code how many of the counted items agree with its value if that is read: a window that slides over the ordered numbers.
 * Items whose value is not known are not among them. The tolerance is that of each item's value, as in an answer's verdicts.
 */
export function agreeingCounts({ numbers, tolerance }: MeasuredColumn, counts: Uint32Array): ArrayLike<number> {
  if (tolerance === null) return counts
  const agreeing = new Float64Array(counts.length)
  const numberOf = (code: number) => numbers[code] ?? 0
  let [from, to, inside] = [1, 1, 0]
  for (let code = 1; code < counts.length; code += 1) {
    const read = numberOf(code)
    for (; to < counts.length && (to <= code || agreesWithin(tolerance, numberOf(to), read)); to += 1) inside += counts[to] ?? 0
    for (; from < code && !agreesWithin(tolerance, numberOf(from), read); from += 1) inside -= counts[from] ?? 0
    agreeing[code] = inside
  }
  return agreeing
}
