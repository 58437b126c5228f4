import { join } from 'node:path'
import pg from 'pg'
import { bulkLoad, updateStatistics } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { findPrograms, withThrowAwayPostgres } from '../../.ci/throw-away-postgres.ts'

/** Adding to a cart reads one part by its code, so the size of the catalogue hardly matters. */
const PARTS = 1000

/** Where a database lies, for a peer that wants one of the same kind. */
export interface BenchPlace {
  /** Undefined: embedded. */
  databaseUrl?: string | undefined
}
type Work = (db: Db, place: BenchPlace) => Promise<void>

export interface BenchDatabase {
  name: string
  /** Fills a database of this kind, lets `work` use it, and throws it away. */
  with: (work: Work) => Promise<void>
}

/**
 * The embedded database; and PostgreSQL at DATABASE_URL, or one of our own when its programs are installed, with PostgreSQL's own settings
 * for safety.
 */
export function benchDatabases(folder: string): BenchDatabase[] {
  const embedded: BenchDatabase = { name: 'embedded', with: (work) => filled({ dataDir: join(folder, 'cart') }, work) }
  const given = process.env['DATABASE_URL']
  if (given) return [embedded, { name: 'PostgreSQL', with: (work) => inDatabaseOf(given, work) }]
  const programs = findPrograms()
  if (!programs) return [embedded]
  return [
    embedded,
    {
      name: 'PostgreSQL',
      with: (work) => withThrowAwayPostgres(programs, {}, (databaseUrl) => filled({ dataDir: '', databaseUrl }, work)),
    },
  ]
}

async function filled(place: { dataDir: string; databaseUrl?: string }, work: Work): Promise<void> {
  const opened = await openDatabase(place)
  try {
    await migrate(opened.db)
    await bulkLoad(opened.db, (trx) => loadDemo(trx, demoTenants({ partCount: PARTS })))
    await updateStatistics(opened.db)
    await work(opened.db, { databaseUrl: place.databaseUrl })
  } finally {
    await opened.close()
  }
}

const inDatabaseOf = (server: string, work: Work): Promise<void> =>
  withDatabaseOf(server, `armature_bench_${process.pid}`, (databaseUrl) => filled({ dataDir: '', databaseUrl }, work))

/** Works in a new database on somebody's server, and throws it away. */
export async function withDatabaseOf<Result>(
  server: string,
  name: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return await work(url.href).finally(() => admin.query(`drop database ${name} with (force)`))
  } finally {
    await admin.end()
  }
}
