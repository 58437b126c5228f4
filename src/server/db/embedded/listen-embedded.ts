import { CHANGES_CHANNEL, type ChangeListener, type ListenForChanges } from '#server/db/change-listener.ts'

/** Tells listeners of catalogue changes that the embedded database has reported. */
export function createEmbeddedListeners(): { listen: ListenForChanges; notify: (channel: string, payload: string) => void } {
  const listeners = new Set<ChangeListener>()
  // Callbacks run in a separate task, because a notification arrives within the answer to a query. An error in a callback must not make
  // that query fail.
  const inItsTurn = (listener: ChangeListener, work: () => void) =>
    setImmediate(() => {
      if (listeners.has(listener)) work()
    })
  return {
    listen: (listener) => {
      listeners.add(listener)
      inItsTurn(listener, listener.onListening)
      return async () => {
        listeners.delete(listener)
      }
    },
    notify: (channel, tenantId) => {
      if (channel !== CHANGES_CHANNEL) return
      for (const listener of listeners) inItsTurn(listener, () => listener.onChange(tenantId))
    },
  }
}
