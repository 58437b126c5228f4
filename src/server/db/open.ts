import type { Kysely } from 'kysely'
import { openEmbedded } from './open-embedded.ts'
import { openServer, type ReportLoss } from './open-server.ts'
import type { OpenDatabase } from './opened.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type { OpenDatabase }

export interface DatabasePlace {
  /** Folder of the embedded database, or `memory`. */
  dataDir: string
  /** A real PostgreSQL server instead; its schema is where its search_path points. */
  databaseUrl?: string | undefined
  /** Connections to that server, beside the one for questions of health. */
  databasePool?: number | undefined
  /** A dumped data folder that an in-memory database starts from: tests use it to skip the four seconds of initdb. */
  seed?: Blob
  /** Hears of connections to that server that were lost. */
  report?: ReportLoss
}

/** Opens the one database of the shop: PGlite behind pg.Pool, or a real PostgreSQL. Both speak the same SQL through the same driver. */
export async function openDatabase({ dataDir, databaseUrl, databasePool, seed, report }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? openServer({ databaseUrl, connections: databasePool, report }) : openEmbedded(dataDir, seed)
}
