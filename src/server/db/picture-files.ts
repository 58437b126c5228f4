import { sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from './open.ts'
import type { PictureFileTable } from './picture-tables.ts'

/**
 * A picture file of a part. `hash` is 32 hex digits of the hash of the source file and the conversion settings. Files with the same hash
 * show the same picture.
 */
export type PictureFile = Pick<PictureFileTable, 'hash' | 'width' | 'format' | 'bytes'>

/** How long picture files are kept that no part uses. An import stores files first and refers to them when it is applied. */
const UNUSED_PICTURE_KEPT_MS = DAY_MS
/**
 * Picture files per statement. A picture in four widths and two formats has a few hundred kilobytes, so a statement has a few megabytes at
 * most.
 */
const FILES_PER_STATEMENT = 8

/**
 * Stores picture files immediately, outside the import's transaction. They are not shown until a row of `picture` refers to their hash.
 * Files that exist already are kept for another day.
 */
export async function storePictureFiles(db: Db, tenantId: string, files: readonly PictureFile[]): Promise<void> {
  for (const some of chunksOf(files, FILES_PER_STATEMENT))
    await db
      .insertInto('picture_file')
      .values(some.map(({ hash, width, format, bytes }) => ({ tenant_id: tenantId, hash, width, format, bytes })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'hash', 'width', 'format']).doUpdateSet({ kept_at: sql`now()` }))
      .execute()
}

/** Whether the files of a picture exist. If so, the files are kept for another day and need not be created again. */
export async function hasPictureFiles(db: Db, tenantId: string, hash: string): Promise<boolean> {
  const there = await db
    .updateTable('picture_file')
    .set({ kept_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return there.numUpdatedRows > 0n
}

/**
 * Deletes picture files that no picture uses, and that no undo of an import would use again. They are kept for a day after their last use.
 */
export async function purgePictureFiles(db: Db, nowMs: number): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('import_change') is not null as there`.execute(db)
  const remembered = rows[0]?.there
    ? sql`and not exists (select from import_change where import_change.tenant_id = file.tenant_id and import_change.of = 'picture'
        and (before ->> 'hash' = file.hash or after ->> 'hash' = file.hash))`
    : sql``
  await sql`delete from picture_file as file where kept_at < ${new Date(nowMs - UNUSED_PICTURE_KEPT_MS)}
    and not exists (select from picture where picture.tenant_id = file.tenant_id and picture.hash = file.hash) ${remembered}`.execute(db)
}
