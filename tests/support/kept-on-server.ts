import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import pg from 'pg'
import { type Db, openDatabase } from '#server/db/open.ts'

/** What the names of this run's filled databases begin with. Vitest sets it (drop-kept-databases.ts); elsewhere nothing is kept. */
const prefixOfRun = (): string | undefined => process.env['KEPT_DATABASES']

/** Any number: whoever fills a database holds the lock, so that two workers do not fill the same one. */
const FILLING = 5_120_815

/**
 * The statement's end that makes a new database of what `fill` has filled: filled once in a run of tests, and copied from then on, because to
 * fill one takes seconds and to copy one a fraction of a second. Null where nothing is kept.
 */
export async function filledTemplate(server: string, filledBy: string, fill: (db: Db) => Promise<void>): Promise<string | null> {
  const prefix = prefixOfRun()
  if (!prefix) return null
  const name = `${prefix}_${createHash('sha1').update(filledBy).digest('hex').slice(0, 8)}_${basename(filledBy, '.ts').replaceAll(/\W/g, '_')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [FILLING])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      // Under its own name only when it is whole: a fill that failed is not taken for a filled one.
      const unfinished = `${name}_unfinished`
      await admin.query(`drop database if exists ${unfinished}`)
      await admin.query(`create database ${unfinished}`)
      const url = new URL(server)
      url.pathname = `/${unfinished}`
      const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url.href })
      await fill(db).finally(close)
      await admin.query(`alter database ${unfinished} rename to ${name}`)
    }
  } finally {
    // Its lock ends with it.
    await admin.end()
  }
  return name
}

/** Drops what this run has kept on the server. */
export async function dropKeptDatabases(server: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
    `${prefixOfRun()}_`,
  ])
  for (const { datname } of rows) await admin.query(`drop database ${datname}`)
  await admin.end()
}
