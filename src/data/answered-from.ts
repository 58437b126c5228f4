import { ANSWERED_FROM_HEADER } from '#contract/envelope.ts'

/** Where an answer came from. */
export interface Source {
  /** `device`: the worker had it and the network did not answer. */
  from: 'network' | 'device'
  /** When the device fetched it, ISO 8601; null when unknown or from the network. */
  asOf: string | null
  /** How many parts a search looked through that knew only those opened on this device; null for every other answer. */
  searched: number | null
}

/** `cache`: the very reply, kept. `pack`: the downloaded catalogue. `seen-parts`: made from parts that were opened on this device. */
export type Store = 'cache' | 'pack' | 'seen-parts'

/** What the worker writes on a reply that this device gave: `cache; as-of=2026-11-21T08:00:00.000Z`, `seen-parts; of=12`. */
export const answeredFrom = (store: Store, asOf: string | null, searched: number | null = null): string =>
  [store, ...(searched === null ? [] : [`of=${searched}`]), ...(asOf === null ? [] : [`as-of=${asOf}`])].join('; ')

/** Reads that header back. Without it the network answered. */
export function sourceOf(headers: Headers): Source {
  const said = headers.get(ANSWERED_FROM_HEADER)
  if (said === null) return { from: 'network', asOf: null, searched: null }
  const searched = /; of=(\d+)/.exec(said)?.[1]
  return { from: 'device', asOf: /as-of=([^;\s]+)/.exec(said)?.[1] ?? null, searched: searched === undefined ? null : Number(searched) }
}
