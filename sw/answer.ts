import type { MessageToPage } from '#contract/worker/messages.ts'
import { cacheKey, cacheKeysInOtherLocales, localeOfRequest, tenantOfRequest } from './cache-key.ts'
import { type CacheId, cacheTable } from './caching.ts'
import { LateReplyError, type Network } from './network.ts'
import type { PackReply } from './offline-sources.ts'
import type { ReplyStore } from './reply-store.ts'
import { markReplyFromDevice, readFetchTime, withFetchTime } from './stamp.ts'
import { decideCaching, hasOtherContent } from './worth-keeping.ts'

/** What the service worker needs of its surroundings to answer requests. */
export interface WorkerContext {
  storeOf: (id: CacheId) => ReplyStore
  network: Network
  notify: (message: MessageToPage) => void
  now: () => number
}

/** The answer to one request from the packs, which are downloaded parts of the catalogue. */
export interface PackAnswerSource {
  /**
   * Returns the time of the answer in ISO 8601 format; null if catalogue packs have no answer. The check is cheap and does not guarantee
   * that the packs are readable.
   */
  readAsOf: () => Promise<string | null>
  readReply: () => Promise<PackReply | null>
}

const emptyPackAnswerSource: PackAnswerSource = { readAsOf: async () => null, readReply: async () => null }

/** Keeps the service worker alive until the work that remains after the reply is done. */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Returns the request to send to the network. URLs of pictures identify their content, so the HTTP cache may answer them; everything else
 * is requested from the server.
 */
const revalidatingRequest = (id: CacheId, request: Request) => (id === 'images' ? request : new Request(request, { cache: 'no-cache' }))

/**
 * Answers a request from a cache: returns the cached reply at once and renews it afterwards (stale-while-revalidate). Without a cached
 * reply, returns the network's reply or error. If the network fails, catalogue packs answer when no reply is cached or when the packs are
 * newer than the cached reply.
 */
export async function answerFromCache(
  context: WorkerContext,
  id: CacheId,
  request: Request,
  waitUntil: WaitUntil,
  packs: PackAnswerSource = emptyPackAnswerSource,
): Promise<Response> {
  const [tenantId, locale] = cacheTable[id].isKeyedByTenant ? [tenantOfRequest(request), localeOfRequest(request)] : [null, undefined]
  const key = cacheKey(request.url, tenantId, locale)
  // Errors of a broken storage are ignored, because the network still works.
  const kept = await context
    .storeOf(id)
    .get(key)
    .catch(() => null)
  if (kept === null) {
    try {
      const reply = await context.network.fetchReply(revalidatingRequest(id, request))
      waitUntil(cacheReply(context, id, key, reply.clone()))
      // An HTML page from a captive portal or gateway does not count as an answer, so catalogue packs are asked.
      const packed = isHtmlReply(reply) ? await packs.readReply() : null
      return packed?.isFound ? packed.reply : reply
    } catch (error) {
      if (error instanceof LateReplyError) waitUntil(cacheLateReply(context, id, key, request, error))
      const packed = await packs.readReply()
      if (packed?.isFound) return packed.reply
      const other =
        locale === undefined ? null : await findFirstCached(context.storeOf(id), cacheKeysInOtherLocales(request.url, tenantId, locale))
      if (other !== null) return markReplyFromDevice(other.clone())
      if (packed !== null) return packed.reply
      throw error
    }
  }
  // The state of the network is read before the cached reply is renewed, because the renewal may change the state. The cached reply is
  // cloned, because the renewal reads it too.
  const isDown = context.network.isDown()
  const packed = isDown ? await packReplyIfNewer(kept, packs) : null
  const shown = packed?.reply ?? (isDown ? markReplyFromDevice(kept.clone()) : kept.clone())
  waitUntil(revalidateReply(context, id, key, request, kept, { packs, shownPackReply: packed }))
  return shown
}

/**
 * Tells whether a reply is HTML. The shop answers none of the cached calls with HTML, so such a reply is from a captive portal or a
 * gateway.
 */
export const isHtmlReply = (reply: Response): boolean => reply.headers.get('content-type')?.startsWith('text/html') ?? false

/** Returns the catalogue packs' answer if the packs were updated after the reply was cached; null if they are older or have no answer. */
async function packReplyIfNewer(kept: Response, packs: PackAnswerSource): Promise<{ reply: Response; asOf: string } | null> {
  const asOf = await packs.readAsOf()
  if (asOf === null || asOf <= (readFetchTime(kept) ?? '')) return null
  const packed = await packs.readReply()
  return packed?.isFound ? { reply: packed.reply, asOf } : null
}

/**
 * Returns the cached reply of the first given key that has one. The keys stand for the same reply in other languages, because a reply in
 * another language is better than none.
 */
export async function findFirstCached(store: ReplyStore, keys: readonly string[]): Promise<Response | null> {
  for (const key of keys) {
    const kept = await store.get(key).catch(() => null)
    if (kept !== null) return kept
  }
  return null
}

/** Caches a reply if it may be cached. */
export async function cacheReply({ storeOf, now }: WorkerContext, id: CacheId, key: string, reply: Response): Promise<void> {
  if ((await decideCaching(id, reply)) === 'keep') await storeOf(id).put(key, withFetchTime(reply, now()))
}

/** Caches a reply that arrived after the timeout, and tells the pages that it is there. */
async function cacheLateReply(context: WorkerContext, id: CacheId, key: string, { url }: Request, late: LateReplyError): Promise<void> {
  const reply = await late.reply.catch(() => null)
  if (reply === null || (await decideCaching(id, reply)) !== 'keep') return
  await context.storeOf(id).put(key, withFetchTime(reply, context.now()))
  if (id !== 'images') context.notify({ type: 'newer-reply', url: pathAndQueryOf(url), cache: id })
}

/** Returns the path and query of a URL, by which pages identify a reply. */
function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

interface RevalidationContext {
  packs: PackAnswerSource
  /** The catalogue packs' answer that is shown instead of the cached reply; null if the cached reply is shown. */
  shownPackReply: { asOf: string } | null
}

async function revalidateReply(
  context: WorkerContext,
  id: CacheId,
  key: string,
  request: Request,
  kept: Response,
  beside: RevalidationContext,
): Promise<void> {
  const url = pathAndQueryOf(request.url)
  const notRenewed = async () => {
    if (id === 'images') return
    // The network failed only during the renewal. The page is told to request again, and then gets the catalogue packs' answer.
    const isOlder = beside.shownPackReply === null && context.network.isDown() && (await packReplyIfNewer(kept, beside.packs)) !== null
    if (isOlder) context.notify({ type: 'newer-reply', url, cache: id })
    else context.notify({ type: 'not-renewed', url, asOf: beside.shownPackReply?.asOf ?? readFetchTime(kept) })
  }
  let reply: Response
  try {
    reply = await context.network.fetchReply(revalidatingRequest(id, request))
  } catch (error) {
    // `fetchReply` has recorded the failure of the network. The page must learn that its content is from the device.
    await notRenewed()
    const late = error instanceof LateReplyError ? await error.reply.catch(() => null) : null
    if (late === null) return
    reply = late
  }
  const verdict = await decideCaching(id, reply)
  if (verdict === 'pass' || verdict === 'foreign') {
    await notRenewed()
    return
  }
  const at = context.now()
  const changed = verdict === 'gone' || (await hasOtherContent(kept, reply))
  if (verdict === 'gone') await context.storeOf(id).drop(key)
  else await context.storeOf(id).put(key, withFetchTime(reply, at))
  if (changed) context.notify({ type: 'newer-reply', url, cache: id })
  else if (id !== 'images') context.notify({ type: 'still-so', url, was: readFetchTime(kept), asOf: new Date(at).toISOString() })
}
