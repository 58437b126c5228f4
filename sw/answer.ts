import type { ToPage } from '#contract/messages.ts'
import { cacheKey, keysInOthers, localeOf, tenantOf } from './cache-key.ts'
import { type CacheId, cacheTable } from './caching.ts'
import { LateReply, type Network } from './network.ts'
import type { PackReply } from './offline.ts'
import { fetchedAt, fromDevice, stamped } from './stamp.ts'
import type { Store } from './store.ts'
import { differs, verdictOn } from './worth-keeping.ts'

/** What answering needs of the worker. */
export interface WorkerContext {
  storeOf: (id: CacheId) => Store
  network: Network
  notify: (message: ToPage) => void
  now: () => number
}

/** What the packs of this device say to one request. */
export interface FromPacks {
  /** Of when that is, ISO 8601; null where they say nothing to it. Cheap, and no promise that they can be read. */
  asOf: () => Promise<string | null>
  reply: () => Promise<PackReply | null>
}

const noPacks: FromPacks = { asOf: async () => null, reply: async () => null }

/** Keeps work going after the answer was given. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Pictures are named by what is on them, so the browser's own cache may answer; everything else is asked of the shop itself. */
const fresh = (id: CacheId, request: Request) => (id === 'images' ? request : new Request(request, { cache: 'no-cache' }))

/**
 * Stale-while-revalidate: what is kept at once, a newer one behind it; without either, the network's answer or its failure. Where the network
 * does not answer, packs do: in the place of what is not kept, and of what was kept before they were brought up to date.
 */
export async function answer(
  context: WorkerContext,
  id: CacheId,
  request: Request,
  waitUntil: WaitUntil,
  packs: FromPacks = noPacks,
): Promise<Response> {
  const [tenantId, locale] = cacheTable[id].byTenant ? [tenantOf(request), localeOf(request)] : [null, undefined]
  const key = cacheKey(request.url, tenantId, locale)
  // A device whose storage is broken still has a network.
  const kept = await context
    .storeOf(id)
    .get(key)
    .catch(() => null)
  if (kept === null) {
    try {
      const reply = await context.network.ask(fresh(id, request))
      waitUntil(keep(context, id, key, reply.clone()))
      // A hotel's sign-in, or a gateway's apology, is no better than silence.
      const packed = isPageOfOthers(reply) ? await packs.reply() : null
      return packed?.isFound ? packed.reply : reply
    } catch (error) {
      if (error instanceof LateReply) waitUntil(keepLate(context, id, key, request, error))
      const packed = await packs.reply()
      if (packed?.isFound) return packed.reply
      const other = locale === undefined ? null : await firstOf(context.storeOf(id), keysInOthers(request.url, tenantId, locale))
      if (other !== null) return fromDevice(other.clone())
      if (packed !== null) return packed.reply
      throw error
    }
  }
  // Decided before the renewal starts, and copied, because the renewal reads the kept reply too.
  const isDown = context.network.isDown()
  const packed = isDown ? await newerThan(kept, packs) : null
  const shown = packed?.reply ?? (isDown ? fromDevice(kept.clone()) : kept.clone())
  waitUntil(renew(context, id, key, request, kept, { packs, shown: packed }))
  return shown
}

/** None that are kept here is ever answered with a page. */
export const isPageOfOthers = (reply: Response): boolean => reply.headers.get('content-type')?.startsWith('text/html') ?? false

/** What packs say that were brought up to date after a reply was kept; null where they are older, or do not have it. */
async function newerThan(kept: Response, packs: FromPacks): Promise<{ reply: Response; asOf: string } | null> {
  const asOf = await packs.asOf()
  if (asOf === null || asOf <= (fetchedAt(kept) ?? '')) return null
  const packed = await packs.reply()
  return packed?.isFound ? { reply: packed.reply, asOf } : null
}

/** What is kept under the first of some keys: in another language it says more than nothing. */
export async function firstOf(store: Store, keys: readonly string[]): Promise<Response | null> {
  for (const key of keys) {
    const kept = await store.get(key).catch(() => null)
    if (kept !== null) return kept
  }
  return null
}

/** Puts a reply away when it is worth it. */
export async function keep({ storeOf, now }: WorkerContext, id: CacheId, key: string, reply: Response): Promise<void> {
  if ((await verdictOn(id, reply)) === 'keep') await storeOf(id).put(key, stamped(reply, now()))
}

/** Keeps what came when nobody waited for it any more, and tells the pages that it is here. */
async function keepLate(context: WorkerContext, id: CacheId, key: string, { url }: Request, late: LateReply): Promise<void> {
  const reply = await late.reply.catch(() => null)
  if (reply === null || (await verdictOn(id, reply)) !== 'keep') return
  await context.storeOf(id).put(key, stamped(reply, context.now()))
  if (id !== 'images') context.notify({ type: 'newer-reply', url: addressOf(url), cache: id })
}

/** Path and query, as pages know an address. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

interface Beside {
  packs: FromPacks
  /** What is shown in the place of the kept reply. */
  shown: { asOf: string } | null
}

async function renew(context: WorkerContext, id: CacheId, key: string, request: Request, kept: Response, beside: Beside): Promise<void> {
  const url = addressOf(request.url)
  const notRenewed = async () => {
    if (id === 'images') return
    // Found to be down only now: the page asks once more, and is given what the packs have.
    const isOlder = beside.shown === null && context.network.isDown() && (await newerThan(kept, beside.packs)) !== null
    if (isOlder) context.notify({ type: 'newer-reply', url, cache: id })
    else context.notify({ type: 'not-renewed', url, asOf: beside.shown?.asOf ?? fetchedAt(kept) })
  }
  let reply: Response
  try {
    reply = await context.network.ask(fresh(id, request))
  } catch (error) {
    // `ask` has noted the failure; the page must learn that what it shows is from this device.
    await notRenewed()
    const late = error instanceof LateReply ? await error.reply.catch(() => null) : null
    if (late === null) return
    reply = late
  }
  const verdict = await verdictOn(id, reply)
  if (verdict === 'pass' || verdict === 'foreign') {
    await notRenewed()
    return
  }
  const at = context.now()
  const changed = verdict === 'gone' || (await differs(kept, reply))
  if (verdict === 'gone') await context.storeOf(id).drop(key)
  else await context.storeOf(id).put(key, stamped(reply, at))
  if (changed) context.notify({ type: 'newer-reply', url, cache: id })
  else if (id !== 'images') context.notify({ type: 'still-so', url, was: fetchedAt(kept), asOf: new Date(at).toISOString() })
}
