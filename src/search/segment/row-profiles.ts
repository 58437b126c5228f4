import type { CodeArray } from '#search/bytes/codes.ts'

/** A column that takes part in profiles: the code of each row, and how many different codes there are. */
export interface ProfiledColumn<Name extends string> {
  name: Name
  codes: CodeArray
  valueCount: number
}

/**
 * The profiles of all rows by some columns. Rows with equal codes in all these columns have the same profile. A shop has far fewer profiles
 * than parts, so what depends on these columns only is computed once for each profile.
 */
export interface RowProfiles<Name extends string> {
  /** The profile of each row. */
  profileOfRow: CodeArray
  profileCount: number
  columns: ReadonlyMap<Name, ProfiledCodes>
}

/** A column by profile: the code of each profile, and how many different codes there are. */
export interface ProfiledCodes {
  codes: Uint32Array
  valueCount: number
}

/** The largest profile, because the profile of a row takes two bytes. */
const MAX_PROFILE = 0xffff
/** A column that leads to more profiles than this share of the rows begins profiles of its own, because these would save little. */
const MAX_PROFILE_SHARE = 1 / 4
/** With so few profiles the share does not matter. */
const ALWAYS_ALLOWED_PROFILES = 256
/** Maximum size of the table of pairs (profile, code) that joins a column, in entries of four bytes. */
const MAX_PAIRS = 1 << 22

/**
 * Divides columns into groups, in their order, and computes the profiles of each group. A group ends before the column that would make more
 * than `maxProfiles` profiles, which are at most 65,536. Each column is read once.
 */
export function computeRowProfiles<Name extends string>(
  columns: readonly ProfiledColumn<Name>[],
  size: number,
  maxProfiles: number,
): RowProfiles<Name>[] {
  const most = Math.min(maxProfiles, MAX_PROFILE + 1, Math.max(ALWAYS_ALLOWED_PROFILES, size * MAX_PROFILE_SHARE))
  const groups: RowProfiles<Name>[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    const joined = last === undefined ? null : joinColumn(last, column, most)
    if (joined === null) groups.push(profilesOfColumn(column))
    else groups.splice(-1, 1, joined)
  }
  return groups
}

/** Returns profiles by a single column: its codes themselves. */
export const profilesOfColumn = <Name extends string>({ name, codes, valueCount }: ProfiledColumn<Name>): RowProfiles<Name> => ({
  profileOfRow: codes,
  profileCount: valueCount,
  columns: new Map([[name, { codes: Uint32Array.from({ length: valueCount }, (_, code) => code), valueCount }]]),
})

/**
 * Returns profiles with the rows of a newer segment behind the known ones. `columns` are the same columns with more rows, in which the codes
 * of the known rows are unchanged; null if there would be too many profiles. Only the new rows are read.
 */
export function extendRowProfiles<Name extends string>(
  groups: readonly RowProfiles<Name>[],
  columns: readonly ProfiledColumn<Name>[],
  size: number,
): RowProfiles<Name>[] | null {
  const extended = groups.map((group) =>
    extendGroup(
      group,
      columns.filter(({ name }) => group.columns.has(name)),
      size,
    ),
  )
  return extended.every((group) => group !== null) ? extended : null
}

function extendGroup<Name extends string>(
  { profileOfRow, profileCount, columns }: RowProfiles<Name>,
  longer: readonly ProfiledColumn<Name>[],
  size: number,
): RowProfiles<Name> | null {
  const [only, second] = longer
  if (only !== undefined && second === undefined) return profilesOfColumn(only)
  const codes = longer.map(({ name }) => Array.from(columns.get(name)?.codes ?? []))
  const known = new Map(Array.from({ length: profileCount }, (_, profile) => [codes.map((ofColumn) => ofColumn[profile]).join(), profile]))
  const profiles = new Uint16Array(size)
  profiles.set(profileOfRow)
  for (let row = profileOfRow.length; row < size; row += 1) {
    const codesOfRow = longer.map((column) => column.codes[row] ?? 0)
    const name = codesOfRow.join()
    const profile = known.get(name) ?? known.size
    if (profile > MAX_PROFILE) return null
    if (profile === known.size) {
      known.set(name, profile)
      for (const [at, code] of codesOfRow.entries()) codes[at]?.push(code)
    }
    profiles[row] = profile
  }
  return {
    profileOfRow: profiles,
    profileCount: known.size,
    columns: new Map(
      longer.map(({ name, valueCount }, at): [Name, ProfiledCodes] => [name, { codes: Uint32Array.from(codes[at] ?? []), valueCount }]),
    ),
  }
}

/** Adds a column to profiles; null if there would be more than `most` profiles. */
function joinColumn<Name extends string>(
  { profileOfRow, profileCount, columns }: RowProfiles<Name>,
  { name, codes, valueCount }: ProfiledColumn<Name>,
  most: number,
): RowProfiles<Name> | null {
  if (profileCount * valueCount > MAX_PAIRS) return null
  // The number of each pair of a profile and a code, counted from 1 in the order in which pairs first occur.
  const numberOfPair = new Uint32Array(profileCount * valueCount)
  const joined = new Uint16Array(profileOfRow.length)
  const pairs: number[] = []
  for (let row = 0; row < joined.length; row += 1) {
    const pair = (profileOfRow[row] ?? 0) * valueCount + (codes[row] ?? 0)
    let number = numberOfPair[pair] ?? 0
    if (number === 0) {
      if (pairs.length >= most) return null
      number = pairs.push(pair)
      numberOfPair[pair] = number
    }
    joined[row] = number - 1
  }
  const before = pairs.map((pair) => Math.floor(pair / valueCount))
  return {
    profileOfRow: joined,
    profileCount: pairs.length,
    columns: new Map([
      ...Array.from(columns, ([other, known]): [Name, ProfiledCodes] => [
        other,
        { ...known, codes: Uint32Array.from(before, (profile) => known.codes[profile] ?? 0) },
      ]),
      [name, { codes: Uint32Array.from(pairs, (pair) => pair % valueCount), valueCount }],
    ]),
  }
}
