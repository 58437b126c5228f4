import * as v from 'valibot'
import { Envelope } from '#contract/envelope.ts'
import { NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'
import type { CacheId } from './caching.ts'

/**
 * What to do with a reply.
 * - `keep`: cache it.
 * - `gone`: the shop says that the thing no longer exists, so delete the cached reply.
 * - `pass`: another reply of the shop. Give it to the page without caching it, and keep the cached reply.
 * - `foreign`: do the same as for `pass`, but the reply is not from the shop.
 */
export type CacheDecision = 'keep' | 'gone' | 'pass' | 'foreign'

/**
 * Decides what to do with a reply. Only a readable reply with HTTP 200 is cached, and for calls only with body code 200. Does not consume
 * the body.
 */
export async function decideCaching(id: CacheId, reply: Response): Promise<CacheDecision> {
  const good = reply.status === 200 && reply.type !== 'opaque'
  if (id === 'images') return good && reply.headers.get('content-type')?.startsWith('image/') ? 'keep' : 'pass'
  const body = await parseReplyJson(reply.clone())
  if (id === 'config') return good && v.is(v.object({ tenantId: v.string() }), body) ? 'keep' : 'foreign'
  if (!v.is(Envelope, body)) return 'foreign'
  if (!good) return 'pass'
  if (body.code === NOT_FOUND_CODE) return 'gone'
  if (body.code !== SUCCESS_CODE) return 'pass'
  // A successful reply of the shop has a result. A gateway may also answer with code 200 in JSON, but without a result.
  return body.result === undefined ? 'foreign' : 'keep'
}

/** Parses the body of a reply; null for anything but JSON, such as the sign-in page of a hotel's network. */
async function parseReplyJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return null
  }
}

/**
 * Tells whether a newer reply has other content. Equal ETags, weak or not, mean equal content. After a new build of the shop, equal content
 * may have different ETags, so the bodies are compared then.
 */
export async function hasOtherContent(kept: Response, fresh: Response): Promise<boolean> {
  const [before, after] = [kept, fresh].map((reply) => reply.headers.get('etag')?.replace(/^W\//, '') ?? null)
  if (before && before === after) return false
  const [was, is] = await Promise.all([kept.clone().text(), fresh.clone().text()])
  return was !== is
}
