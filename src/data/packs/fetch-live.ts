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

/** For so long after they were asked for, by this device's clock, prices are not asked for again by themselves. */
export const LIVE_YOUNG_MS = 60 * 60 * 1000

/** What has come of asking, by ids of packs. Of those in neither the shop has none any more, or what it told was here. */
export interface LiveRenewal {
  renewed: string[]
  /** The shop has answered, but not with theirs. */
  refused: string[]
}

const AsOf = v.pipe(v.string(), v.isoTimestamp())

/**
 * Asks for price and stock of the parts of all packs that are here, and keeps them beside these, so that all are of one moment: as soon as
 * those of one are lacking or not young, and whenever somebody wants it (`now`). Rejects with PackError `no-network` or `portal`, and then
 * all are as they were. Where the shop gives out those of some packs only, these are kept.
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
  // What was refused is asked for again at the next occasion.
  return { renewed: await putLive(store, told, refused.length > 0 ? null : { at, none }), refused }
}

/**
 * The shop's own clock, by which prices are dated, says nothing here: this device's may go hours behind it or ahead of it for good. One that
 * was set back since they were asked for makes nothing young.
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

/** What the shop says of a pack's live columns. `none`: it has none of them any more, as it no longer gives out the pack. */
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
