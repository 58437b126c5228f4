import { sql } from 'kysely'
import type { Db } from './open.ts'
import type { PictureFileTable } from './picture-tables.ts'

/** A file of a picture. `hash`: 32 hex digits that say what it was made of and how; what has the same is the same picture. */
export type PictureFile = Pick<PictureFileTable, 'hash' | 'width' | 'format' | 'bytes'>

/** What no picture names is kept so long: an import writes files first, and names them when it is switched. */
const UNNAMED_KEPT_MS = 24 * 60 * 60 * 1000
/** A picture in four widths and two formats is some hundred kilobytes: so many files make a statement of a few megabytes at most. */
const AT_ONCE = 8

/**
 * Writes files of pictures at once, beside any import: nobody is shown them until a row of `picture` names their hash. Those that are there
 * already stay as they are for another day.
 */
export async function keepPictureFiles(db: Db, tenantId: string, files: readonly PictureFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += AT_ONCE)
    await db
      .insertInto('picture_file')
      .values(
        files.slice(from, from + AT_ONCE).map(({ hash, width, format, bytes }) => ({ tenant_id: tenantId, hash, width, format, bytes })),
      )
      .onConflict((conflict) => conflict.columns(['tenant_id', 'hash', 'width', 'format']).doUpdateSet({ kept_at: sql`now()` }))
      .execute()
}

/** Whether a picture's files are there; if so they stay for another day, and need not be made again. */
export async function hasPictureFiles(db: Db, tenantId: string, hash: string): Promise<boolean> {
  const there = await db
    .updateTable('picture_file')
    .set({ kept_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return there.numUpdatedRows > 0n
}

/** Removes files that no picture names and no import that can be undone would name again, a day after somebody last wanted them. */
export async function purgePictureFiles(db: Db, nowMs: number): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('import_change') is not null as there`.execute(db)
  const remembered = rows[0]?.there
    ? sql`and not exists (select from import_change where import_change.tenant_id = file.tenant_id and import_change.of = 'picture'
        and (before ->> 'hash' = file.hash or after ->> 'hash' = file.hash))`
    : sql``
  await sql`delete from picture_file as file where kept_at < ${new Date(nowMs - UNNAMED_KEPT_MS)}
    and not exists (select from picture where picture.tenant_id = file.tenant_id and picture.hash = file.hash) ${remembered}`.execute(db)
}
