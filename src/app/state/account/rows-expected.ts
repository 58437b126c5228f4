import { deviceTexts } from '#app/state/page/storage.ts'
import { storedNames } from './stored-names.ts'

const KEY = storedNames.rows

/** Sections of the account page with a variable number of rows. */
export type RowsOf = 'orders' | 'cores' | 'bought' | 'viewed' | 'coupons' | 'favourites'

type Rows = Partial<Record<RowsOf, number>>

function read(): Rows {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains foreign data under our key.
    return {}
  }
}

/** The number of rows when a section was last shown here, to reserve space; `unknown` if never. */
export function rowsExpected(of: RowsOf, unknown: number): number {
  const rows: unknown = read()[of]
  return typeof rows === 'number' ? rows : unknown
}

/** Stores a section's number of rows. */
export function expectRows(of: RowsOf, rows: number): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [of]: rows }))
  } catch {
    // Only the reserved space is lost.
  }
}
