import type { Selectable } from 'kysely'
import type { FavouriteRecord, Folder } from '#contract/favourites/favourites.ts'
import { centsOf, mcodeOf } from '#contract/kernel/primitives.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'
import { dollarsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import type { FavouriteFolderTable, FavouriteTable } from './tables.ts'

type FavouritesContext = Pick<RequestContext, 'db' | 'tenantId'>

const favouriteFolderOf = (row: Selectable<FavouriteFolderTable>): Folder => ({
  id: parseStoredId(row.id),
  name: row.name,
  nameAt: row.name_at.toISOString(),
  otherNames: row.other_names,
})

const favouriteOf = (row: Selectable<FavouriteTable>): FavouriteRecord => ({
  mcode: mcodeOf(row.mcode),
  folder: row.folder_id,
  folderAt: row.folder_at.toISOString(),
  note: row.note,
  qty: row.qty,
  qtyAt: row.qty_at.toISOString(),
  markedAt: row.marked_at.toISOString(),
  priceThen: row.price_then === null ? null : dollarsOfText(row.price_then),
})

/** Returns all folders of a customer's favourites, sorted by name. */
export const readFolders = async ({ db, tenantId }: FavouritesContext, accountId: string): Promise<Folder[]> =>
  (
    await db
      .selectFrom('favourite_folder')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy(orderByCodePoints('name'))
      .orderBy('id')
      .execute()
  ).map(favouriteFolderOf)

/** Returns all favourites of a customer, the last added first. */
export const readFavouriteMarks = async ({ db, tenantId }: FavouritesContext, accountId: string): Promise<FavouriteRecord[]> =>
  (
    await db
      .selectFrom('favourite')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('marked_at', 'desc')
      .orderBy('mcode')
      .execute()
  ).map(favouriteOf)

export async function readFolder({ db, tenantId }: FavouritesContext, accountId: string, id: string): Promise<Folder | undefined> {
  const row = await db
    .selectFrom('favourite_folder')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && favouriteFolderOf(row)
}

export async function readFavourite(
  { db, tenantId }: FavouritesContext,
  accountId: string,
  mcode: string,
): Promise<FavouriteRecord | undefined> {
  const row = await db
    .selectFrom('favourite')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  return row && favouriteOf(row)
}

/** Counts a customer's favourites or folders of favourites. */
export async function countFavouriteRows(
  { db, tenantId }: FavouritesContext,
  accountId: string,
  table: 'favourite' | 'favourite_folder',
): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Inserts or updates a folder of favourites. */
export async function storeFolder(
  { db, tenantId }: FavouritesContext,
  accountId: string,
  { id, name, nameAt, otherNames }: Folder,
): Promise<void> {
  const written = { name, name_at: new Date(nameAt), other_names: JSON.stringify(otherNames) }
  await db
    .insertInto('favourite_folder')
    .values({ tenant_id: tenantId, account_id: accountId, id, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'id']).doUpdateSet(written))
    .execute()
}

/** Inserts or updates a favourite of a customer. */
export async function storeFavouriteRow({ db, tenantId }: FavouritesContext, accountId: string, mark: FavouriteRecord): Promise<void> {
  const written = {
    folder_id: mark.folder,
    folder_at: new Date(mark.folderAt),
    note: mark.note,
    qty: mark.qty,
    qty_at: new Date(mark.qtyAt),
    marked_at: new Date(mark.markedAt),
    price_then: mark.priceThen === null ? null : dollarsTextOfCents(centsOf(mark.priceThen)),
  }
  await db
    .insertInto('favourite')
    .values({ tenant_id: tenantId, account_id: accountId, mcode: mark.mcode, ...written })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'mcode']).doUpdateSet(written))
    .execute()
}

export async function deleteFavourite({ db, tenantId }: FavouritesContext, accountId: string, mcode: string): Promise<void> {
  await db
    .deleteFrom('favourite')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('mcode', '=', mcode)
    .execute()
}

/** Deletes a folder of favourites. The favourites in it stay without a folder and are returned. */
export async function deleteFolder({ db, tenantId }: FavouritesContext, accountId: string, id: string): Promise<FavouriteRecord[]> {
  const rows = await db
    .updateTable('favourite')
    .set({ folder_id: '' })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('folder_id', '=', id)
    .returningAll()
    .execute()
  await db
    .deleteFrom('favourite_folder')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  return rows.map(favouriteOf)
}

/** Returns the database ids of parts, by code. Parts that the shop does not have are missing. */
export async function readPartIds({ db, tenantId }: FavouritesContext, mcodes: readonly string[]): Promise<Map<string, number>> {
  if (mcodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('part')
    .select(['id', 'mcode'])
    .where('tenant_id', '=', tenantId)
    .where('mcode', 'in', [...mcodes])
    .execute()
  return new Map(rows.map(({ id, mcode }) => [mcode, id]))
}

/** Returns the current price of a part, or undefined if the shop does not have the part. */
export async function readCurrentPrice({ db, tenantId }: FavouritesContext, mcode: string): Promise<number | undefined> {
  const row = await db.selectFrom('part').select('price').where('tenant_id', '=', tenantId).where('mcode', '=', mcode).executeTakeFirst()
  return row && dollarsOfText(row.price)
}

/** Adds favourites and their folders to the export of a person's data. Their rows are deleted with the account. */
export const favouritesDataSource: PersonalDataSource = {
  name: 'favourites',
  read: async (db, tenantId, accountId) => ({
    folders: await readFolders({ db, tenantId }, accountId),
    marks: await readFavouriteMarks({ db, tenantId }, accountId),
  }),
}
