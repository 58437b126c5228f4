import { deviceTexts } from '#app/state/page/storage.ts'
import { storedNames } from './stored-names.ts'

const KEY = storedNames.rows

/** The sections of the account's own page whose length differs from person to person. */
export type RowsOf = 'orders' | 'cores' | 'bought' | 'viewed' | 'coupons' | 'favourites'

type Rows = Partial<Record<RowsOf, number>>

function read(): Rows {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or something else wrote under our key.
    return {}
  }
}

/** How many rows a section had when it was last seen here, so that its place is kept; `unknown` where it never was. */
export function rowsExpected(of: RowsOf, unknown: number): number {
  const rows: unknown = read()[of]
  return typeof rows === 'number' ? rows : unknown
}

/** Remembers how many rows a section has. */
export function expectRows(of: RowsOf, rows: number): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [of]: rows }))
  } catch {
    // It is only the place that is not kept.
  }
}
