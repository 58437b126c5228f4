import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { reportToStderr } from '#server/http/on-error.ts'
import { breathing } from './breathing.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { prepareMarked } from './prepared.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  db: Db
  /** What it is, for a person: a folder, `memory`, or the server's host. */
  where: string
  close: () => Promise<void>
  /** A copy of the whole embedded database, for another to start from. A server has its own tools for that. */
  dump?: () => Promise<Blob>
}

export interface DatabasePlace {
  /** Folder of the embedded database, or `memory`. */
  dataDir: string
  /** A real PostgreSQL server instead; its schema is where its search_path points. */
  databaseUrl?: string | undefined
  /** A dumped data folder that an in-memory database starts from: tests use it to skip the four seconds of initdb. */
  seed?: Blob
}

const DATE_OID = 1082
/** A calendar date stays its text `2026-11-21`: as a JavaScript Date it would move with the time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/** The same on both engines. `jit` compiles small queries for longer than it runs them; memory for building indexes and small samples halve a bulk load. */
const settings = {
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  default_statistics_target: '30',
  jit: 'off',
  'pg_trgm.word_similarity_threshold': '0.45',
}

/** Opens the one database of the shop: PGlite behind pg.Pool, or a real PostgreSQL. Both speak the same SQL through the same driver. */
export async function openDatabase({ dataDir, databaseUrl, seed }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, seed)
}

async function openEmbedded(dataDir: string, seed: Blob | undefined): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) await mkdir(dataDir, { recursive: true })
  const unlock = inMemory ? () => undefined : lockDataDir(dataDir)
  const pglite = await PGlite.create({
    ...(inMemory ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(seed ? { loadDataDir: seed } : {}),
    extensions: { pg_trgm },
    // A commit is in the operating system's hands before it is answered, so killing this process loses none (tests/server/orders/killed.soak.ts); waiting for
    // the library's own sync adds nothing on a disk folder. No setting makes this engine call fsync: whoever must survive a power cut sets DATABASE_URL.
    relaxedDurability: false,
  })
  await pglite.exec('create extension if not exists pg_trgm')
  // What a kill must not lose rests on this: without it, 300 of 300 answered commits were gone.
  await pglite.exec('set synchronous_commit = on')
  for (const [name, value] of Object.entries(settings)) await pglite.exec(`set ${name} = '${value}'`)
  // One connection: inside a transaction everything must go through `trx`, or it waits for itself for ever.
  const pool = new pg.Pool({ ...createPgConfig(breathing(pglite)), types, max: 1, idleTimeoutMillis: 0 })
  pool.on('connect', prepareMarked)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    where: dataDir,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy()
      await pglite.close()
      unlock()
    },
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const asked = new URL(databaseUrl).searchParams.get('options')
  const pool = new pg.Pool({ connectionString: databaseUrl, types, options: [asked, ...options].filter(Boolean).join(' ') })
  // A connection that lies idle when the server restarts is replaced by the next question; nobody heard of it would end the process.
  pool.on('error', (cause) => reportToStderr('An idle connection to the database was lost', cause))
  pool.on('connect', prepareMarked)
  // A server that is not there is found out here, where whoever opens it says so.
  await pool.connect().then(
    (client) => client.release(),
    (cause: unknown) => {
      // Of a name with several addresses Node gathers the failures under one that says nothing.
      throw cause instanceof AggregateError ? cause.errors[0] : cause
    },
  )
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, where: new URL(databaseUrl).host, close: () => db.destroy() }
}
