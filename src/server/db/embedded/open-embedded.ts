import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDataDir } from '#server/db/data-dir-lock.ts'
import { driverTypeParsers } from '#server/db/driver-type-parsers.ts'
import type { OpenDatabase } from '#server/db/opened.ts'
import { prepareMarkedQueries } from '#server/db/prepared.ts'
import { applySettings, databaseSettings } from '#server/db/settings.ts'
import type { Tables } from '#server/db/tables.ts'
import { batchMessages } from './batch-messages.ts'
import { type EmbeddedEngine, type EngineOptions, openEngine } from './engine.ts'
import { connectToEngine } from './engine-connection.ts'
import { isEngineThreadAvailable, openEngineInThread } from './engine-in-thread.ts'
import { createEmbeddedListeners } from './listen-embedded.ts'
import { yieldBetweenStatements } from './yield-between-statements.ts'

/** File permissions that let only the owner read the data folder, because it contains customer data, password hashes and push keys. */
const OWNER_ONLY_MODE = 0o700

/** Opens the embedded database (PGlite behind pg.Pool), in a folder that no other process uses, or in memory. */
export async function openEmbeddedDatabase(dataDir: string, seed: Blob | undefined): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_MODE })
  const unlock = inMemory ? () => undefined : lockDataDir(dataDir)
  const engine = await openAnyEngine({ folder: inMemory ? null : join(dataDir, 'postgres'), seed }).catch((cause: unknown) => {
    unlock()
    throw cause
  })
  const { listen, notify } = createEmbeddedListeners()
  // The embedded database has one connection. Inside a transaction every query must use `trx`, otherwise it waits for ever.
  const pool = new pg.Pool({
    ...connectToEngine(batchMessages(engine), notify),
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
    listenForChanges: listen,
    location: dataDir,
    dump: engine.dump,
    close: async () => {
      try {
        await db.destroy()
        await engine.close()
      } finally {
        unlock()
      }
    },
  }
}

/** Opens the engine on a thread of its own, or on this one when the server runs from its sources. */
const openAnyEngine = async (options: EngineOptions): Promise<EmbeddedEngine> =>
  isEngineThreadAvailable ? openEngineInThread(options) : yieldBetweenStatements(await openEngine(options))
