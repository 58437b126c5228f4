import { type Insertable, sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { type BuiltFile, readBuiltFile, revisionOf, type StaticFiles } from './static-files.ts'
import type { BuildFileTable } from './tables.ts'

/** How long the files of a build are stored for other processes. If an older open page misses a file, the page is reloaded. */
const BUILD_KEPT_MS = 7 * DAY_MS
/** How often a process updates the time (`had_at`) at which it last had its files. */
const BUILD_RENEWAL_INTERVAL_MS = DAY_MS / 2
/** Maximum bytes of all stored files. It has room for some sixty builds in which every file differs. */
const MAX_ALL_STORED_BYTES = 100 * 1024 * 1024
/**
 * Maximum bytes of a stored file. The app's own files are less than a tenth of this. Larger files, such as videos, are not stored in the
 * database.
 */
const MAX_STORED_FILE_BYTES = 5 * 1024 * 1024
const FILES_PER_STATEMENT = 20

export interface StoredFile extends Pick<BuiltFile, 'address' | 'type' | 'etag'> {
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const buildFileKey = ({ address, revision }: Pick<BuiltFile, 'address' | 'revision'>) => `${address} ${revision}`

/**
 * Stores the files of this process's build for all processes that share the database, and deletes files that no process had for a week. It
 * runs before the process listens, so that other processes can serve this build's pages, and every hour. Only new files are written.
 * `built` lists the files at start, because the folder may contain another build by now.
 */
export async function storeBuild(db: Db, built: StaticFiles, nowMs: number, mostBytes = MAX_ALL_STORED_BYTES): Promise<void> {
  const files = [...built.values()].filter(({ isStored, byteCount }) => isStored && byteCount <= MAX_STORED_FILE_BYTES)
  const had_at = new Date(nowMs)
  const there = new Map(
    (await db.selectFrom('build_file').select(['address', 'revision', 'had_at']).execute()).map((row) => [buildFileKey(row), row.had_at]),
  )
  const missing = files.filter((file) => !there.has(buildFileKey(file)))
  for (const some of chunksOf(missing, FILES_PER_STATEMENT)) {
    const rows = some.flatMap((file) => buildFileRows(file, had_at))
    // A row that exists is skipped, because another process may store the same build at the same time.
    if (rows.length > 0)
      await db
        .insertInto('build_file')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  const ours = sql`select * from unnest(${files.map(({ address }) => address)}::text[], ${files.map(({ revision }) => revision)}::text[])`
  if (files.some((file) => (there.get(buildFileKey(file))?.getTime() ?? nowMs) <= nowMs - BUILD_RENEWAL_INTERVAL_MS))
    await sql`update build_file set had_at = ${had_at}::timestamptz where (address, revision) in (${ours})`.execute(db)
  await sql`
    delete from build_file where (address, revision) not in (${ours}) and (address, revision) in (
      select address, revision from (
        select address, revision, had_at,
          sum(length(plain) + coalesce(length(br), 0) + coalesce(length(gz), 0)) over (order by had_at desc, address, revision) as bytes
        from build_file
      ) as aged where had_at <= ${new Date(nowMs - BUILD_KEPT_MS)}::timestamptz or bytes > ${mostBytes})`.execute(db)
}

/** Returns a file as a row for the database. Returns no row if the file's contents have changed since start. */
function buildFileRows(file: BuiltFile, had_at: Date): Insertable<BuildFileTable>[] {
  const { address, revision, type, etag } = file
  const plain = readBuiltFile(file, 'identity')
  if (!plain || (revision !== '' && revision !== revisionOf(plain))) return []
  return [{ address, revision, type, etag, had_at, plain, br: readBuiltFile(file, 'br'), gz: readBuiltFile(file, 'gzip') }]
}

/** Reads a file of another build that some process had within the last week. Undefined if there is none. */
export const readStoredFile = (db: Db, { address, revision }: Pick<BuiltFile, 'address' | 'revision'>): Promise<StoredFile | undefined> =>
  db
    .selectFrom('build_file')
    .select(['address', 'type', 'etag', 'plain', 'br', 'gz as gzip'])
    .where('address', '=', address)
    .where('revision', '=', revision)
    .executeTakeFirst()
