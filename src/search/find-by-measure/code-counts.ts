import type { MeasuredColumn } from './measured-column.ts'

/** The number of units and of parts for each code of a column. */
export interface CodeCounts {
  units: Uint32Array
  parts: Uint32Array
}

type CodesOfUnits = Pick<MeasuredColumn, 'codes' | 'values'>

/** Counts the codes of the given units. */
export function countCodes({ codes, values }: CodesOfUnits, partCounts: Uint32Array, units: Int32Array): CodeCounts {
  const counts = { units: new Uint32Array(values.length), parts: new Uint32Array(values.length) }
  const { units: ofUnits, parts: ofParts } = counts
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0
    const code = codes[unit] ?? 0
    ofUnits[code] = (ofUnits[code] ?? 0) + 1
    ofParts[code] = (ofParts[code] ?? 0) + (partCounts[unit] ?? 0)
  }
  return counts
}

/** Counts the codes of all units. */
export const countAllCodes = (column: CodesOfUnits, partCounts: Uint32Array): CodeCounts =>
  countCodes(
    column,
    partCounts,
    Int32Array.from({ length: partCounts.length }, (_, unit) => unit),
  )

/**
 * Returns a function that counts the codes of `units`, ascending, in a column whose counts of all units are known. Of many units the others
 * are counted instead, and taken away.
 */
export function codeCounter(
  { unitCount, partCounts }: { unitCount: number; partCounts: Uint32Array },
  units: Int32Array,
): (column: CodesOfUnits & { all: CodeCounts }) => CodeCounts {
  if (units.length <= unitCount / 2) return (column) => countCodes(column, partCounts, units)
  const others = complementOf(units, unitCount)
  return (column) => {
    const counts = countCodes(column, partCounts, others)
    return {
      units: counts.units.map((count, code) => (column.all.units[code] ?? 0) - count),
      parts: counts.parts.map((count, code) => (column.all.parts[code] ?? 0) - count),
    }
  }
}

function complementOf(units: Int32Array, unitCount: number): Int32Array {
  const isListed = new Uint8Array(unitCount)
  for (let at = 0; at < units.length; at += 1) isListed[units[at] ?? 0] = 1
  const others = new Int32Array(unitCount - units.length)
  let count = 0
  for (let unit = 0; unit < unitCount; unit += 1) {
    if (isListed[unit]) continue
    others[count] = unit
    count += 1
  }
  return others
}
