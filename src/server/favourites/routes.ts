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

const nothing: FavouritesAfter = { folders: [], marks: [], gone: [] }

/** Everything that is marked, with the parts as they are sold now. */
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

// The changes run inside the transaction of kernel/idempotency.ts, which holds the customer's row: one customer's changes happen one after
// another.

/** No device is ahead of the shop's clock: one that is would have the last word for as long. */
const timely = ({ clock }: Ask, at: string): string => new Date(Math.min(clock.now(), Date.parse(at))).toISOString()

/** Writes a mark as it is now. Throws `too-much` when there are too many, or its note has grown too long. */
async function write(ask: Ask, accountId: string, before: Mark | undefined, mark: Mark): Promise<FavouritesAfter> {
  if (before === undefined && (await countOf(ask, accountId, 'favourite')) >= MAX_FAVOURITES)
    throw new AppError('too-much', errorText(/*i18n*/ 'You can mark at most {most} parts. Take one out first.', { most: MAX_FAVOURITES }))
  if (mark.note.length > MAX_FAVOURITE_NOTE_CHARACTERS)
    throw new AppError('too-much', {
      field: 'note',
      ...errorText(/*i18n*/ 'Another device wrote a note too, and both together have more than {most} characters. Shorten yours.', {
        most: MAX_FAVOURITE_NOTE_CHARACTERS,
      }),
    })
  // Its folder may be on its way: a device says what it marked before it says that it made a folder. Until then the mark is in none.
  await putMark(ask, accountId, mark)
  return { ...nothing, marks: [mark] }
}

/** Marks a part. Throws `not-found` for one that the shop does not have. */
async function favouriteMark(ask: Ask, input: ParsedOf<'favouriteMark'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const price = await priceNow(ask, input.mcode)
  if (price === undefined)
    throw new AppError('not-found', { field: 'mcode', message: /*i18n*/ 'The shop does not have this part any more.' })
  const before = await markRow(ask, accountId, input.mcode)
  const given = { ...input, markedAt: timely(ask, input.markedAt), price: input.price ?? price }
  return write(ask, accountId, before, markedAfter(before, given))
}

/** Changes what was said about a mark. One that was taken out meanwhile comes back for a note, and for nothing else. */
async function favouriteChange(ask: Ask, { mcode, folder, qty, note }: ParsedOf<'favouriteChange'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const before = await markRow(ask, accountId, mcode)
  const after = changedAfter(before, {
    mcode,
    ...(folder && { folder: { ...folder, at: timely(ask, folder.at) } }),
    ...(qty && { qty: { ...qty, at: timely(ask, qty.at) } }),
    ...(note && { note: { ...note, at: timely(ask, note.at) } }),
  })
  if (after === undefined) return { ...nothing, gone: [mcode] }
  const [folderAt, qtyAt] = [after.folderAt || after.markedAt, after.qtyAt || after.markedAt]
  const priceThen = before === undefined ? ((await priceNow(ask, mcode)) ?? null) : after.priceThen
  return write(ask, accountId, before, { ...after, folderAt, qtyAt, priceThen })
}

/** Takes marks out, and answers those that stay. */
async function favouriteRemove(ask: Ask, { marks, at }: ParsedOf<'favouriteRemove'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const after = { folders: [], marks: [] as Mark[], gone: [] as string[] }
  for (const seen of marks) {
    const mark = await markRow(ask, accountId, seen.mcode)
    if (mark !== undefined && staysMarked(mark, seen, timely(ask, at))) after.marks.push(mark)
    else {
      await deleteMark(ask, accountId, seen.mcode)
      after.gone.push(seen.mcode)
    }
  }
  return after
}

/** Makes a folder or gives it another name. Throws `too-much`. */
async function favouriteFolderSave(ask: Ask, input: ParsedOf<'favouriteFolderSave'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const before = await folderRow(ask, accountId, input.id)
  if (before === undefined && (await countOf(ask, accountId, 'favourite_folder')) >= MAX_FOLDERS)
    throw new AppError('too-much', errorText(/*i18n*/ 'You can have at most {most} folders. Remove one first.', { most: MAX_FOLDERS }))
  const folder = folderAfter(before, { ...input, at: timely(ask, input.at) })
  await putFolder(ask, accountId, folder)
  return { ...nothing, folders: [folder] }
}

/** Takes a folder away, unless it has a name that was not seen. Its marks stay, in no folder. */
async function favouriteFolderDelete(ask: Ask, input: ParsedOf<'favouriteFolderDelete'>): Promise<FavouritesAfter> {
  const { accountId } = await sessionOfCustomer(ask)
  const folder = await folderRow(ask, accountId, input.id)
  if (folder !== undefined && staysFolder(folder, input)) return { ...nothing, folders: [folder] }
  return { folders: [], marks: await deleteFolder(ask, accountId, input.id), gone: [input.id] }
}

/** The calls of marked parts and what answers each. */
export const favouriteHandlers = {
  favouriteList,
  favouriteMark,
  favouriteChange,
  favouriteRemove,
  favouriteFolderSave,
  favouriteFolderDelete,
} satisfies Handlers<CatalogueAsk, keyof typeof favouriteCalls>
