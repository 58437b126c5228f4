import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { favouriteCalls } from '#contract/favourites/favourite-calls.ts'
import {
  type FavouritesAfter,
  MAX_FAVOURITE_NOTE_CHARACTERS,
  MAX_FAVOURITES,
  MAX_FOLDERS,
  type Mark,
} from '#contract/favourites/favourites.ts'
import { changedAfter, folderAfter, markedAfter, staysFolder, staysMarked } from '#contract/favourites/merge.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { cardOf, cardRows } from '#server/catalogue/cards.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { errorText } from '#server/kernel/words.ts'
import {
  countOf,
  deleteFolder,
  deleteMark,
  folderRow,
  folderRows,
  markRow,
  markRows,
  partIds,
  priceNow,
  putFolder,
  putMark,
} from './queries.ts'

const noChanges: FavouritesAfter = { folders: [], marks: [], gone: [] }

/** Lists all folders and favourites of a customer, with the current data of the parts. */
async function favouriteList(ask: CatalogueAsk): Promise<ResultOf<'favouriteList'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const [folders, marks] = [await folderRows(ask, accountId), await markRows(ask, accountId)]
  const ids = await partIds(
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
      return { ...mark, folder: named.has(mark.folder) ? mark.folder : '', part: row === undefined ? null : cardOf(catalogue, row) }
    }),
  }
}

// All changes of favourites run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So the changes of one
// customer run one after another.

/**
 * Returns the device's time of a change, but at most the server's time. Otherwise the changes of a device whose clock is fast would win
 * over all changes of other devices until that time.
 */
const atMostNow = ({ clock }: Ask, at: string): string => new Date(Math.min(clock.now(), Date.parse(at))).toISOString()

/** Stores a favourite. Throws `too-much` if the customer has too many favourites, or if the merged note is too long. */
async function storeFavourite(ask: Ask, accountId: string, before: Mark | undefined, mark: Mark): Promise<FavouritesAfter> {
  if (before === undefined && (await countOf(ask, accountId, 'favourite')) >= MAX_FAVOURITES)
    throw new AppError('too-much', errorText(/*i18n*/ 'You can mark at most {most} parts. Take one out first.', { most: MAX_FAVOURITES }))
  if (mark.note.length > MAX_FAVOURITE_NOTE_CHARACTERS)
    throw new AppError('too-much', {
      field: 'note',
      ...errorText(/*i18n*/ 'Another device wrote a note too, and both together have more than {most} characters. Shorten yours.', {
        most: MAX_FAVOURITE_NOTE_CHARACTERS,
      }),
    })
  // The folder may not exist yet, because a device may send the favourite before the new folder. Until then the list shows the favourite
  // without a folder.
  await putMark(ask, accountId, mark)
  return { ...noChanges, marks: [mark] }
}

/** Adds a part to the favourites. Throws `not-found` if the shop does not have the part. */
async function favouriteMark(ask: Ask, input: ParsedOf<'favouriteMark'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const price = await priceNow(ask, input.mcode)
  if (price === undefined)
    throw new AppError('not-found', { field: 'mcode', message: /*i18n*/ 'The shop does not have this part any more.' })
  const before = await markRow(ask, accountId, input.mcode)
  const given = { ...input, markedAt: atMostNow(ask, input.markedAt), price: input.price ?? price }
  return storeFavourite(ask, accountId, before, markedAfter(before, given))
}

/** Changes the folder, quantity or note of a favourite. If the favourite was removed meanwhile, only a change of the note restores it. */
async function favouriteChange(ask: Ask, { mcode, folder, qty, note }: ParsedOf<'favouriteChange'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const before = await markRow(ask, accountId, mcode)
  const after = changedAfter(before, {
    mcode,
    ...(folder && { folder: { ...folder, at: atMostNow(ask, folder.at) } }),
    ...(qty && { qty: { ...qty, at: atMostNow(ask, qty.at) } }),
    ...(note && { note: { ...note, at: atMostNow(ask, note.at) } }),
  })
  if (after === undefined) return { ...noChanges, gone: [mcode] }
  const [folderAt, qtyAt] = [after.folderAt || after.markedAt, after.qtyAt || after.markedAt]
  const priceThen = before === undefined ? ((await priceNow(ask, mcode)) ?? null) : after.priceThen
  return storeFavourite(ask, accountId, before, { ...after, folderAt, qtyAt, priceThen })
}

/** Removes favourites from the list. Returns the favourites that were not removed. */
async function favouriteRemove(ask: Ask, { marks, at }: ParsedOf<'favouriteRemove'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const after = { folders: [], marks: [] as Mark[], gone: [] as string[] }
  for (const seen of marks) {
    const mark = await markRow(ask, accountId, seen.mcode)
    if (mark !== undefined && staysMarked(mark, seen, atMostNow(ask, at))) after.marks.push(mark)
    else {
      await deleteMark(ask, accountId, seen.mcode)
      after.gone.push(seen.mcode)
    }
  }
  return after
}

/** Creates or renames a folder of favourites. Throws `too-much` if there are too many folders. */
async function favouriteFolderSave(ask: Ask, input: ParsedOf<'favouriteFolderSave'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const before = await folderRow(ask, accountId, input.id)
  if (before === undefined && (await countOf(ask, accountId, 'favourite_folder')) >= MAX_FOLDERS)
    throw new AppError('too-much', errorText(/*i18n*/ 'You can have at most {most} folders. Remove one first.', { most: MAX_FOLDERS }))
  const folder = folderAfter(before, { ...input, at: atMostNow(ask, input.at) })
  await putFolder(ask, accountId, folder)
  return { ...noChanges, folders: [folder] }
}

/**
 * Deletes a folder of favourites, unless the folder has a name that the customer has not seen. The favourites in it stay, without a folder.
 */
async function favouriteFolderDelete(ask: Ask, input: ParsedOf<'favouriteFolderDelete'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const folder = await folderRow(ask, accountId, input.id)
  if (folder !== undefined && staysFolder(folder, input)) return { ...noChanges, folders: [folder] }
  return { folders: [], marks: await deleteFolder(ask, accountId, input.id), gone: [input.id] }
}

export const favouriteHandlers = {
  favouriteList,
  favouriteMark,
  favouriteChange,
  favouriteRemove,
  favouriteFolderSave,
  favouriteFolderDelete,
} satisfies Handlers<CatalogueAsk, keyof typeof favouriteCalls>
