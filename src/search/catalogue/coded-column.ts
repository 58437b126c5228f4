import type { CodeArray } from '#search/bytes/codes.ts'

/** A dictionary-encoded column: one small code for each row, and the value of each code. Code 0 means no value. */
export interface CodedColumn {
  codes: CodeArray
  values: readonly string[]
  codeOf: ReadonlyMap<string, number>
  /** For a column whose rows have several values: the values of each code. Absent if each code stands for one value. */
  valueSets?: readonly (readonly string[])[]
}

/** Returns flags of the codes that have one of the given texts as a value. */
export function flagChosenCodes(column: CodedColumn, texts: Iterable<string>): Uint8Array {
  const chosen = new Uint8Array(column.values.length)
  if (column.valueSets !== undefined) {
    const wanted = new Set(texts)
    for (const [code, values] of column.valueSets.entries()) if (values.some((value) => wanted.has(value))) chosen[code] = 1
    return chosen
  }
  for (const text of texts) {
    const code = column.codeOf.get(text)
    if (code !== undefined) chosen[code] = 1
  }
  return chosen
}

/** Returns how many rows have each value, from the number of rows of each code. Rows without a value are not counted. */
export function countsByValue({ values, valueSets }: CodedColumn, counts: Uint32Array): [value: string, count: number][] {
  if (valueSets === undefined) return values.map((value, code) => [value, code === 0 ? 0 : (counts[code] ?? 0)])
  const byValue = new Map<string, number>()
  for (const [code, set] of valueSets.entries())
    for (const value of set) byValue.set(value, (byValue.get(value) ?? 0) + (counts[code] ?? 0))
  return [...byValue]
}

/** Creates a column from the codes and values of an index segment. */
export const createCodedColumn = (codes: CodeArray, values: readonly string[]): CodedColumn => ({
  codes,
  values,
  codeOf: new Map(values.map((value, code) => [value, code])),
})

/** Returns a column with the rows of another column appended. The codes of the other column are translated to codes of the first. */
export function appendColumn(column: CodedColumn, codes: CodeArray, values: readonly string[]): CodedColumn {
  const all = [...column.values]
  const codeOf = new Map(column.codeOf)
  const here = values.map((value) => {
    const known = codeOf.get(value)
    if (known !== undefined) return known
    codeOf.set(value, all.length)
    all.push(value)
    return all.length - 1
  })
  const length = column.codes.length + codes.length
  const both: CodeArray =
    all.length <= 0x100 ? new Uint8Array(length) : all.length <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
  both.set(column.codes)
  for (let row = 0; row < codes.length; row += 1) both[column.codes.length + row] = here[codes[row] ?? 0] ?? 0
  return { codes: both, values: all, codeOf }
}

/** Returns flags of the rows whose code is chosen. */
export function flagRowsWithCodes({ codes }: CodedColumn, chosen: Uint8Array): Uint8Array {
  const rows = new Uint8Array(codes.length)
  for (let row = 0; row < rows.length; row += 1) rows[row] = chosen[codes[row] ?? 0] ?? 0
  return rows
}
