import { agreeingCounts } from './agreeing-counts.ts'
import type { MeasuredColumn } from './measured-column.ts'

/**
 * Returns the expected information of a question in bits: how much the answer narrows the units, on average over the units whose value is
 * known. After an answer those remain whose value agrees within the tolerance, and those whose value is not known. An old unit whose value
 * is not known here would be answered anyhow, without a gain, so it counts as none.
 */
export function expectedBits(column: MeasuredColumn, counts: Uint32Array): number {
  const unknown = counts[0] ?? 0
  let all = 0
  for (const count of counts) all += count
  let bits = 0
  const agreeing = agreeingCounts(column, counts)
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0
    if (count > 0) bits += (count / all) * Math.log2(all / ((agreeing[code] ?? 0) + unknown))
  }
  return bits
}
