import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { breathing } from './breathing.ts'
import { columnTypes } from './column-types.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { inOneMessage } from './in-one-message.ts'
import { listenOnEmbedded } from './listen-embedded.ts'
import type { OpenDatabase } from './opened.ts'
import { prepareMarked } from './prepared.ts'
import { applySettings, settings } from './settings.ts'
import type { Tables } from './tables.ts'

/** What customers typed, hashes of passwords and the keys of push lie in there. */
const OWNER_ONLY = 0o700

/** PGlite behind pg.Pool, in a folder that no other process uses, or in memory. */
export async function openEmbedded(dataDir: string, seed: Blob | undefined): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY })
  const unlock = inMemory ? () => undefined : lockDataDir(dataDir)
  const pglite = await PGlite.create({
    ...(inMemory ? {} : { dataDir: join(dataDir, 'postgres') }),
    ...(seed ? { loadDataDir: seed } : {}),
    // A commit is in the operating system's hands before it is answered, so killing this process loses none
    // (tests/server/orders/killed.soak.ts); waiting for the library's own sync adds nothing on a disk folder. No setting makes this engine
    // call fsync: whoever must survive a power cut sets DATABASE_URL.
    relaxedDurability: false,
  }).catch((cause: unknown) => {
    unlock()
    throw cause
  })
  // What a kill must not lose rests on this: without it, 300 of 300 answered commits were gone.
  await pglite.exec('set synchronous_commit = on')
  const listenForChanges = await listenOnEmbedded(pglite)
  // One connection: inside a transaction everything must go through `trx`, or it waits for itself for ever.
  const pool = new pg.Pool({
    ...createPgConfig(inOneMessage(breathing(pglite))),
    types: columnTypes,
    max: 1,
    idleTimeoutMillis: 0,
    onConnect: (client: pg.ClientBase) => applySettings(client, settings),
  })
  pool.on('connect', prepareMarked)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    // There is no second connection to keep free; questions of health wait their turn behind short statements.
    health: db,
    listenForChanges,
    where: dataDir,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy()
      await pglite.close()
      unlock()
    },
  }
}
