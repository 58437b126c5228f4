/** A column of few distinct values: one small code a row, and what each code stands for. Code 0 is "none". */
export interface CodedColumn {
  codes: Uint16Array
  values: string[]
  codeOf: Map<string, number>
}

/** Codes stand in order of first appearance. Numbers become their shortest text, as a filter carries them. */
export function codedColumn(cells: readonly (string | number | null)[]): CodedColumn {
  const codes = new Uint16Array(cells.length)
  const values = ['']
  const codeOf = new Map<string, number>()
  for (const [row, cell] of cells.entries()) {
    if (cell === null || cell === '') continue
    const text = String(cell)
    let code = codeOf.get(text)
    if (code === undefined) {
      code = values.length
      values.push(text)
      codeOf.set(text, code)
    }
    codes[row] = code
  }
  return { codes, values, codeOf }
}

/** Which codes are among the texts: index by code, 1 where chosen. */
export function chosenCodes(column: CodedColumn, texts: Iterable<string>): Uint8Array {
  const chosen = new Uint8Array(column.values.length)
  for (const text of texts) {
    const code = column.codeOf.get(text)
    if (code !== undefined) chosen[code] = 1
  }
  return chosen
}
