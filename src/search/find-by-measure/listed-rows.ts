import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import type { UnitMatches } from './match-units.ts'
import type { MeasuredKind } from './measured-kind.ts'

/** The quality of the best selling part of a unit that agrees exactly. What speaks against a part is subtracted. */
const BEST_QUALITY = 255
/** That an answer contradicts the part weighs more than everything below. */
const CONTRADICTION_PENALTY = 120
const UNKNOWN_PENALTY = 30
const MOST_UNKNOWN = 3
/** Of parts that are equal on the bench, the one that sells best comes first; the others follow behind all other units. */
const EQUAL_PART_PENALTY = 15
/** Among units that agree, those whose measures are closer come first. */
const MOST_QUARTERS_OFF = 14

/**
 * Returns the first rows of units, at most `many`: units that agree before those with unknown values, then those that contradict an answer.
 * Closer measures come first. Of each unit the part that sells best stands for all; if the list has room, equal parts follow behind.
 */
export function listedRows(
  catalogue: Catalogue,
  { rows, rowStarts, partCounts }: MeasuredKind,
  { contradicted, unknown, quartersOff }: UnitMatches,
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
    const quality =
      BEST_QUALITY -
      (contradicted[unit] ? CONTRADICTION_PENALTY : 0) -
      UNKNOWN_PENALTY * Math.min(unknown[unit] ?? 0, MOST_UNKNOWN) -
      Math.min(quartersOff[unit] ?? 0, MOST_QUARTERS_OFF)
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
