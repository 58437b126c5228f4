import { deviceStorage } from '#app/state/page/storage.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'

const ROW_COUNTS_KEY = storedUserKeys.rows

/** Sections of the account page whose number of rows varies. */
export type AccountSection = 'orders' | 'cores' | 'bought' | 'viewed' | 'coupons' | 'favourites'

type StoredRowCounts = Partial<Record<AccountSection, number>>

function readRowCounts(): StoredRowCounts {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(ROW_COUNTS_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Storage is blocked, or contains data of another program under our key.
    return {}
  }
}

/** Returns how many rows a section had when it was last shown here, to reserve that space; `unknown` if it was never shown. */
export function expectedRowCount(of: AccountSection, unknown: number): number {
  const rows: unknown = readRowCounts()[of]
  return typeof rows === 'number' ? rows : unknown
}

/** Stores how many rows a section has. */
export function storeRowCount(of: AccountSection, rows: number): void {
  try {
    deviceStorage.setItem(ROW_COUNTS_KEY, JSON.stringify({ ...readRowCounts(), [of]: rows }))
  } catch {
    // If this cannot be stored, only less fitting space is reserved next time.
  }
}
