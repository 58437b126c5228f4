import type { ToPage } from '#contract/messages.ts'
import { cacheKey, tenantOf } from './cache-key.ts'
import { type CacheId, cacheTable } from './caching.ts'
import { LateReply, type Network } from './network.ts'
import { fetchedAt, fromDevice, stamped } from './stamp.ts'
import type { Store } from './store.ts'
import { differs, verdictOn } from './worth-keeping.ts'

/** What answering needs from the worker around it. */
export interface Surroundings {
  storeOf: (id: CacheId) => Store
  network: Network
  tell: (message: ToPage) => void
  now: () => number
}

/** Keeps work going after the answer was given. */
export type Later = (work: Promise<unknown>) => void

/** Pictures are named by what is on them, so the browser's own cache may answer; everything else is asked of the shop itself. */
const fresh = (id: CacheId, request: Request) => (id === 'images' ? request : new Request(request, { cache: 'no-cache' }))

/** Stale-while-revalidate: what is kept at once, a newer one behind it; without either, the network's answer or its failure. */
export async function answer(around: Surroundings, id: CacheId, request: Request, later: Later): Promise<Response> {
  const key = cacheKey(request.url, cacheTable[id].byTenant ? tenantOf(request) : null)
  // A device whose storage is broken still has a network.
  const kept = await around
    .storeOf(id)
    .get(key)
    .catch(() => null)
  if (kept === null) {
    try {
      const reply = await around.network.ask(fresh(id, request))
      later(keep(around, id, key, reply.clone()))
      return reply
    } catch (error) {
      if (error instanceof LateReply) later(keepLate(around, id, key, request, error))
      throw error
    }
  }
  // Decided before the renewal starts, and copied, because the renewal reads the kept reply too.
  const shown = around.network.isDown() ? fromDevice(kept.clone()) : kept.clone()
  later(renew(around, id, key, request, kept))
  return shown
}

/** Puts a reply away when it is worth it. */
export async function keep({ storeOf, now }: Surroundings, id: CacheId, key: string, reply: Response): Promise<void> {
  if ((await verdictOn(id, reply)) === 'keep') await storeOf(id).put(key, stamped(reply, now()))
}

/** Keeps what came when nobody waited for it any more, and tells the pages that it is here. */
async function keepLate(around: Surroundings, id: CacheId, key: string, { url }: Request, late: LateReply): Promise<void> {
  const reply = await late.reply.catch(() => null)
  if (reply === null || (await verdictOn(id, reply)) !== 'keep') return
  await around.storeOf(id).put(key, stamped(reply, around.now()))
  if (id !== 'images') around.tell({ type: 'newer-reply', url: addressOf(url), cache: id })
}

/** Path and query, as pages know an address. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function renew(around: Surroundings, id: CacheId, key: string, request: Request, kept: Response): Promise<void> {
  const url = addressOf(request.url)
  let reply: Response
  try {
    reply = await around.network.ask(fresh(id, request))
  } catch (error) {
    // `ask` has noted the failure; the page must learn that what it shows is from this device.
    if (id !== 'images') around.tell({ type: 'not-renewed', url, asOf: fetchedAt(kept) })
    const late = error instanceof LateReply ? await error.reply.catch(() => null) : null
    if (late === null) return
    reply = late
  }
  const verdict = await verdictOn(id, reply)
  if (verdict === 'pass' || verdict === 'foreign') {
    if (id !== 'images') around.tell({ type: 'not-renewed', url, asOf: fetchedAt(kept) })
    return
  }
  const at = around.now()
  const changed = verdict === 'gone' || (await differs(kept, reply))
  if (verdict === 'gone') await around.storeOf(id).drop(key)
  else await around.storeOf(id).put(key, stamped(reply, at))
  if (changed) around.tell({ type: 'newer-reply', url, cache: id })
  else if (id !== 'images') around.tell({ type: 'still-so', url, was: fetchedAt(kept), asOf: new Date(at).toISOString() })
}
