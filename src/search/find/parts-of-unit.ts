import { numberKey } from '#contract/numbers/numbers.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import { packedListAt } from '#search/bytes/lists.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { flagChosenCodes } from '#search/catalogue/coded-column.ts'
import { countMatches, type SearchMatch } from './search-match.ts'
import type { ParsedSearch } from './understand.ts'

const UNIT_PART_MATCH_QUALITY = 1

/**
 * Finds components by the number of their unit: `brushes 0001108277` finds the brushes in the parts list of this unit. Returns null unless
 * the text names a part type and one number, a unit has that number, and its parts list contains that type.
 */
export function findPartsOfUnit(catalogue: Catalogue, understood: ParsedSearch): SearchMatch | null {
  const [number, second] = understood.listedNumbers
  if (understood.partTypeScores.size === 0 || number === undefined || second !== undefined) return null
  const units = rowsWithNumber(catalogue, numberKey(number))
  const wanted = flagChosenCodes(catalogue.columns.type, [...understood.partTypeScores.keys()])
  const { codes } = catalogue.columns.type
  // A text such as `starter 0001108277` means the unit itself.
  if (units.length === 0 || units.some((row) => wanted[codes[row] ?? 0])) return null
  const marks = new Uint8Array(catalogue.size)
  for (const unit of units)
    for (const row of rowsInPartsList(catalogue, unit))
      if (wanted[codes[row] ?? 0])
        marks[row] = UNIT_PART_MATCH_QUALITY + (understood.partTypeScores.get(partTypeOfRow(catalogue, row)) ?? 0)
  return countMatches(marks) === 0
    ? null
    : {
        meant: 'words',
        marks,
        total: countMatches(marks),
        searchedNumbers: [],
        vehicleNames: [`${typeNameOfRows(catalogue, units)} ${number}`],
      }
}

/** Returns the rows of sold parts that have exactly this number. */
function rowsWithNumber(catalogue: Catalogue, key: string): number[] {
  return catalogue.segments.flatMap(({ segment: { numbers }, firstRow }) => {
    const at = numbers.indexOfNumber(key)
    const rows = at < 0 ? [] : Array.from(numbers.rowsOfRange({ from: at, to: at + 1 }).rows)
    return [...new Set(rows)].map((row) => firstRow + row).filter((row) => catalogue.soldFlags[row])
  })
}

/** Returns the rows of sold parts in the parts list of a unit. */
function rowsInPartsList(catalogue: Catalogue, unit: number): number[] {
  const { segment, segmentRow } = catalogue.segmentOfRow(unit)
  const { sets, setIndexByRow } = segment.contains
  return Array.from(packedListAt(sets, setIndexByRow[segmentRow] ?? 0), (id) => catalogue.rowOf(id)).filter(
    (row) => row >= 0 && catalogue.soldFlags[row],
  )
}

// The cast is safe, because index segments contain only the types of the parts table.
const partTypeOfRow = (catalogue: Catalogue, row: number) => catalogue.columnTextOf('type', row) as PartType
const typeNameOfRows = (catalogue: Catalogue, [first = 0]: readonly number[]) => partTypes[partTypeOfRow(catalogue, first)].name
