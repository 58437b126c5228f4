import { PGlite } from '@electric-sql/pglite'
import { CHANGES_CHANNEL } from '#server/db/change-listener.ts'

/** The embedded database engine (PGlite), which speaks PostgreSQL's protocol. It has one connection. */
export interface EmbeddedEngine {
  /** Executes protocol messages. Returns the bytes of the reply, in which errors and notifications are messages too. */
  execute: (messages: Uint8Array) => Promise<Uint8Array>
  /** Copies the whole database. */
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

export interface EngineOptions {
  /** The folder with the data; null for a database in memory. */
  folder: string | null
  /** A saved data folder with which a database in memory starts. */
  seed?: Blob | undefined
}

/**
 * The engine's own cache of table pages, instead of its usual 128 MB. The operating system caches the same pages, so more takes memory and
 * gains little: a server with 30,000 parts has 140 MB less.
 */
const SHARED_BUFFERS = '32MB'

/** Opens the engine on this thread. */
export async function openEngine({ folder, seed }: EngineOptions): Promise<EmbeddedEngine> {
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(seed ? { loadDataDir: seed } : {}),
    // A commit is written to the operating system before the reply. So killing this process loses no commit
    // (tests/server/orders/killed.soak.ts). The library's own way of saving (relaxedDurability) adds nothing for a folder on disk. This
    // engine never calls fsync; a shop that must survive power failures uses DATABASE_URL.
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  })
  // Without synchronous commits, a killed process lost 300 of 300 committed transactions in a test.
  await pglite.exec('set synchronous_commit = on')
  // The database has one connection, so a later LISTEN could be part of a transaction whose rollback would undo it.
  await pglite.exec(`listen ${CHANGES_CHANNEL}`)
  return {
    execute: async (messages) => {
      const chunks: Uint8Array[] = []
      // Each chunk is a view of the engine's memory, so it is copied.
      await pglite.execProtocolRawStream(messages, { onRawData: (chunk) => chunks.push(chunk.slice()) })
      return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : new Uint8Array(Buffer.concat(chunks))
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}
