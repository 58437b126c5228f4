import * as v from 'valibot'
import type { Port } from '#data/port.ts'
import { giveReserve, holdReserve } from '#data/reserve.ts'

/** What the line costs: nothing by the byte (`free`), or something (`metered`); many browsers do not say. */
export type Line = 'free' | 'metered' | 'unknown'

/** What packs need of their surroundings. */
export interface PackPort extends Pick<Port, 'fetch' | 'baseUrl' | 'tenantId' | 'now' | 'exclusively'> {
  /** Bytes that this browser would still keep for the shop; null where it does not say. */
  freeBytes: () => Promise<number | null>
  /** Holds room back for what the customer enters, before packs take any. Rejects with QuotaExceededError where there is none. */
  holdReserve: () => Promise<void>
  /** Gives that room free. */
  giveReserve: () => Promise<boolean>
  line: () => Line
  /** Resolves so much later. Rejects with the signal's reason as soon as that is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const Connection = v.object({ type: v.optional(v.string()), saveData: v.optional(v.boolean()) })

/** What is known of the line from what the browser says of it, where it does. */
export function lineOf(connection: unknown): Line {
  const said = v.safeParse(Connection, connection)
  if (!said.success) return 'unknown'
  const { type, saveData } = said.output
  if (saveData || type === 'cellular') return 'metered'
  return type === 'wifi' || type === 'ethernet' ? 'free' : 'unknown'
}

/** The port of page and worker: the browser's own storage, line and clock. */
export const packPortOf = (port: Port): PackPort => ({
  ...port,
  async freeBytes() {
    // Browsers hide it on plain http.
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
  },
  holdReserve,
  giveReserve,
  line: () => lineOf('connection' in navigator ? navigator.connection : null),
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
