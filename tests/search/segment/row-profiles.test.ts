import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countColumns } from '#search/catalogue/count-columns.ts'
import { computeRowProfiles, extendRowProfiles, type ProfiledColumn } from '#search/segment/row-profiles.ts'

const MAX_CODE = 40
const MAX_PROFILES = 300

/** Up to six columns of the same rows. */
const anyColumns = fc.integer({ min: 1, max: 700 }).chain((size) =>
  fc.array(
    fc.tuple(fc.integer({ min: 0, max: MAX_CODE }), fc.infiniteStream(fc.nat())).map(
      ([most, stream]): Uint8Array =>
        Uint8Array.from({ length: size }, () => {
          const { value } = stream.next()
          return (value ?? 0) % (most + 1)
        }),
    ),
    { minLength: 1, maxLength: 6 },
  ),
)

const named = (columns: readonly Uint8Array[]): ProfiledColumn<string>[] =>
  columns.map((codes, at) => ({ name: `column ${at}`, codes, valueCount: MAX_CODE + 1 }))

test('each row has in its profile the codes that it has in the columns, and each column is in one group', () => {
  fc.assert(
    fc.property(anyColumns, (columns) => {
      const size = columns[0]?.length ?? 0
      const groups = computeRowProfiles(named(columns), size, MAX_PROFILES)
      const ofProfiles = new Map(
        groups.flatMap(({ profileOfRow, columns: byName }) =>
          Array.from(byName, ([name, { codes }]) => [name, Array.from(profileOfRow, (profile) => codes[profile])] as const),
        ),
      )
      expect(groups.flatMap(({ columns: byName }) => [...byName.keys()])).toEqual(columns.map((_, at) => `column ${at}`))
      for (const [at, codes] of columns.entries()) expect(ofProfiles.get(`column ${at}`)).toEqual([...codes])
    }),
  )
})

test('profiles with more rows are those of all rows', () => {
  fc.assert(
    fc.property(anyColumns, fc.double({ min: 0, max: 1, noNaN: true }), (columns, share) => {
      const size = columns[0]?.length ?? 0
      const known = Math.floor(size * share)
      const before = computeRowProfiles(named(columns.map((codes) => codes.subarray(0, known))), known, MAX_PROFILES)
      const groups = extendRowProfiles(before, named(columns), size) ?? []
      for (const { profileOfRow, profileCount, columns: byName } of groups) {
        expect(Math.max(...profileOfRow)).toBeLessThan(profileCount)
        for (const [name, { codes }] of byName)
          expect(Array.from(profileOfRow, (profile) => codes[profile])).toEqual([...(columns[Number(name.split(' ')[1])] ?? [])])
      }
      expect(groups.flatMap(({ columns: byName }) => [...byName.keys()])).toEqual(columns.map((_, at) => `column ${at}`))
    }),
  )
})

test('counts by profile are the counts row by row', () => {
  fc.assert(
    fc.property(anyColumns, fc.func(fc.boolean()), (columns, isCounted) => {
      const size = columns[0]?.length ?? 0
      const rows = Int32Array.from({ length: size }, (_, row) => row).filter((row) => isCounted(row))
      const counts = countColumns(
        computeRowProfiles(named(columns), size, MAX_PROFILES),
        rows,
        columns.map((_, at) => `column ${at}`),
      )
      for (const [at, codes] of columns.entries()) {
        const plain = new Uint32Array(MAX_CODE + 1)
        for (const row of rows) plain[codes[row] ?? 0] = (plain[codes[row] ?? 0] ?? 0) + 1
        expect(counts.get(`column ${at}`)).toEqual(plain)
      }
    }),
  )
})

test('columns that depend on each other share profiles, and those that would make too many do not', () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => row)
  const column = (name: string, codeOf: (row: number) => number, valueCount: number) => ({
    ...{ name, valueCount },
    codes: Uint16Array.from(rows, codeOf),
  })
  const groups = computeRowProfiles(
    [
      column('kind', (row) => row % 50, 50),
      column('family of the kind', (row) => (row % 50) % 7, 7),
      column('almost of its own', (row) => Math.floor(row / 2), 5000),
      column('maker', (row) => row % 3, 3),
    ],
    rows.length,
    10_000,
  )
  expect(groups.map(({ columns, profileCount }) => [[...columns.keys()], profileCount])).toEqual([
    [['kind', 'family of the kind'], 50],
    [['almost of its own'], 5000],
    [['maker'], 3],
  ])
})
