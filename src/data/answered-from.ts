import { ANSWERED_FROM_HEADER } from '#contract/envelope.ts'

/** Where an answer came from. */
export interface Source {
  /** `device`: the worker had it and the network did not answer. */
  from: 'network' | 'device'
  /** When the device fetched it, ISO 8601; null when unknown or from the network. */
  asOf: string | null
  /** A search over nothing but the parts that were opened on this device. */
  partial: boolean
}

/** `cache`: the very reply, kept. `pack`: the downloaded catalogue. `seen-parts`: made from parts that were opened on this device. */
export type Store = 'cache' | 'pack' | 'seen-parts'

/** What the worker writes on a reply that this device gave: `cache; as-of=2026-11-21T08:00:00.000Z`. */
export const answeredFrom = (store: Store, asOf: string | null): string => (asOf === null ? store : `${store}; as-of=${asOf}`)

/** Reads that header back. Without it the network answered. */
export function sourceOf(headers: Headers): Source {
  const said = headers.get(ANSWERED_FROM_HEADER)
  if (said === null) return { from: 'network', asOf: null, partial: false }
  return { from: 'device', asOf: /as-of=([^;\s]+)/.exec(said)?.[1] ?? null, partial: said.startsWith('seen-parts') }
}
