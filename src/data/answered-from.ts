import { ANSWERED_FROM_HEADER, type PackScope, type Searched } from '#contract/envelope.ts'

/** Where an answer came from. */
export interface Source {
  /** `device`: the worker had it and the network did not answer. */
  from: 'network' | 'device'
  /** When the device fetched it, ISO 8601; null when unknown, or when the network has answered just now. */
  asOf: string | null
  /** What a search over the parts of this device looked through; null for every other answer. */
  searched: Searched | null
  /** How much of the catalogue the packs of this device hold, where they gave the answer. */
  scope: PackScope | null
  /** Titles of packs on this device that should have answered, too, and could not be read. */
  damaged: readonly string[]
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
  if (header === null) return { from: 'network', asOf: headers.get(FETCHED_AT_HEADER), searched: null, scope: null, damaged: [] }
  const said = (name: string) => new RegExp(`; ${name}=([^;]+)`).exec(header)?.[1]
  const of = said('of')
  const asOf = said('as-of') ?? null
  const parts = said('parts')
  const damaged = titles(said('damaged'))
  if (parts !== undefined && of !== undefined) {
    const scope = { parts: Number(parts), of: Number(of), missing: titles(said('missing')) }
    return { from: 'device', asOf, searched: null, scope, damaged }
  }
  // A worker of an earlier version searched only what was opened.
  const searched = of === undefined ? null : { opened: Number(of), listed: Number(said('listed') ?? 0) }
  return { from: 'device', asOf, searched, scope: null, damaged }
}

/** Titles stand percent-encoded between commas. */
const titles = (said: string | undefined): string[] => said?.split(',').map(decodeURIComponent) ?? []
