import { ANSWERED_FROM_HEADER, type Searched } from '#contract/envelope.ts'

/** Where an answer came from. */
export interface Source {
  /** `device`: the worker had it and the network did not answer. */
  from: 'network' | 'device'
  /** When the device fetched it, ISO 8601; null when unknown, or when the network has answered just now. */
  asOf: string | null
  /** What a search over the parts of this device looked through; null for every other answer. */
  searched: Searched | null
}

/** `cache`: the very reply, kept. `pack`: the downloaded catalogue. `seen-parts`: made from parts that were seen on this device. */
export type Store = 'cache' | 'pack' | 'seen-parts'

/** What the worker writes on a reply that this device gave: `cache; as-of=2026-11-21T08:00:00.000Z`, `seen-parts; of=12; listed=240`. */
export const answeredFrom = (store: Store, asOf: string | null, searched: Searched | null = null): string =>
  [
    store,
    ...(searched === null ? [] : [`of=${searched.opened}`, `listed=${searched.listed}`]),
    ...(asOf === null ? [] : [`as-of=${asOf}`]),
  ].join('; ')

/** On a reply that the worker kept: when it was fetched, ISO 8601, by this device's clock. */
export const FETCHED_AT_HEADER = 'X-Fetched-At'

/**
 * Reads both headers back. Without either the network answered just now; with the second alone the network is being asked after what was
 * kept.
 */
export function sourceOf(headers: Headers): Source {
  const header = headers.get(ANSWERED_FROM_HEADER)
  if (header === null) return { from: 'network', asOf: headers.get(FETCHED_AT_HEADER), searched: null }
  const numberOf = (name: string) => new RegExp(`; ${name}=(\\d+)`).exec(header)?.[1]
  const opened = numberOf('of')
  // A worker of an earlier version searched only what was opened.
  const searched = opened === undefined ? null : { opened: Number(opened), listed: Number(numberOf('listed') ?? 0) }
  return { from: 'device', asOf: /as-of=([^;\s]+)/.exec(header)?.[1] ?? null, searched }
}
