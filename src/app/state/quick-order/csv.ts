import { BYTE_ORDER_MARK, escapeForSpreadsheet, LINE_END, quoteCsvCell } from '#contract/text/spreadsheet-text.ts'

/** A line of the exported pad; null for what is not known. `qty`: a text, as written, if it is no quantity. Amounts are in dollars. */
export interface CsvLine {
  number: string
  qty: number | string | null
  code: string | null
  name: string | null
  unitPriceUsd: number | null
  coreChargeUsd: number | null
  totalUsd: number | null
  state: string
}

/**
 * Writes the lines of the pad as a CSV file. `headings`: the names of the columns in the order of `CsvLine`. Numbers keep their leading
 * zeros, also in spreadsheet programs, and the file can be taken by the pad again.
 */
export function padCsv(lines: readonly CsvLine[], headings: readonly string[]): string {
  const money = (usd: number | null) => (usd === null ? '' : usd.toFixed(2))
  const rows = lines.map(({ number, qty, code, name, unitPriceUsd, coreChargeUsd, totalUsd, state }) => [
    ...[
      escapeForSpreadsheet(number),
      escapeForSpreadsheet(String(qty ?? '')),
      escapeForSpreadsheet(code ?? ''),
      escapeForSpreadsheet(name ?? ''),
    ],
    ...[money(unitPriceUsd), money(coreChargeUsd), money(totalUsd), escapeForSpreadsheet(state)],
  ])
  return BYTE_ORDER_MARK + [headings, ...rows].map((cells) => cells.map(quoteCsvCell).join(',') + LINE_END).join('')
}
