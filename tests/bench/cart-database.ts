import { join } from 'node:path'
import pg from 'pg'
import { bulkLoad, readStatistics } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { findPrograms, withThrowAwayPostgres } from '../../.ci/throw-away-postgres.ts'

/** Adding to a cart reads one part by its code, so the size of the catalogue hardly matters. */
const PARTS = 1000

export interface BenchDatabase {
  name: string
  /** Fills a database of this kind, lets `work` use it, and throws it away. */
  with: (work: (db: Db) => Promise<void>) => Promise<void>
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

async function filled(place: { dataDir: string; databaseUrl?: string }, work: (db: Db) => Promise<void>): Promise<void> {
  const opened = await openDatabase(place)
  try {
    await migrate(opened.db)
    await bulkLoad(opened.db, (trx) => loadDemo(trx, demoTenants({ parts: PARTS })))
  await readStatistics(opened.db)
    await work(opened.db)
  } finally {
    await opened.close()
  }
}

/** Works in a database of its own on somebody's server. */
async function inDatabaseOf(server: string, work: (db: Db) => Promise<void>): Promise<void> {
  const name = `armature_bench_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  try {
    await filled({ dataDir: '', databaseUrl: url.href }, work)
  } finally {
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
}
