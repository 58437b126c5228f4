import { flaggedRowNumbers } from '#search/bytes/marks.ts'
import type { RowProfiles } from '#search/segment/row-profiles.ts'
import type { Catalogue } from './catalogue.ts'
import { type CodedColumn, flagRowsWithCodes } from './coded-column.ts'
import type { CodedColumnName } from './rows.ts'

/** The rows whose code in a column is flagged. */
export interface AllowedCodes {
  column: CodedColumnName
  /** Flags by code. */
  chosen: Uint8Array
}

/** A restriction of a list: flags of the allowed rows, or of the codes of a column, which are decided for each profile. */
export type RowRestriction = Uint8Array | AllowedCodes

const areRowFlags = (restriction: RowRestriction): restriction is Uint8Array => restriction instanceof Uint8Array
const areCodes = (restriction: RowRestriction): restriction is AllowedCodes => !areRowFlags(restriction)

/** Returns flags of the rows that a restriction allows. */
export const flagsOfRestriction = (
  catalogue: { columns: Record<CodedColumnName, CodedColumn> },
  restriction: RowRestriction,
): Uint8Array => (areRowFlags(restriction) ? restriction : flagRowsWithCodes(catalogue.columns[restriction.column], restriction.chosen))

/** Returns the rows that no restriction excludes, and which are marked, if there are marks; ascending. */
export function candidateRows(catalogue: Catalogue, restrictions: readonly RowRestriction[], marks?: Uint8Array): Int32Array {
  let rows: Int32Array | null = marks === undefined ? null : flaggedRowNumbers(marks)
  for (const { profileOfRow, allowed } of allowedProfiles(catalogue, restrictions)) rows = keepProfiles(rows, profileOfRow, allowed)
  for (const flags of restrictions.filter(areRowFlags)) rows = keepFlagged(rows, flags)
  if (!catalogue.isWhole) rows = keepFlagged(rows, catalogue.soldFlags)
  return rows ?? Int32Array.from({ length: catalogue.size }, (_, row) => row)
}

/** Combines the restrictions by columns: for each group of profiles that has one of these columns, flags of the allowed profiles. */
function allowedProfiles(
  { profiles }: Catalogue,
  restrictions: readonly RowRestriction[],
): { profileOfRow: RowProfiles<string>['profileOfRow']; allowed: Uint8Array }[] {
  const byColumns = restrictions.filter(areCodes)
  return profiles.flatMap(({ profileOfRow, profileCount, columns }) => {
    const here = byColumns.flatMap(({ column, chosen }) => {
      const codes = columns.get(column)?.codes
      return codes === undefined ? [] : [{ codes, chosen }]
    })
    if (here.length === 0) return []
    const allowed = new Uint8Array(profileCount).map((_, profile) =>
      here.every(({ codes, chosen }) => chosen[codes[profile] ?? 0]) ? 1 : 0,
    )
    return [{ profileOfRow, allowed }]
  })
}

/** Keeps the rows whose profile is allowed; `rows` null stands for all rows. */
function keepProfiles(rows: Int32Array | null, profileOfRow: RowProfiles<string>['profileOfRow'], allowed: Uint8Array): Int32Array {
  const kept = new Int32Array(rows === null ? profileOfRow.length : rows.length)
  let count = 0
  for (let at = 0; at < kept.length; at += 1) {
    const row = rows === null ? at : (rows[at] ?? 0)
    kept[count] = row
    // The flag is added instead of tested, because a processor cannot foresee it.
    count += allowed[profileOfRow[row] ?? 0] ?? 0
  }
  return kept.subarray(0, count)
}

/** Keeps the flagged rows; `rows` null stands for all rows. */
function keepFlagged(rows: Int32Array | null, flags: Uint8Array): Int32Array {
  if (rows === null) return flaggedRowNumbers(flags)
  const kept = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (!flags[row]) continue
    kept[count] = row
    count += 1
  }
  return kept.subarray(0, count)
}
