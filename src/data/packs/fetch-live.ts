import * as v from 'valibot'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { LIVE_AS_OF_HEADER, livePath } from '#contract/packs/pieces.ts'
import { isPortal } from '#data/portal.ts'
import { installedPacks } from './installed.ts'
import { putLive, readLive, readLiveAsked, type ToldLive } from './live.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import type { InstalledPack } from './schema.ts'

/** Prices younger than this, by this device's clock, are not refreshed automatically. */
export const LIVE_YOUNG_MS = 60 * 60 * 1000

/** The result of a refresh, by pack ids. Packs in neither list have no prices any more, or their prices were already current. */
export interface LiveRenewal {
  renewed: string[]
  /** The server replied with an error for these. */
  refused: string[]
}

const AsOf = v.pipe(v.string(), v.isoTimestamp())

/**
 * Refreshes price and stock of all installed packs together, so that all have the same time: when those of one are missing or old, or on
 * request (`now`). Rejects with PackError `no-network` or `portal`; then nothing changes. If the server only sends those of some packs,
 * these are stored.
 */
export async function renewLive(store: PackStore, port: PackPort, { now = false } = {}): Promise<LiveRenewal> {
  const here = await installedPacks(store)
  if (here.length === 0 || (!now && (await areYoung(store, port, here)))) return { renewed: [], refused: [] }
  const at = port.now()
  const answers = await Promise.all(here.map(async (pack) => ({ pack, answer: await askLive(port, pack) })))
  const told = answers.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
  const having = (word: 'none' | 'refused') => answers.flatMap(({ pack, answer }) => (answer === word ? [pack] : []))
  const refused = having('refused').map(({ id }) => id)
  const none = Object.fromEntries(having('none').map(({ id, entry }) => [id, entry.version]))
  // Packs with an error reply are requested again at the next opportunity.
  return { renewed: await putLive(store, told, refused.length > 0 ? null : { at, none }), refused }
}

/**
 * The age is measured by this device's clock, because it may differ from the server's, which dates the prices. If this clock was set back
 * since the request, nothing counts as young.
 */
async function areYoung(store: PackStore, port: PackPort, here: readonly InstalledPack[]): Promise<boolean> {
  const asked = await readLiveAsked(store)
  if (asked === null) return false
  const ago = port.now() - asked.at
  if (ago < 0 || ago >= LIVE_YOUNG_MS) return false
  const answered = async ({ id, entry }: InstalledPack) =>
    asked.none[id] === entry.version || (await readLive(store, id))?.version === entry.version
  return (await Promise.all(here.map(answered))).every(Boolean)
}

/** Requests the live columns of a pack. `none`: the server no longer offers the pack. */
async function askLive(port: PackPort, { id, entry }: InstalledPack): Promise<ToldLive | 'none' | 'refused'> {
  let reply: Response
  let bytes: ArrayBuffer
  try {
    const address = port.baseUrl + livePath(id, entry.version)
    reply = await port.fetch(new Request(address, { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }))
    bytes = await reply.arrayBuffer()
  } catch (cause) {
    throw new PackError('no-network', {}, { cause })
  }
  const { status } = reply
  if (isPortal(reply)) throw new PackError('portal', { status })
  if (status === 404) return 'none'
  const asOf = v.safeParse(AsOf, reply.headers.get(LIVE_AS_OF_HEADER))
  if (!reply.ok || !asOf.success) return 'refused'
  return { id, asOf: asOf.output, bytes: new Uint8Array(bytes) }
}
