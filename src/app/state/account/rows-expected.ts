import { deviceTexts } from '#app/state/page/storage.ts'
import { storedNames } from '#app/state/session/stored-names.ts'

const KEY = storedNames.rows

/** Sections of the account page whose number of rows varies. */
export type AccountSection = 'orders' | 'cores' | 'bought' | 'viewed' | 'coupons' | 'favourites'

type Rows = Partial<Record<AccountSection, number>>

function read(): Rows {
  try {
    const stored: unknown = JSON.parse(deviceTexts.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains data of another program under our key.
    return {}
  }
}

/** Returns how many rows a section had when it was last shown here, to reserve that space; `unknown` if it was never shown. */
export function rowsExpected(of: AccountSection, unknown: number): number {
  const rows: unknown = read()[of]
  return typeof rows === 'number' ? rows : unknown
}

/** Stores how many rows a section has. */
export function storeRowCount(of: AccountSection, rows: number): void {
  try {
    deviceTexts.setItem(KEY, JSON.stringify({ ...read(), [of]: rows }))
  } catch {
    // If this cannot be stored, only less fitting space is reserved next time.
  }
}
