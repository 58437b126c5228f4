import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { batchMessages } from './batch-messages.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { driverTypeParsers } from './driver-type-parsers.ts'
import { listenOnEmbeddedDatabase } from './listen-embedded.ts'
import type { OpenDatabase } from './opened.ts'
import { prepareMarkedQueries } from './prepared.ts'
import { applySettings, databaseSettings } from './settings.ts'
import type { Tables } from './tables.ts'
import { yieldBetweenStatements } from './yield-between-statements.ts'

/** File permissions that let only the owner read the data folder, because it contains customer data, password hashes and push keys. */
const OWNER_ONLY_MODE = 0o700

/** Opens the embedded database (PGlite behind pg.Pool), in a folder that no other process uses, or in memory. */
export async function openEmbeddedDatabase(dataDir: string, seed: Blob | undefined): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_MODE })
  const unlock = inMemory ? () => undefined : lockDataDir(dataDir)
  const pglite = await PGlite.create({
    ...(inMemory ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(seed ? { loadDataDir: seed } : {}),
    // A commit is written to the operating system before the reply. So killing this process loses no commit
    // (tests/server/orders/killed.soak.ts). The library's own way of saving (relaxedDurability) adds nothing for a folder on disk. This
    // engine never calls fsync; a shop that must survive power failures uses DATABASE_URL.
    relaxedDurability: false,
  }).catch((cause: unknown) => {
    unlock()
    throw cause
  })
  // Without synchronous commits, a killed process lost 300 of 300 committed transactions in a test.
  await pglite.exec('set synchronous_commit = on')
  const listenForChanges = await listenOnEmbeddedDatabase(pglite)
  // The embedded database has one connection. Inside a transaction every query must use `trx`, otherwise it waits for ever.
  const pool = new pg.Pool({
    ...createPgConfig(batchMessages(yieldBetweenStatements(pglite))),
    types: driverTypeParsers,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (client: pg.ClientBase) => applySettings(client, databaseSettings),
  })
  pool.on('connect', prepareMarkedQueries)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    // The embedded database has no second connection, so health checks wait in the queue behind short statements.
    healthCheckDb: db,
    listenForChanges,
    location: dataDir,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy()
      await pglite.close()
      unlock()
    },
  }
}
