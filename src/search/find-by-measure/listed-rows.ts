import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import type { UnitMatches } from './match-units.ts'
import type { MeasuredKind } from './measured-kind.ts'

/** The quality of a part that agrees with every answer; an unknown value, and then a contradicted answer, make it less. */
const BEST_QUALITY = 255
const UNKNOWN_PENALTY = 2
/** More than the unknown values of any part with as many answers as a finder has, up to the lowest quality. */
const CONTRADICTION_PENALTY = 60
/** Of parts that are equal on the bench, the one that sells best comes before all others of the same quality. */
const EQUAL_PART_PENALTY = 1
/** Quality 0 would mean no match. */
const LEAST_QUALITY = 2

/**
 * Returns the first rows of units, at most `many`: units that agree before those with unknown values, then those that contradict an answer.
 * Of each unit the part that sells best comes first; if the list has room, equal parts follow behind.
 */
export function listedRows(
  catalogue: Catalogue,
  { rows, rowStarts, partCounts }: MeasuredKind,
  { contradicted, unknown }: UnitMatches,
  units: Int32Array,
  many: number,
): Int32Array {
  const rowCountOf = (unit: number) => partCounts[unit] ?? 0
  const marks = new Uint8Array(catalogue.size)
  const isShort = units.length <= many
  const wanted = new Int32Array(isShort ? units.reduce((sum, unit) => sum + rowCountOf(unit), 0) : units.length)
  let count = 0
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] ?? 0
    const penalty = UNKNOWN_PENALTY * (unknown[unit] ?? 0) + CONTRADICTION_PENALTY * (contradicted[unit] ?? 0)
    const quality = Math.max(BEST_QUALITY - penalty, LEAST_QUALITY)
    const first = rowStarts[unit] ?? 0
    for (let place = first; place < first + (isShort ? rowCountOf(unit) : 1); place += 1) {
      const row = rows[place] ?? 0
      marks[row] = place === first ? quality : quality - EQUAL_PART_PENALTY
      wanted[count] = row
      count += 1
    }
  }
  return firstRows(catalogue, { rows: wanted, marks }, 'best', many)
}
