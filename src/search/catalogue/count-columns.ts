import type { RowProfiles } from '#search/segment/row-profiles.ts'

/**
 * Counts for some columns how many rows have each code. Rows are counted by profile first; then the codes of the profiles that occur are
 * counted, of which there are few.
 */
export function countColumns<Name extends string>(
  groups: readonly RowProfiles<Name>[],
  rows: Int32Array,
  names: readonly Name[],
): Map<Name, Uint32Array> {
  const counts = new Map<Name, Uint32Array>()
  for (const group of groups) {
    const here = names.flatMap((name) => {
      const column = group.columns.get(name)
      return column === undefined ? [] : [{ name, column }]
    })
    if (here.length === 0) continue
    const { profiles, rowCounts } = countProfiles(group, rows)
    for (const { name, column } of here) {
      const ofColumn = new Uint32Array(column.valueCount)
      for (let at = 0; at < profiles.length; at += 1) {
        const code = column.codes[profiles[at] ?? 0] ?? 0
        ofColumn[code] = (ofColumn[code] ?? 0) + (rowCounts[at] ?? 0)
      }
      counts.set(name, ofColumn)
    }
  }
  return counts
}

/** Returns the profiles of some rows, each once, with the number of rows that have it. */
function countProfiles(
  { profileOfRow, profileCount }: RowProfiles<string>,
  rows: Int32Array,
): { profiles: Uint32Array; rowCounts: Uint32Array } {
  const all = new Uint32Array(profileCount)
  for (let at = 0; at < rows.length; at += 1) {
    const profile = profileOfRow[rows[at] ?? 0] ?? 0
    all[profile] = (all[profile] ?? 0) + 1
  }
  const profiles = new Uint32Array(profileCount)
  let found = 0
  for (let profile = 0; profile < profileCount; profile += 1) {
    if (all[profile] === 0) continue
    profiles[found] = profile
    found += 1
  }
  const occurring = profiles.subarray(0, found)
  return { profiles: occurring, rowCounts: occurring.map((profile) => all[profile] ?? 0) }
}
