import * as v from 'valibot'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { LIVE_AS_OF_HEADER, livePath } from '#contract/packs/pieces.ts'
import { isPortal } from '#data/portal.ts'
import { putLive, readLive } from './live.ts'
import type { PackStore } from './open.ts'
import type { PackPort } from './port.ts'
import type { InstalledPack } from './schema.ts'

/** Prices of so short a time ago are not asked for again. */
export const LIVE_YOUNG_MS = 60 * 60 * 1000

const AsOf = v.pipe(v.string(), v.isoTimestamp())

/**
 * Asks for price and stock of a pack's parts and keeps them beside it, unless they are young. Rejects with PackError `no-network`, `portal`,
 * `refused`.
 */
export async function fetchLive(store: PackStore, port: PackPort, { id, entry }: Pick<InstalledPack, 'id' | 'entry'>): Promise<void> {
  const here = await readLive(store, id)
  if (here?.version === entry.version && port.now() - Date.parse(here.asOf) < LIVE_YOUNG_MS) return
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
  await putLive(store, id, { asOf: asOf.output, bytes: new Uint8Array(bytes) })
}
