import { type LocalSearchScope, type PackScope, REPLY_SOURCE_HEADER } from '#contract/envelope.ts'

/** Where an answer to a call came from. */
export interface ReplySource {
  /** `device` means that the service worker answered from data on this device, because the network did not answer. */
  from: 'network' | 'device'
  /** When the device fetched the data, in ISO 8601 format; null if the time is unknown, or if the network has just answered. */
  asOf: string | null
  /** How many parts on this device a search covered; null for other answers. */
  searched: LocalSearchScope | null
  /** How much of the catalogue the downloaded packs of this device contain, if they gave the answer. */
  scope: PackScope | null
  /** Titles of downloaded packs that could have contributed to the answer but could not be read. */
  damaged: readonly string[]
}

/**
 * Where the device takes an answer from. `cache` is a kept reply, `pack` the downloaded catalogue, and `seen-parts` an answer built from
 * parts that were viewed on this device.
 */
export type LocalReplySource = 'cache' | 'pack' | 'seen-parts'

/**
 * Returns the header value of a reply that this device gave: `cache; as-of=2026-11-21T08:00:00.000Z`, or `seen-parts; of=12; listed=240`.
 */
export const replySourceHeader = (store: LocalReplySource, asOf: string | null, searched: LocalSearchScope | null = null): string =>
  [
    store,
    ...(searched === null ? [] : [`of=${searched.openedPartCount}`, `listed=${searched.listedPartCount}`]),
    ...(asOf === null ? [] : [`as-of=${asOf}`]),
  ].join('; ')

/** The header of a cached reply that says when the reply was fetched, in ISO 8601 format by the clock of this device. */
export const FETCHED_AT_HEADER = 'X-Fetched-At'

/**
 * Parses the two headers that state where a reply came from. Without both headers, the network has just answered. With only `X-Fetched-At`,
 * the reply is a cached one that is shown while it is renewed.
 */
export function replySourceOf(headers: Headers): ReplySource {
  const header = headers.get(REPLY_SOURCE_HEADER)
  if (header === null) return { from: 'network', asOf: headers.get(FETCHED_AT_HEADER), searched: null, scope: null, damaged: [] }
  const said = (name: string) => new RegExp(`; ${name}=([^;]+)`).exec(header)?.[1]
  const of = said('of')
  const asOf = said('as-of') ?? null
  const parts = said('parts')
  const damaged = parsePackTitles(said('damaged'))
  if (parts !== undefined && of !== undefined) {
    const scope = { partCount: Number(parts), totalPartCount: Number(of), missingTitles: parsePackTitles(said('missing')) }
    return { from: 'device', asOf, searched: null, scope, damaged }
  }
  // Older versions of the worker searched only opened parts and did not send `listed`, so it may be missing.
  const searched = of === undefined ? null : { openedPartCount: Number(of), listedPartCount: Number(said('listed') ?? 0) }
  return { from: 'device', asOf, searched, scope: null, damaged }
}

/** Parses titles, which are percent-encoded and separated by commas. */
const parsePackTitles = (said: string | undefined): string[] => said?.split(',').map(decodeURIComponent) ?? []
