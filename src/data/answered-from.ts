import { ANSWERED_FROM_HEADER, type PackScope, type Searched } from '#contract/envelope.ts'

/** The source of an answer. */
export interface Source {
  /** `device`: the worker answered from its cache, because the network did not. */
  from: 'network' | 'device'
  /** When the device fetched the data, ISO 8601; null if unknown, or if the network just answered. */
  asOf: string | null
  /** The scope of a search over this device's parts; null for other answers. */
  searched: Searched | null
  /** How much of the catalogue the device's packs contain, if they gave the answer. */
  scope: PackScope | null
  /** Titles of packs on this device that are relevant to the answer but could not be read. */
  damaged: readonly string[]
}

/** `cache`: a cached reply. `pack`: the downloaded catalogue. `seen-parts`: built from parts that were viewed on this device. */
export type Store = 'cache' | 'pack' | 'seen-parts'

/** The header value of a reply that this device generated: `cache; as-of=2026-11-21T08:00:00.000Z`, `seen-parts; of=12; listed=240`. */
export const answeredFrom = (store: Store, asOf: string | null, searched: Searched | null = null): string =>
  [
    store,
    ...(searched === null ? [] : [`of=${searched.opened}`, `listed=${searched.listed}`]),
    ...(asOf === null ? [] : [`as-of=${asOf}`]),
  ].join('; ')

/** Header of a cached reply: when it was fetched, ISO 8601, by this device's clock. */
export const FETCHED_AT_HEADER = 'X-Fetched-At'

/** Parses both headers. Without either, the network just answered; with the second only, the cached reply is being revalidated. */
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
  // Older worker versions searched opened parts only.
  const searched = of === undefined ? null : { opened: Number(of), listed: Number(said('listed') ?? 0) }
  return { from: 'device', asOf, searched, scope: null, damaged }
}

/** Titles are percent-encoded and separated by commas. */
const titles = (said: string | undefined): string[] => said?.split(',').map(decodeURIComponent) ?? []
