import * as v from 'valibot'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { LIVE_DATA_TIME_HEADER, livePricesPath } from '#contract/packs/pieces.ts'
import { isCaptivePortalReply } from '#data/portal.ts'
import { readInstalledPacks } from './installed.ts'
import { type ReceivedPrices, readLastPriceRequest, readPackPrices, storePackPrices } from './live.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import type { InstalledPack } from './schema.ts'

/** Prices that this device has requested within this time are not requested again automatically. */
export const PRICES_FRESH_MS = 60 * 60 * 1000

/**
 * The result of a refresh of prices, by pack ids. Catalogue packs in neither of the two lists have no prices any more, or their prices were
 * already current.
 */
export interface PriceRefreshOutcome {
  renewedPackIds: string[]
  /** Catalogue packs for which the server replied with an error. */
  refusedPackIds: string[]
}

const AsOfTimestamp = v.pipe(v.string(), v.isoTimestamp())

/**
 * Requests price and stock of all installed catalogue packs together, so that all have the same time. Does nothing if they are recent for
 * all packs, unless `now` is set. Rejects with PackError `no-network` or `portal`; then nothing changes. If the server sends price and
 * stock of only some packs, these are stored.
 */
export async function refreshPackPrices(store: PackStore, port: PackPort, { now = false } = {}): Promise<PriceRefreshOutcome> {
  const here = await readInstalledPacks(store)
  if (here.length === 0 || (!now && (await arePricesFresh(store, port, here)))) return { renewedPackIds: [], refusedPackIds: [] }
  const at = port.now()
  const answers = await Promise.all(here.map(async (pack) => ({ pack, answer: await fetchPackPrices(port, pack) })))
  const told = answers.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
  const having = (word: 'none' | 'refused') => answers.flatMap(({ pack, answer }) => (answer === word ? [pack] : []))
  const refused = having('refused').map(({ id }) => id)
  const none = Object.fromEntries(having('none').map(({ id, entry }) => [id, entry.version]))
  // Catalogue packs with an error reply are requested again at the next opportunity, so no time of the request is stored for them.
  return { renewedPackIds: await storePackPrices(store, told, refused.length > 0 ? null : { at, none }), refusedPackIds: refused }
}

/**
 * Tells whether the prices of all catalogue packs are recent. Their age counts from the last request, by the clock of this device; the
 * server's clock, which dates the prices, may differ. If the clock of this device was set back since the request, the prices count as old.
 */
async function arePricesFresh(store: PackStore, port: PackPort, here: readonly InstalledPack[]): Promise<boolean> {
  const asked = await readLastPriceRequest(store)
  if (asked === null) return false
  const ago = port.now() - asked.at
  if (ago < 0 || ago >= PRICES_FRESH_MS) return false
  const answered = async ({ id, entry }: InstalledPack) =>
    asked.none[id] === entry.version || (await readPackPrices(store, id))?.version === entry.version
  return (await Promise.all(here.map(answered))).every(Boolean)
}

/** Requests price and stock of a catalogue pack. Returns `none` if the server no longer offers the pack. */
async function fetchPackPrices(port: PackPort, { id, entry }: InstalledPack): Promise<ReceivedPrices | 'none' | 'refused'> {
  let reply: Response
  let bytes: ArrayBuffer
  try {
    const address = port.baseUrl + livePricesPath(id, entry.version)
    reply = await port.fetch(new Request(address, { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }))
    bytes = await reply.arrayBuffer()
  } catch (cause) {
    throw new PackError('no-network', {}, { cause })
  }
  const { status } = reply
  if (isCaptivePortalReply(reply)) throw new PackError('portal', { status })
  if (status === 404) return 'none'
  const asOf = v.safeParse(AsOfTimestamp, reply.headers.get(LIVE_DATA_TIME_HEADER))
  if (!reply.ok || !asOf.success) return 'refused'
  return { id, asOf: asOf.output, bytes: new Uint8Array(bytes) }
}
