import { type Insertable, sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { BuildFileTable } from '#server/db/build-tables.ts'
import type { Db } from '#server/db/open.ts'
import { type BuiltFile, readBuilt, revisionOf, type StaticFiles } from './static-files.ts'

/** A page that lay open for longer than this is loaded anew when it lacks a file. */
const KEPT_MS = 7 * DAY_MS
/** A process says so often that it still has its files. */
const RENEWED_EVERY_MS = DAY_MS / 2
/** Some sixty builds of which every file differs. */
const MAX_KEPT_BYTES = 100 * 1024 * 1024
/** None of ours is a tenth of it; whoever puts a film into the build does not want it in the database. */
const MAX_FILE_BYTES = 5 * 1024 * 1024
const FILES_AT_ONCE = 20

export interface KeptFile extends Pick<BuiltFile, 'address' | 'type' | 'etag'> {
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const keyOf = ({ address, revision }: Pick<BuiltFile, 'address' | 'revision'>) => `${address} ${revision}`

/**
 * Keeps the files of this process's build for all processes on this database, and lets go of those that none has had for a week. Called
 * before the process listens, so that another can answer for its first page, and every hour. Only what is not there yet is written. `built`
 * are the files as they were when the process started: the folder may hold another build by now.
 */
export async function keepBuild(db: Db, built: StaticFiles, nowMs: number, mostBytes = MAX_KEPT_BYTES): Promise<void> {
  const files = [...built.values()].filter(({ isKept, bytes }) => isKept && bytes <= MAX_FILE_BYTES)
  const had_at = new Date(nowMs)
  const there = new Map(
    (await db.selectFrom('build_file').select(['address', 'revision', 'had_at']).execute()).map((row) => [keyOf(row), row.had_at]),
  )
  const missing = files.filter((file) => !there.has(keyOf(file)))
  for (let from = 0; from < missing.length; from += FILES_AT_ONCE) {
    const rows = missing.slice(from, from + FILES_AT_ONCE).flatMap((file) => rowOf(file, had_at))
    // Another process may have the same build and start at the same moment.
    if (rows.length > 0)
      await db
        .insertInto('build_file')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  const ours = sql`select * from unnest(${files.map(({ address }) => address)}::text[], ${files.map(({ revision }) => revision)}::text[])`
  if (files.some((file) => (there.get(keyOf(file))?.getTime() ?? nowMs) <= nowMs - RENEWED_EVERY_MS))
    await sql`update build_file set had_at = ${had_at}::timestamptz where (address, revision) in (${ours})`.execute(db)
  await sql`
    delete from build_file where (address, revision) not in (${ours}) and (address, revision) in (
      select address, revision from (
        select address, revision, had_at,
          sum(length(plain) + coalesce(length(br), 0) + coalesce(length(gz), 0)) over (order by had_at desc, address, revision) as bytes
        from build_file
      ) as aged where had_at <= ${new Date(nowMs - KEPT_MS)}::timestamptz or bytes > ${mostBytes})`.execute(db)
}

/** A file as it is kept; none where the folder does not hold these contents any more. */
function rowOf(file: BuiltFile, had_at: Date): Insertable<BuildFileTable>[] {
  const { address, revision, type, etag } = file
  const plain = readBuilt(file, 'identity')
  if (!plain || (revision !== '' && revision !== revisionOf(plain))) return []
  return [{ address, revision, type, etag, had_at, plain, br: readBuilt(file, 'br'), gz: readBuilt(file, 'gzip') }]
}

/** A file that this process's build lacks and another's has; undefined when none had it for a week. */
export const keptFile = (db: Db, { address, revision }: Pick<BuiltFile, 'address' | 'revision'>): Promise<KeptFile | undefined> =>
  db
    .selectFrom('build_file')
    .select(['address', 'type', 'etag', 'plain', 'br', 'gz as gzip'])
    .where('address', '=', address)
    .where('revision', '=', revision)
    .executeTakeFirst()
