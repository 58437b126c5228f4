import { ref } from 'valtio/vanilla'
import { askToKeep } from '#app/state/page/durable.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { tabTexts } from '#app/state/page/storage.ts'
import { allFor } from '#contract/jobs/shares.ts'
import {
  addToGuestList,
  type GuestAdd,
  latestFirst,
  readGuestList,
  setGuestQuantity,
  withAddedPieces,
  withDistinctTimes,
  withQuantity,
} from '#data/mirror/guest-list.ts'
import type { Mirror } from '#data/mirror/open.ts'
import type { GuestRow } from '#data/mirror/schema.ts'
import { type Channel, openGuestListChannel } from '#data/outbox/channel.ts'
import { type AddedPart, displayedPartOf } from '#data/outbox/shows.ts'
import { uuid } from '#data/uuid.ts'
import { countList } from './count.ts'
import { expectList, guestList, TAB_KEY } from './guest-list.ts'

let channel: Channel | null = null

/** Reads the guest's list, and reads it again after changes of other tabs. Called once, after the first paint. */
export function startGuestList(tenantId: string): void {
  channel = openGuestListChannel(tenantId, () => void loadGuestList())
  void loadGuestList()
}

const beginReading = newestOnly()

/** Shows the rows of the guest's list that are stored on the device and in this tab. */
export async function loadGuestList(): Promise<void> {
  await joinOldPendingAdd()
  await readBoth()
}

async function readBoth(): Promise<void> {
  const isNewest = beginReading()
  const [rows, tabRows] = await Promise.all([withMirror(readGuestList, []), readTab()])
  if (!isNewest()) return
  Object.assign(guestList, { known: true, rows: ref(rows), tabRows: ref(tabRows) })
  expectList(rows.length + tabRows.length)
  countList()
}

/** Returns the rows of the guest's list that are stored only in this tab. */
export const readTab = async (): Promise<readonly GuestRow[]> =>
  tabTexts.getItem(TAB_KEY) === null ? guestList.tabRows : (await import('./tab-list.ts')).readTabList()

let joining: Promise<void> | null = null

/** Moves a part that an older version of the app stored before a sign-in to the guest's list, once. */
export function joinOldPendingAdd(): Promise<void> {
  if (joining === null && tabTexts.getItem('wish') === null) return Promise.resolve()
  joining ??= import('./old-pending-add.ts')
    .then(({ moveOldPendingAdd }) => moveOldPendingAdd(addToList))
    .catch(logOnly)
    .finally(() => {
      joining = null
    })
  return joining
}

/**
 * Adds parts to the guest's list, all or none, for a job or ('') for none. When this resolves they are stored: on the device, or if that
 * fails in this tab.
 */
export async function addToList(parts: readonly { part: AddedPart; qty: number }[], job = ''): Promise<void> {
  const wanted = parts.map(({ part, qty }) => ({ id: uuid(), mcode: part.mcode, qty, ...allFor(job, qty), shows: displayedPartOf(part) }))
  const addedAt = Date.now()
  guestList.removed = null
  if (await changeOnDevice((mirror) => addToGuestList(mirror, wanted, addedAt))) void askToKeep()
  else await keepInTab(withAdded(wanted, addedAt))
}

/** Sets the quantity of a row; 0 removes the row. */
export async function setListQuantity(id: string, qty: number): Promise<void> {
  const row = [...guestList.tabRows, ...guestList.rows].find((one) => one.id === id)
  if (row === undefined) return
  guestList.removed = qty < 1 ? ref(row) : null
  const after = (rows: readonly GuestRow[]) => rows.flatMap((one) => (one.id !== id ? one : qty < 1 ? [] : withQuantity(one, qty)))
  if (guestList.tabRows.includes(row)) return keepInTab(after)
  // The quantity is shown at once. A read that is running must not overwrite it, because the next tap changes it further.
  beginReading()
  guestList.rows = ref(after(guestList.rows))
  countList()
  if (await changeOnDevice((mirror) => setGuestQuantity(mirror, row.mcode, qty))) return
  showToast(/*i18n*/ 'operation failure')
  await readBoth()
}

/** Restores the row that was removed last at its old position. */
export async function restoreRemovedRow(): Promise<void> {
  const row = guestList.removed
  guestList.removed = null
  if (row === null) return
  if (!(await changeOnDevice((mirror) => addToGuestList(mirror, [row], row.addedAt)))) await keepInTab(withAdded([row], row.addedAt))
}

/** Updates this tab and others after the list has changed in the database. */
export async function listChanged(): Promise<void> {
  channel?.post()
  await readBoth()
}

/** Removes rows from this tab's storage after they were stored elsewhere. */
export const dropTabRows = (gone: readonly GuestRow[]): Promise<void> =>
  keepInTab((rows) => rows.filter(({ id }) => !gone.some((row) => row.id === id)))

const withAdded =
  (wanted: readonly GuestAdd[], addedAt: number) =>
  (rows: readonly GuestRow[]): GuestRow[] =>
    withDistinctTimes(wanted, addedAt).reduce<GuestRow[]>(
      (now, { one, at }) => {
        const row = now.find(({ mcode }) => mcode === one.mcode)
        return [...now.filter((other) => other !== row), withAddedPieces(row, one, at)]
      },
      [...rows],
    )

/** Changes the list in the device's database. Returns false if the device cannot store it. */
async function changeOnDevice(work: (mirror: Mirror) => Promise<void>): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    await work(mirror)
  } catch (error) {
    logOnly(error)
    return false
  }
  await listChanged()
  return true
}

/** The last change. Changes run one after another, so that each sees the result of the one before. */
let lastTabChange: Promise<void> = Promise.resolve()

function keepInTab(change: (rows: readonly GuestRow[]) => GuestRow[]): Promise<void> {
  const mine = lastTabChange.then(async () => {
    const { keepTabList } = await import('./tab-list.ts')
    const rows = latestFirst(change(await readTab()))
    guestList.tabRows = ref(rows)
    keepTabList(rows)
    await readBoth()
  })
  lastTabChange = mine.catch(logOnly)
  return mine
}
