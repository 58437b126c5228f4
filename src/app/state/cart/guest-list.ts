import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import type { GuestRow } from '#data/mirror/schema.ts'

/** The number of rows when the list was last shown, to reserve space before it is read. */
const COUNT_KEY = 'guest-list'
/** The session storage key for rows that the device cannot store. */
export const TAB_KEY = 'guest-list'

/**
 * The guest list of this device. It belongs to no user, and becomes the cart of the next user who signs in. Latest rows first. `known`: the
 * stored rows have been read.
 */
export const guestList = personal<{
  known: boolean
  /** Stored on this device permanently. */
  rows: readonly GuestRow[]
  /** Rows that could not be stored on the device (no database, no space): lost with this tab. */
  tabRows: readonly GuestRow[]
  /** The row last removed on this page, which can be restored. */
  removed: GuestRow | null
}>({ known: false, rows: [], tabRows: [], removed: null })

/** Whether the list had rows when it was last shown. */
export const listExpected = (): boolean => deviceTexts.getItem(COUNT_KEY) !== null

/** Stores the number of rows for the next page. */
export function expectList(rows: number): void {
  if (rows === 0) deviceTexts.removeItem(COUNT_KEY)
  else deviceTexts.setItem(COUNT_KEY, String(rows))
}
