import { ref } from 'valtio/vanilla'
import { requestPersistence } from '#app/state/page/durable.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { tabStorage } from '#app/state/page/storage.ts'
import { singleJobField } from '#contract/jobs/shares.ts'
import {
  addPiecesToRow,
  addToGuestList,
  assignDistinctTimes,
  type GuestListAddition,
  readGuestList,
  setGuestQuantity,
  setRowQuantity,
  sortLatestFirst,
} from '#data/mirror/guest-list.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { StoredGuestPart } from '#data/mirror/schema.ts'
import { type ChangeChannel, openGuestListChannel } from '#data/outbox/channel.ts'
import { type AddedPart, displayedPartOf } from '#data/outbox/shows.ts'
import { uuid } from '#data/uuid.ts'
import { countGuestList } from './count.ts'
import { guestList, storeExpectedRowCount, TAB_LIST_KEY } from './guest-list.ts'

let guestListChannel: ChangeChannel | null = null

/** Reads the guest's list, and reads it again after changes of other tabs. Called once, after the first paint. */
export function startGuestList(tenantId: string): void {
  guestListChannel = openGuestListChannel(tenantId, () => void loadGuestList())
  void loadGuestList()
}

const beginGuestListRead = createLatestCallGuard()

/** Shows the rows of the guest's list that are stored on the device and in this tab. */
export async function loadGuestList(): Promise<void> {
  await mergeOldPendingAdd()
  await readDeviceAndTabRows()
}

async function readDeviceAndTabRows(): Promise<void> {
  const isNewest = beginGuestListRead()
  const [rows, tabRows] = await Promise.all([withMirror(readGuestList, []), readTabRows()])
  if (!isNewest()) return
  Object.assign(guestList, { known: true, rows: ref(rows), tabRows: ref(tabRows) })
  storeExpectedRowCount(rows.length + tabRows.length)
  countGuestList()
}

/** Returns the rows of the guest's list that are stored only in this tab. */
export const readTabRows = async (): Promise<readonly StoredGuestPart[]> =>
  tabStorage.getItem(TAB_LIST_KEY) === null ? guestList.tabRows : (await import('./tab-list.ts')).readTabList()

let runningMerge: Promise<void> | null = null

/** Moves a part that an older version of the app stored before a sign-in to the guest's list, once. */
export function mergeOldPendingAdd(): Promise<void> {
  if (runningMerge === null && tabStorage.getItem('wish') === null) return Promise.resolve()
  runningMerge ??= import('./old-pending-add.ts')
    .then(({ moveOldPendingAdd }) => moveOldPendingAdd(addToList))
    .catch(logErrorOnly)
    .finally(() => {
      runningMerge = null
    })
  return runningMerge
}

/**
 * Adds parts to the guest's list, all or none, for a job or ('') for none. When this resolves they are stored: on the device, or if that
 * fails in this tab.
 */
export async function addToList(parts: readonly { part: AddedPart; qty: number }[], job = ''): Promise<void> {
  const wanted = parts.map(({ part, qty }) => ({
    id: uuid(),
    mcode: part.mcode,
    qty,
    ...singleJobField(job, qty),
    shows: displayedPartOf(part),
  }))
  const addedAt = Date.now()
  guestList.removed = null
  if (await changeDeviceList((mirror) => addToGuestList(mirror, wanted, addedAt))) void requestPersistence()
  else await changeTabRows(mergeAddedParts(wanted, addedAt))
}

/** Sets the quantity of a row; 0 removes the row. */
export async function setListQuantity(id: string, qty: number): Promise<void> {
  const row = [...guestList.tabRows, ...guestList.rows].find((one) => one.id === id)
  if (row === undefined) return
  guestList.removed = qty < 1 ? ref(row) : null
  const after = (rows: readonly StoredGuestPart[]) => rows.flatMap((one) => (one.id !== id ? one : qty < 1 ? [] : setRowQuantity(one, qty)))
  if (guestList.tabRows.includes(row)) return changeTabRows(after)
  // The quantity is shown at once. A read that is running must not overwrite it, because the next tap changes it further.
  beginGuestListRead()
  guestList.rows = ref(after(guestList.rows))
  countGuestList()
  if (await changeDeviceList((mirror) => setGuestQuantity(mirror, row.mcode, qty))) return
  showToast(/*i18n*/ 'operation failure')
  await readDeviceAndTabRows()
}

/** Restores the row that was removed last at its old position. */
export async function restoreRemovedRow(): Promise<void> {
  const row = guestList.removed
  guestList.removed = null
  if (row === null) return
  if (!(await changeDeviceList((mirror) => addToGuestList(mirror, [row], row.addedAt))))
    await changeTabRows(mergeAddedParts([row], row.addedAt))
}

/** Updates this tab and others after the list has changed in the database. */
export async function announceListChange(): Promise<void> {
  guestListChannel?.post()
  await readDeviceAndTabRows()
}

/** Removes rows from this tab's storage after they were stored elsewhere. */
export const dropTabRows = (gone: readonly StoredGuestPart[]): Promise<void> =>
  changeTabRows((rows) => rows.filter(({ id }) => !gone.some((row) => row.id === id)))

const mergeAddedParts =
  (wanted: readonly GuestListAddition[], addedAt: number) =>
  (rows: readonly StoredGuestPart[]): StoredGuestPart[] =>
    assignDistinctTimes(wanted, addedAt).reduce<StoredGuestPart[]>(
      (now, { addition, rowAddedAt }) => {
        const row = now.find(({ mcode }) => mcode === addition.mcode)
        return [...now.filter((other) => other !== row), addPiecesToRow(row, addition, rowAddedAt)]
      },
      [...rows],
    )

/** Changes the list in the device's database. Returns false if the device cannot store it. */
async function changeDeviceList(work: (mirror: MirrorDatabase) => Promise<void>): Promise<boolean> {
  const mirror = connectedMirror()
  if (mirror === null) return false
  try {
    await work(mirror)
  } catch (error) {
    logErrorOnly(error)
    return false
  }
  await announceListChange()
  return true
}

/** The last change. Changes run one after another, so that each sees the result of the one before. */
let lastTabChange: Promise<void> = Promise.resolve()

function changeTabRows(change: (rows: readonly StoredGuestPart[]) => StoredGuestPart[]): Promise<void> {
  const mine = lastTabChange.then(async () => {
    const { storeTabList } = await import('./tab-list.ts')
    const rows = sortLatestFirst(change(await readTabRows()))
    guestList.tabRows = ref(rows)
    storeTabList(rows)
    await readDeviceAndTabRows()
  })
  lastTabChange = mine.catch(logErrorOnly)
  return mine
}
