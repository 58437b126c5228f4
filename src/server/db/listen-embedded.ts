import type { PGlite } from '@electric-sql/pglite'
import { CHANGES_CHANNEL, type ListenForChanges } from './change-listener.ts'

/**
 * Makes the embedded database report catalogue changes. It must be called before any other query. The database has one connection, so a
 * later LISTEN could be part of a transaction whose rollback would undo it. `PGlite.listen` would start too late.
 */
export async function listenOnEmbeddedDatabase(pglite: PGlite): Promise<ListenForChanges> {
  await pglite.exec(`listen ${CHANGES_CHANNEL}`)
  return ({ onChange, onListening }) => {
    let isStopped = false
    // Callbacks run in a separate task, because the database calls the notification handler while it answers a query. An error in a
    // callback must not make that query fail.
    const inItsTurn = (work: () => void) =>
      setImmediate(() => {
        if (!isStopped) work()
      })
    const stop = pglite.onNotification((channel, tenantId) => {
      if (channel === CHANGES_CHANNEL) inItsTurn(() => onChange(tenantId))
    })
    inItsTurn(onListening)
    return async () => {
      isStopped = true
      stop()
    }
  }
}
