import * as v from 'valibot'
import { ref } from 'valtio/vanilla'
import { cleanJobName } from '#app/state/cart/job.ts'
import { pickCardFields } from '#app/state/catalogue/card-of.ts'
import { notifyOutboxChanged } from '#app/state/outbox/context.ts'
import { applyChanges } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { requestPersistence } from '#app/state/page/durable.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { session } from '#app/state/session/session.ts'
import { type FavouriteRecord, MAX_FAVOURITES_PER_CHANGE, MAX_FOLDERS } from '#contract/favourites/favourites.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import { changeGuestFavourites } from '#data/outbox/guest-favourites.ts'
import type { FavouriteChange, FavouritePart } from '#data/outbox/intent.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import type { OptimisticFavourite, OptimisticFolder } from '#data/outbox/optimistic-favourites.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'
import { favourites, loadFavourites, readFavourites } from './favourites.ts'

/** The favourites, and the folder, that were removed last on this page, for "Undo". */
export const removedFavourites = createPersonalState<{ marks: readonly OptimisticFavourite[]; folder: OptimisticFolder | null }>({
  marks: [],
  folder: null,
})

const currentIsoTime = () => new Date().toISOString()
const parseMcode = (mcode: string): Mcode => v.parse(Mcode, mcode)

type FavouriteChangeRequest = PendingChange & FavouriteChange

/**
 * Stores and shows changes of the favourites. A member's changes are sent when possible; a guest's stay on this device. Returns false if
 * nothing was stored.
 */
async function applyFavouriteChanges(...wanted: FavouriteChangeRequest[]): Promise<boolean> {
  if (session.current.type === 'guest') return storeFavouriteChanges(wanted)
  const made = await applyChanges(wanted)
  if (made === 'sent') await loadFavourites()
  else await readFavourites()
  return made !== 'failed'
}

async function storeFavouriteChanges(wanted: readonly FavouriteChangeRequest[]): Promise<boolean> {
  const mirror = connectedMirror()
  try {
    if (mirror === null) throw new Error('No database')
    await changeGuestFavourites(mirror, wanted, Date.now())
  } catch (error) {
    logErrorOnly(error)
    showToast(/*i18n*/ 'This phone cannot keep anything just now. Sign in, and the shop keeps what you mark.')
    return false
  }
  void requestPersistence()
  notifyOutboxChanged()
  await readFavourites()
  return true
}

const favouriteRequestOf = (
  { mcode, folder, note, qty, markedAt, priceThen }: FavouriteRecord,
  marked: FavouritePart | null,
): FavouriteChangeRequest => ({
  call: 'favouriteMark',
  input: { mcode, folder, note, qty, markedAt, price: priceThen },
  ...(marked && { marked }),
})

/**
 * Adds a part (a list row or a complete part) to the favourites, into a folder ('' for none). A part that was removed on this page gets its
 * note back. Returns whether the change was stored.
 */
export async function addFavouritePart(given: FavouritePart, folder = ''): Promise<boolean> {
  const part: FavouritePart = { ...pickCardFields(given), ...(given.asOf !== undefined && { asOf: given.asOf }) }
  const before = removedFavourites.marks.find(({ mcode }) => mcode === part.mcode)
  removedFavourites.marks = ref(removedFavourites.marks.filter((one) => one !== before))
  if (before) return applyFavouriteChanges(favouriteRequestOf(before, part))
  const at = currentIsoTime()
  const mark = { mcode: part.mcode, folder, note: '', qty: part.minQty ?? 1, markedAt: at, priceThen: part.price, folderAt: at, qtyAt: at }
  return applyFavouriteChanges(favouriteRequestOf(mark, part))
}

/**
 * Adds parts with their quantities to the folder with this name, and creates the folder if there is none. All of it is stored in one step,
 * except on a device without storage. A part that is a favourite already moves there.
 */
export function addFavouritesToFolder(parts: readonly { part: FavouritePart; qty: number }[], name: string): Promise<boolean> {
  const at = currentIsoTime()
  const { id: folder, creation } = folderWithName(name)
  return applyFavouriteChanges(
    ...creation,
    ...parts.map(({ part, qty }): FavouriteChangeRequest => {
      if (favourites.marks.some(({ mcode }) => mcode === part.mcode))
        return { call: 'favouriteChange', input: { mcode: part.mcode, folder: { to: folder, at }, qty: { to: qty, at } } }
      const mark = { mcode: part.mcode, folder, note: '', qty, markedAt: at, priceThen: part.price, folderAt: at, qtyAt: at }
      return favouriteRequestOf(mark, { ...pickCardFields(part), ...(part.asOf !== undefined && { asOf: part.asOf }) })
    }),
  )
}

/** Removes parts from the favourites. `restoreRemovedFavourites` restores them. */
export async function removeFavourites(mcodes: readonly string[]): Promise<boolean> {
  const marks = favourites.marks.filter(({ mcode }) => mcodes.includes(mcode))
  const at = currentIsoTime()
  const changes: FavouriteChangeRequest[] = []
  for (let from = 0; from < marks.length; from += MAX_FAVOURITES_PER_CHANGE)
    changes.push({
      call: 'favouriteRemove',
      input: { marks: marks.slice(from, from + MAX_FAVOURITES_PER_CHANGE).map(({ mcode, note }) => ({ mcode, note })), at },
    })
  if (changes.length > 0 && !(await applyFavouriteChanges(...changes))) return false
  removedFavourites.marks = ref(marks)
  removedFavourites.folder = null
  return true
}

/** Restores the favourites or the folder that were removed last. */
export async function restoreRemovedFavourites(): Promise<void> {
  const { marks, folder } = removedFavourites
  forgetRemovedFavourites()
  const at = currentIsoTime()
  const made: FavouriteChangeRequest[] =
    folder === null ? [] : [{ call: 'favouriteFolderSave', input: { id: folder.id, name: folder.name, from: '', at } }]
  const back = marks.map(
    (mark): FavouriteChangeRequest =>
      folder === null
        ? favouriteRequestOf(mark, mark.part)
        : { call: 'favouriteChange', input: { mcode: mark.mcode, folder: { to: folder.id, at } } },
  )
  if (made.length + back.length === 0) return
  if (await applyFavouriteChanges(...made, ...back)) return
  Object.assign(removedFavourites, { marks: ref([...marks]), folder })
}

export const forgetRemovedFavourites = (): void => void Object.assign(removedFavourites, { marks: ref([]), folder: null })

/** Changes the note of a favourite. `from`: the note when editing began. Changes that other devices have made since then are merged. */
export async function setFavouriteNote(mcode: string, note: string, from?: string): Promise<boolean> {
  const mark = favourites.marks.find((one) => one.mcode === mcode)
  const to = note.replaceAll('\t', ' ').trim()
  // If the favourite was removed elsewhere meanwhile, a note restores it.
  if (to === (mark?.note ?? '')) return true
  return applyFavouriteChanges({
    call: 'favouriteChange',
    input: { mcode: parseMcode(mcode), note: { from: from ?? mark?.note ?? '', to, at: currentIsoTime() } },
    ...(mark && markedPartOf(mark)),
  })
}

const markedPartOf = ({ part }: OptimisticFavourite): Pick<FavouriteChangeRequest, 'marked'> => (part === null ? {} : { marked: part })

/** Sets the quantity of a favourite, which "Add all" uses. */
export const setFavouriteQuantity = (mcode: string, qty: number): Promise<boolean> =>
  applyFavouriteChanges({
    call: 'favouriteChange',
    input: { mcode, qty: { to: Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(qty))), at: currentIsoTime() } },
  })

/** Moves favourites to a folder; '' for none. */
export const moveToFolder = (mcodes: readonly string[], folder: string): Promise<boolean> =>
  applyFavouriteChanges(...movesTo(mcodes, folder))

/**
 * Moves favourites to the folder with this name, and creates the folder if there is none. Both are stored in one step, except on a
 * device without storage. Otherwise a page that is closed in between would leave an empty folder. Returns whether they were stored.
 */
export async function moveToFolderNamed(mcodes: readonly string[], name: string): Promise<boolean> {
  const { id, creation } = folderWithName(name)
  if (creation.length > 0 && !hasRoomForFolder()) return false
  return applyFavouriteChanges(...creation, ...movesTo(mcodes, id))
}

/** Creates a folder, or finds the one with this name. Returns its id; null if there is no room for it or it could not be stored. */
export async function createFolder(name: string): Promise<string | null> {
  const { id, creation } = folderWithName(name)
  if (creation.length > 0 && !hasRoomForFolder()) return null
  return creation.length === 0 || (await applyFavouriteChanges(...creation)) ? id : null
}

/** Whether there may be one more folder. Tells the user if not. */
function hasRoomForFolder(): boolean {
  const hasRoom = favourites.folders.length < MAX_FOLDERS
  if (!hasRoom) showToast(/*i18n*/ 'There are as many folders as can be. Use the name of one of them.')
  return hasRoom
}

function movesTo(mcodes: readonly string[], folder: string): FavouriteChangeRequest[] {
  const at = currentIsoTime()
  return mcodes.map((mcode) => ({ call: 'favouriteChange', input: { mcode: parseMcode(mcode), folder: { to: folder, at } } }))
}

/** Returns the id of the folder with this name, and the change that creates the folder if there is none. */
function folderWithName(given: string): { id: string; creation: FavouriteChangeRequest[] } {
  const name = cleanJobName(given)
  const there = favourites.folders.find((folder) => folder.name.toLowerCase() === name.toLowerCase())
  if (there) return { id: there.id, creation: [] }
  const id = uuid()
  return { id, creation: [{ call: 'favouriteFolderSave', input: { id, name, from: '', at: currentIsoTime() } }] }
}

/** Renames a folder. If the folder has two names from two devices, choosing the current one settles that. */
export async function renameFolder(id: string, given: string): Promise<boolean> {
  const folder = favourites.folders.find((one) => one.id === id)
  if (folder === undefined) return true
  return applyFavouriteChanges({
    call: 'favouriteFolderSave',
    input: { id, name: cleanJobName(given), from: folder.name, settles: [...folder.otherNames], at: currentIsoTime() },
  })
}

/** Removes a folder. Its parts remain favourites without a folder. `restoreRemovedFavourites` restores the folder with its parts. */
export async function removeFolder(id: string): Promise<boolean> {
  const folder = favourites.folders.find((one) => one.id === id)
  const inIt = favourites.marks.filter((mark) => mark.folder === id)
  if (folder === undefined) return true
  if (
    !(await applyFavouriteChanges({ call: 'favouriteFolderDelete', input: { id, name: folder.name, otherNames: [...folder.otherNames] } }))
  )
    return false
  Object.assign(removedFavourites, { marks: ref(inIt), folder: ref(folder) })
  return true
}

/** Sends a refused change of favourites again. */
export const retryFavouriteChange = (intentId: string): Promise<void> =>
  changeRefusedIntent((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Discards a refused change of favourites. */
export const discardFavouriteChange = (intentId: string): Promise<void> => changeRefusedIntent((mirror) => discardIntent(mirror, intentId))

async function changeRefusedIntent(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  notifyOutboxChanged()
  await readFavourites()
  void sendOutboxNow()
}
