import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'

/** The key under which the number of rows is stored, so that their space can be reserved before the list is read. */
const ROW_COUNT_KEY = 'guest-list'
/** The key in session storage for rows that the device cannot store. */
export const TAB_LIST_KEY = 'guest-list'

/**
 * The guest's list of this device, last added rows first. It belongs to no user, and becomes the cart of the next user who signs in.
 * `known`: the stored rows have been read.
 */
export const guestList = createPersonalState<{
  known: boolean
  /** Rows that are stored on this device permanently. */
  rows: readonly StoredGuestPart[]
  /** Rows that the device could not store (no database, no space). They are lost when this tab closes. */
  tabRows: readonly StoredGuestPart[]
  /** The row that was removed last on this page and can be restored. */
  removed: StoredGuestPart | null
}>({ known: false, rows: [], tabRows: [], removed: null })

/** Whether the guest's list had rows when it was last shown. */
export const isGuestListExpected = (): boolean => deviceStorage.getItem(ROW_COUNT_KEY) !== null

/** Stores the number of rows, for the next page. */
export function storeExpectedRowCount(rows: number): void {
  if (rows === 0) deviceStorage.removeItem(ROW_COUNT_KEY)
  else deviceStorage.setItem(ROW_COUNT_KEY, String(rows))
}
