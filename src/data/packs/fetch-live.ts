import * as v from 'valibot'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { LIVE_AS_OF_HEADER, livePath } from '#contract/packs/pieces.ts'
import { isPortal } from '#data/portal.ts'
import { installedPacks } from './installed.ts'
import { putLive, readLive, type ToldLive } from './live.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import type { InstalledPack } from './schema.ts'

/** Prices of so short a time ago are not asked for again by themselves. */
export const LIVE_YOUNG_MS = 60 * 60 * 1000

const AsOf = v.pipe(v.string(), v.isoTimestamp())

/**
 * Asks for price and stock of the parts of all packs that are here, and keeps them beside these, so that all are of one moment: as soon as
 * those of one are lacking or not young, and whenever somebody wants it (`now`). Rejects with PackError `no-network` or `portal`, and then
 * all are as they were; with `refused` where the shop gave out those of some packs only, which are kept.
 */
export async function renewLive(store: PackStore, port: PackPort, { now = false } = {}): Promise<void> {
  const here = await installedPacks(store)
  if (!now && (await Promise.all(here.map((pack) => isYoung(store, port, pack)))).every(Boolean)) return
  let refused: PackError | null = null
  const told = await Promise.all(
    here.map((pack) =>
      askLive(port, pack).catch((error: unknown) => {
        if (!(error instanceof PackError) || error.reason !== 'refused') throw error
        refused = error
        return null
      }),
    ),
  )
  await putLive(store, told.filter((one) => one !== null))
  if (refused !== null) throw refused
}

async function isYoung(store: PackStore, port: PackPort, { id, entry }: InstalledPack): Promise<boolean> {
  const here = await readLive(store, id)
  // A clock that was set back makes nothing young.
  return here?.version === entry.version && Math.abs(port.now() - Date.parse(here.asOf)) < LIVE_YOUNG_MS
}

async function askLive(port: PackPort, { id, entry }: InstalledPack): Promise<ToldLive> {
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
  const asOf = v.safeParse(AsOf, reply.headers.get(LIVE_AS_OF_HEADER))
  if (!reply.ok || !asOf.success) throw new PackError('refused', { status })
  return { id, asOf: asOf.output, bytes: new Uint8Array(bytes) }
}
