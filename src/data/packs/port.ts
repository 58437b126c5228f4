import * as v from 'valibot'
import type { Port } from '#data/port.ts'
import { allocateStorageReserve, releaseStorageReserve } from '#data/reserve.ts'

/** The cost of the connection: not metered (`free`) or `metered`. Many browsers do not report it. */
export type ConnectionCost = 'free' | 'metered' | 'unknown'

/** The functions that the code for catalogue packs needs from a page or worker: requests, storage, connection and clock. */
export interface PackPort extends Pick<Port, 'fetch' | 'baseUrl' | 'tenantId' | 'now' | 'exclusively'> {
  /** Returns the storage that the browser still grants the shop, in bytes; null if it does not report it. */
  freeBytes: () => Promise<number | null>
  /** Reserves storage for the customer's data before catalogue packs use any. Rejects with QuotaExceededError if there is no space. */
  allocateReserve: () => Promise<void>
  /** Releases the reserved storage and returns whether there was any. */
  releaseReserve: () => Promise<boolean>
  connectionCost: () => ConnectionCost
  /** Resolves after a delay. Rejects with the signal's reason as soon as the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const ConnectionInfo = v.object({ type: v.optional(v.string()), saveData: v.optional(v.boolean()) })

/** Returns the cost of the connection, as far as the browser reports it. */
export function connectionCostOf(connection: unknown): ConnectionCost {
  const said = v.safeParse(ConnectionInfo, connection)
  if (!said.success) return 'unknown'
  const { type, saveData } = said.output
  if (saveData || type === 'cellular') return 'metered'
  return type === 'wifi' || type === 'ethernet' ? 'free' : 'unknown'
}

/** Creates the functions that catalogue packs need in page and worker, with the browser's storage, connection and clock. */
export const createPackPort = (port: Port): PackPort => ({
  ...port,
  async freeBytes() {
    // The storage estimate is not available over plain http.
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
  },
  allocateReserve: allocateStorageReserve,
  releaseReserve: releaseStorageReserve,
  connectionCost: () => connectionCostOf('connection' in navigator ? navigator.connection : null),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, ms)
      const stop = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      signal.addEventListener('abort', stop, { once: true })
    }),
})
