import type { Kysely } from 'kysely'
import type { ListenForChanges } from './change-listener.ts'
import type { Tables } from './tables.ts'

export interface OpenDatabase {
  db: Kysely<Tables>
  /**
   * The same database by a connection that nothing else uses, for questions of health; on the embedded one there is only one connection.
   */
  health: Kysely<Tables>
  /** Tells of every change of a tenant's catalogue until it is stopped; stop it before `close`. */
  listenForChanges: ListenForChanges
  /** What it is, for a person: a folder, `memory`, or the server's host. */
  where: string
  close: () => Promise<void>
  /** A copy of the whole embedded database, for another to start from. A server has its own tools for that. */
  dump?: () => Promise<Blob>
}
