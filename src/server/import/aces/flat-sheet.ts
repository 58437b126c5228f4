import { AppError } from '#contract/errors.ts'
import type { TableFile, TableRow } from '#server/import/files/table.ts'
import { type FlatColumn, flatColumnOfHeading, isIdHeading } from './flat-columns.ts'

/** The sheet or text file with a list of applications: where its headings are, and what its columns mean. */
export interface FlatSheet {
  /** The name of the sheet. Empty for a text file. */
  sheetName: string
  /** The line with the column headings. */
  line: number
  headings: readonly string[]
  columns: readonly (FlatColumn | null)[]
}

const MAX_HEADING_ROWS = 20
/** The number of rows that are checked to decide whether a column contains ids or names. */
const SAMPLE_ROW_COUNT = 50

/**
 * Finds the first sheet with the headings of an application list that names vehicles by ids.
 * @throws AppError `bad-request` when no sheet has such headings. The message names the missing columns and the command that imports lists
 * of makes and models by name.
 */
export async function findFlatSheet(table: TableFile, file: string): Promise<FlatSheet> {
  let open: { sheetName: string; rowCount: number; foundSheet: FlatSheet | null; sampleRows: TableRow[] } | null = null
  let byName: FlatSheet | null = null
  let first: TableRow | undefined
  for await (const row of table.rows) {
    first ??= row
    if (open === null || open.sheetName !== row.sheet) {
      if (open?.foundSheet && namesVehiclesById(open.foundSheet, open.sampleRows)) return open.foundSheet
      byName ??= open?.foundSheet ?? null
      open = { sheetName: row.sheet, rowCount: 0, foundSheet: null, sampleRows: [] }
    }
    open.rowCount += 1
    if (open.foundSheet === null && open.rowCount <= MAX_HEADING_ROWS) open.foundSheet = parseHeadingRow(row)
    else if (open.foundSheet !== null) open.sampleRows.push(row)
    if (open.sampleRows.length >= SAMPLE_ROW_COUNT) {
      if (open.foundSheet !== null && namesVehiclesById(open.foundSheet, open.sampleRows)) return open.foundSheet
      if (table.sheets.length < 2) break
    }
  }
  if (open?.foundSheet && namesVehiclesById(open.foundSheet, open.sampleRows)) return open.foundSheet
  byName ??= open?.foundSheet ?? null
  if (byName !== null) throw new AppError('bad-request', { message: missingIdsMessage(byName, file) })
  const there =
    first?.cells
      .map(({ text }) => text)
      .filter(Boolean)
      .slice(0, 20)
      .join(', ') ?? ''
  throw new AppError('bad-request', {
    message: `${file} is no list of applications: no row of the first ${MAX_HEADING_ROWS} names the part (PartNumber) and its vehicle (BaseVehicleID; or Year, MakeID and ModelID). It begins with: ${there}.`,
  })
}

function parseHeadingRow({ sheet, line, cells }: TableRow): FlatSheet | null {
  const headings = cells.map(({ text }) => text)
  const columns = headings.map(flatColumnOfHeading)
  const isAbout = (name: FlatColumn) => columns.includes(name)
  const namesVehicle = isAbout('baseVehicle') || isAbout('make') || isAbout('model') || isAbout('equipmentBase') || isAbout('mfr')
  return isAbout('part') && namesVehicle ? { sheetName: sheet, line, headings, columns } : null
}

function namesVehiclesById({ headings, columns }: FlatSheet, sample: readonly TableRow[]): boolean {
  const holdsIds = (name: FlatColumn): boolean =>
    columns.some(
      (column, at) => column === name && (isIdHeading(headings[at] ?? '') || sample.some((row) => /^\d+$/.test(row.cells[at]?.text ?? ''))),
    )
  const has = (name: FlatColumn) => columns.includes(name)
  return (
    has('baseVehicle') ||
    has('equipmentBase') ||
    (has('mfr') && has('equipmentModel')) ||
    (holdsIds('make') && (has('year') || has('yearFrom')))
  )
}

const missingIdsMessage = ({ headings, columns }: FlatSheet, file: string): string => {
  const named = headings.filter((_, at) => ['make', 'model', 'year', 'yearFrom', 'yearTo'].includes(String(columns[at])))
  return `${file} names vehicles by words (${named.join(', ')}). ACES names them by ids, and a column BaseVehicleID is missing, or Year with MakeID and ModelID. Lists of makes and models by their names are read by: import fitments ${file}`
}
