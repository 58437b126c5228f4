import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import type { GuestRow } from '#data/mirror/schema.ts'

/** How many rows the list had when it was last seen, so that a page knows before it has read them that there will be some. */
const COUNT_KEY = 'guest-list'
/** Where this tab keeps what the device cannot. */
export const TAB_KEY = 'guest-list'

/**
 * What guests of this device want: it belongs to nobody, and becomes the cart of whoever signs in here. Each group has its latest row
 * first. `known` turns true when the device's memory has been read.
 */
export const guestList = personal<{
  known: boolean
  /** On this device: they outlive everything. */
  rows: readonly GuestRow[]
  /** What the device could not keep (no database, no room): they go with this tab. */
  tabRows: readonly GuestRow[]
  /** What was taken off last on this page, and can be put back. */
  removed: GuestRow | null
}>({ known: false, rows: [], tabRows: [], removed: null })

/** Whether the list had rows when it was last seen. */
export const listExpected = (): boolean => deviceTexts.getItem(COUNT_KEY) !== null

/** Keeps how many rows were seen, for the next page. */
export function expectList(rows: number): void {
  if (rows === 0) deviceTexts.removeItem(COUNT_KEY)
  else deviceTexts.setItem(COUNT_KEY, String(rows))
}
