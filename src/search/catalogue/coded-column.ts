import type { CodeArray } from '#search/bytes/codes.ts'

/** A dictionary-encoded column: one small code for each row, and the value of each code. Code 0 means no value. */
export interface CodedColumn {
  codes: CodeArray
  values: readonly string[]
  codeOf: ReadonlyMap<string, number>
}

/** Returns flags of the codes whose values are among the given texts. */
export function flagChosenCodes(column: CodedColumn, texts: Iterable<string>): Uint8Array {
  const chosen = new Uint8Array(column.values.length)
  for (const text of texts) {
    const code = column.codeOf.get(text)
    if (code !== undefined) chosen[code] = 1
  }
  return chosen
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
