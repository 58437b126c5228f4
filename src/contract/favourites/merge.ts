import type * as v from 'valibot'
import {
  type FavouriteAddition,
  type FavouriteChange,
  type FavouriteRecord,
  type Folder,
  type FolderChange,
  type FolderRemoval,
  MAX_CONFLICTING_NAMES,
} from './favourites.ts'

/**
 * How changes of several devices are merged. Server and devices use the same rules, so both get the same result. Applying a change twice
 * has no further effect.
 *
 * - Folder and quantity of a favourite: the last change wins, field by field, by the clock of the device that made it.
 * - Note: if the text changed since the user saw it, the new text is appended. Clearing removes only the text that was seen.
 * - Removing a favourite has no effect if the favourite has a note that the user did not see, or was added again later. A new note restores
 *   a favourite that another device removed; a new folder or quantity does not.
 * - Name of a folder: the last change wins, and the other name is kept until the user chooses. A folder with a name that the user did not
 *   see is not removed, and a rename restores a removed folder.
 */

type AddedFavourite = v.InferOutput<typeof FavouriteAddition>
type FavouriteFieldChanges = Omit<v.InferInput<typeof FavouriteChange>, 'mcode'>

/** Returns a favourite after its part was added, possibly again. Existing values are kept; a note is appended. */
export const favouriteAfterAdding = (mark: FavouriteRecord | undefined, { price, markedAt, ...given }: AddedFavourite): FavouriteRecord =>
  mark === undefined
    ? { ...given, folderAt: markedAt, qtyAt: markedAt, markedAt, priceThen: price }
    : {
        ...mark,
        ...(mark.folder === '' && given.folder !== '' && markedAt >= mark.folderAt ? { folder: given.folder, folderAt: markedAt } : {}),
        note: mergeNote(mark.note, { from: '', to: given.note }),
      }

/** Returns a favourite after a change; undefined if the part is not a favourite and the change has no note. */
export function favouriteAfterChange(
  mark: FavouriteRecord | undefined,
  { mcode, folder, qty, note }: FavouriteFieldChanges & Pick<FavouriteRecord, 'mcode'>,
): FavouriteRecord | undefined {
  if (mark === undefined && !note?.to) return undefined
  const at = note?.at ?? ''
  const before: FavouriteRecord = mark ?? { mcode, folder: '', folderAt: '', note: '', qty: 1, qtyAt: '', markedAt: at, priceThen: null }
  return {
    ...before,
    ...(folder !== undefined && folder.at >= before.folderAt ? { folder: folder.to, folderAt: folder.at } : {}),
    ...(qty !== undefined && qty.at >= before.qtyAt ? { qty: Number(qty.to), qtyAt: qty.at } : {}),
    ...(note === undefined ? {} : { note: mergeNote(before.note, note) }),
  }
}

/**
 * Whether a favourite survives its removal by another device: it has a note that the user of that device did not see, or it was added again
 * later.
 */
export const favouriteSurvivesRemoval = (mark: FavouriteRecord, seen: { note: string }, at: string): boolean =>
  (mark.note !== '' && mark.note !== seen.note) || mark.markedAt > at

/** Returns the merged note after a device replaced the text `from` by the text `to`. No text is lost. */
export function mergeNote(now: string, { from, to }: { from: string; to: string }): string {
  if (now === from || now === to || now === '') return to
  if (to !== '' && containsNoteLines(now, to)) return now
  if (from !== '' && containsNoteLines(now, from)) return `\n${now}\n`.replace(`\n${from}\n`, () => (to === '' ? '\n' : `\n${to}\n`)).trim()
  return to === '' ? now : `${now}\n${to}`
}

const containsNoteLines = (note: string, part: string) => `\n${note}\n`.includes(`\n${part}\n`)

/** Returns a folder after it was created or renamed. */
export function mergeFolder(folder: Folder | undefined, { id, name, from, settles = [], at }: v.InferInput<typeof FolderChange>): Folder {
  if (folder === undefined) return { id, name, nameAt: at, otherNames: [] }
  const left = folder.otherNames.filter((one) => !settles.includes(one))
  const nameAt = folder.nameAt > at ? folder.nameAt : at
  if (folder.name === name || folder.name === from) return { ...folder, name, nameAt, otherNames: left.filter((one) => one !== name) }
  // The new name is among the conflicting names, so this outdated rename was already applied, and the folder's name stays.
  if (left.includes(name)) return { ...folder, otherNames: left }
  const [wins, loses] = at >= folder.nameAt ? [name, folder.name] : [folder.name, name]
  return { ...folder, name: wins, nameAt, otherNames: [loses, ...left].filter((one) => one !== wins).slice(0, MAX_CONFLICTING_NAMES) }
}

/** Whether a folder survives its removal by another device: it has a name that the user of that device did not see. */
export const folderSurvivesRemoval = (folder: Folder, { name, otherNames = [] }: v.InferInput<typeof FolderRemoval>): boolean =>
  folder.name !== name || folder.otherNames.some((one) => !otherNames.includes(one))
