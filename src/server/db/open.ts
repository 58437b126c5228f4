import type { Kysely } from 'kysely'
import { openEmbeddedDatabase } from './embedded/open-embedded.ts'
import { openDatabaseServer, type ReportLostConnection } from './open-server.ts'
import type { OpenDatabase } from './opened.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type { OpenDatabase }

export interface DatabaseOptions {
  /** The folder of the embedded database. `memory` keeps the database in memory only. */
  dataDir: string
  /** The URL of a PostgreSQL server, used instead of the embedded database. The search_path selects the schema. */
  databaseUrl?: string | undefined
  /** The number of connections to the PostgreSQL server, without the connection for health checks. */
  databasePool?: number | undefined
  /** A saved data folder with which an in-memory database starts. Tests use it to skip the four seconds of initdb. */
  seed?: Blob
  /** Called when a connection to the PostgreSQL server is lost. */
  report?: ReportLostConnection
}

/** Opens the shop's database: the embedded one (PGlite behind pg.Pool), or PostgreSQL. Both use the same SQL and the same driver. */
export async function openDatabase({ dataDir, databaseUrl, databasePool, seed, report }: DatabaseOptions): Promise<OpenDatabase> {
  return databaseUrl ? openDatabaseServer({ databaseUrl, connections: databasePool, report }) : openEmbeddedDatabase(dataDir, seed)
}
