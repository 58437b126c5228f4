import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { favouriteCalls } from '#contract/favourites/favourite-calls.ts'
import {
  type FavouriteRecord,
  type FavouritesAfterChange,
  MAX_FAVOURITE_NOTE_CHARACTERS,
  MAX_FAVOURITES,
  MAX_FOLDERS,
} from '#contract/favourites/favourites.ts'
import {
  favouriteAfterAdding,
  favouriteAfterChange,
  favouriteSurvivesRemoval,
  folderSurvivesRemoval,
  mergeFolder,
} from '#contract/favourites/merge.ts'
import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import { cardOfRow, cardRows } from '#server/catalogue/cards.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import {
  countFavouriteRows,
  deleteFavourite,
  deleteFolder,
  readCurrentPrice,
  readFavourite,
  readFavouriteMarks,
  readFolder,
  readFolders,
  readPartIds,
  storeFavouriteRow,
  storeFolder,
} from './queries.ts'

const emptyFavouriteChanges: FavouritesAfterChange = { folders: [], marks: [], gone: [] }

/** Lists all folders and favourites of a customer, with the current data of the parts. */
async function favouriteList(ask: CatalogueRequestContext): Promise<CallResultOf<'favouriteList'>> {
  const { accountId } = await requireSession(ask)
  const [folders, marks] = [await readFolders(ask, accountId), await readFavouriteMarks(ask, accountId)]
  const ids = await readPartIds(
    ask,
    marks.map(({ mcode }) => mcode),
  )
  const rows = await cardRows(ask, [...ids.values()])
  const catalogue = await ask.catalogue()
  const named = new Set(folders.map(({ id }) => id))
  return {
    folders,
    marks: marks.map((mark) => {
      const row = rows.get(ids.get(mark.mcode) ?? -1)
      return { ...mark, folder: named.has(mark.folder) ? mark.folder : '', part: row === undefined ? null : cardOfRow(catalogue, row) }
    }),
  }
}

// All changes of favourites run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the changes of one
// customer run one after another.

/**
 * Returns the device's time of a change, but at most the server's time. Otherwise the changes of a device whose clock is fast would win
 * over all changes of other devices until that time.
 */
const limitToNow = ({ clock }: RequestContext, at: string): string => new Date(Math.min(clock.now(), Date.parse(at))).toISOString()

/** Stores a favourite. Throws `too-much` if the customer has too many favourites, or if the merged note is too long. */
async function storeFavourite(
  ask: RequestContext,
  accountId: string,
  before: FavouriteRecord | undefined,
  mark: FavouriteRecord,
): Promise<FavouritesAfterChange> {
  if (before === undefined && (await countFavouriteRows(ask, accountId, 'favourite')) >= MAX_FAVOURITES)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'You can mark at most {most} parts. Take one out first.', { most: MAX_FAVOURITES }),
    )
  if (mark.note.length > MAX_FAVOURITE_NOTE_CHARACTERS)
    throw new AppError('too-much', {
      field: 'note',
      ...translatableErrorDetail(
        /*i18n*/ 'Another device wrote a note too, and both together have more than {most} characters. Shorten yours.',
        {
          most: MAX_FAVOURITE_NOTE_CHARACTERS,
        },
      ),
    })
  // The folder may not exist yet, because a device may send the favourite before the new folder. Until then the list shows the favourite
  // without a folder.
  await storeFavouriteRow(ask, accountId, mark)
  return { ...emptyFavouriteChanges, marks: [mark] }
}

/** Adds a part to the favourites. Throws `not-found` if the shop does not have the part. */
async function favouriteMark(ask: RequestContext, input: ParsedInputOf<'favouriteMark'>): Promise<FavouritesAfterChange> {
  const { accountId } = await requireSession(ask)
  const price = await readCurrentPrice(ask, input.mcode)
  if (price === undefined)
    throw new AppError('not-found', { field: 'mcode', message: /*i18n*/ 'The shop does not have this part any more.' })
  const before = await readFavourite(ask, accountId, input.mcode)
  const given = { ...input, markedAt: limitToNow(ask, input.markedAt), price: input.price ?? price }
  return storeFavourite(ask, accountId, before, favouriteAfterAdding(before, given))
}

/** Changes the folder, quantity or note of a favourite. If the favourite was removed meanwhile, only a change of the note restores it. */
async function favouriteChange(
  ask: RequestContext,
  { mcode, folder, qty, note }: ParsedInputOf<'favouriteChange'>,
): Promise<FavouritesAfterChange> {
  const { accountId } = await requireSession(ask)
  const before = await readFavourite(ask, accountId, mcode)
  const after = favouriteAfterChange(before, {
    mcode,
    ...(folder && { folder: { ...folder, at: limitToNow(ask, folder.at) } }),
    ...(qty && { qty: { ...qty, at: limitToNow(ask, qty.at) } }),
    ...(note && { note: { ...note, at: limitToNow(ask, note.at) } }),
  })
  if (after === undefined) return { ...emptyFavouriteChanges, gone: [mcode] }
  const [folderAt, qtyAt] = [after.folderAt || after.markedAt, after.qtyAt || after.markedAt]
  const priceThen = before === undefined ? ((await readCurrentPrice(ask, mcode)) ?? null) : after.priceThen
  return storeFavourite(ask, accountId, before, { ...after, folderAt, qtyAt, priceThen })
}

/** Removes favourites from the list. Returns the favourites that were not removed. */
async function favouriteRemove(ask: RequestContext, { marks, at }: ParsedInputOf<'favouriteRemove'>): Promise<FavouritesAfterChange> {
  const { accountId } = await requireSession(ask)
  const after = { folders: [], marks: [] as FavouriteRecord[], gone: [] as string[] }
  for (const seen of marks) {
    const mark = await readFavourite(ask, accountId, seen.mcode)
    if (mark !== undefined && favouriteSurvivesRemoval(mark, seen, limitToNow(ask, at))) after.marks.push(mark)
    else {
      await deleteFavourite(ask, accountId, seen.mcode)
      after.gone.push(seen.mcode)
    }
  }
  return after
}

/** Creates or renames a folder of favourites. Throws `too-much` if there are too many folders. */
async function favouriteFolderSave(ask: RequestContext, input: ParsedInputOf<'favouriteFolderSave'>): Promise<FavouritesAfterChange> {
  const { accountId } = await requireSession(ask)
  const before = await readFolder(ask, accountId, input.id)
  if (before === undefined && (await countFavouriteRows(ask, accountId, 'favourite_folder')) >= MAX_FOLDERS)
    throw new AppError(
      'too-much',
      translatableErrorDetail(/*i18n*/ 'You can have at most {most} folders. Remove one first.', { most: MAX_FOLDERS }),
    )
  const folder = mergeFolder(before, { ...input, at: limitToNow(ask, input.at) })
  await storeFolder(ask, accountId, folder)
  return { ...emptyFavouriteChanges, folders: [folder] }
}

/**
 * Deletes a folder of favourites, unless the folder has a name that the customer has not seen. The favourites in it stay, without a folder.
 */
async function favouriteFolderDelete(ask: RequestContext, input: ParsedInputOf<'favouriteFolderDelete'>): Promise<FavouritesAfterChange> {
  const { accountId } = await requireSession(ask)
  const folder = await readFolder(ask, accountId, input.id)
  if (folder !== undefined && folderSurvivesRemoval(folder, input)) return { ...emptyFavouriteChanges, folders: [folder] }
  return { folders: [], marks: await deleteFolder(ask, accountId, input.id), gone: [input.id] }
}

export const favouriteHandlers = {
  favouriteList,
  favouriteMark,
  favouriteChange,
  favouriteRemove,
  favouriteFolderSave,
  favouriteFolderDelete,
} satisfies CallHandlers<CatalogueRequestContext, keyof typeof favouriteCalls>
