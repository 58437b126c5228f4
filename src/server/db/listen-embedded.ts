import type { PGlite } from '@electric-sql/pglite'
import { CHANGES_CHANNEL, type ListenForChanges } from './change-listener.ts'

/**
 * Has the embedded database tell of changes of catalogues, before anything else is asked of it: it has one connection, and what is begun
 * later may stand in somebody's transaction, whose end would undo it. `PGlite.listen` would begin later.
 */
export async function listenOnEmbedded(pglite: PGlite): Promise<ListenForChanges> {
  await pglite.exec(`listen ${CHANGES_CHANNEL}`)
  return ({ changed, listening }) => {
    let isStopped = false
    // In turns of their own: this is called from inside the database, whose answer to somebody else must not fail by it.
    const inItsTurn = (work: () => void) =>
      setImmediate(() => {
        if (!isStopped) work()
      })
    const stop = pglite.onNotification((channel, tenantId) => {
      if (channel === CHANGES_CHANNEL) inItsTurn(() => changed(tenantId))
    })
    inItsTurn(listening)
    return async () => {
      isStopped = true
      stop()
    }
  }
}
