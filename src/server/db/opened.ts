import type { Kysely } from 'kysely'
import type { ListenForChanges } from './change-listener.ts'
import type { Tables } from './tables.ts'

export interface OpenDatabase {
  db: Kysely<Tables>
  /** The database on a separate connection for health checks. The embedded database has only one connection, which is used here too. */
  healthCheckDb: Kysely<Tables>
  /** Starts listening for catalogue changes of all tenants. The listening must be stopped before `close`. */
  listenForChanges: ListenForChanges
  /** The location of the database as it is shown in messages: a folder, `memory`, or the server's host. */
  location: string
  close: () => Promise<void>
  /** Copies the whole embedded database. Missing for a PostgreSQL server, because it has its own backup tools. */
  dump?: () => Promise<Blob>
}
