import * as v from 'valibot'
import { Envelope } from '#contract/envelope.ts'
import { NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'
import type { CacheId } from './caching.ts'

/**
 * What to do with a reply. `keep`: cache it. `gone`: the shop says that the thing no longer exists; delete the cached reply. `pass`:
 * another reply of the shop; pass it on, and leave the cached one. `foreign`: like `pass`, but the reply is not from the shop.
 */
export type Verdict = 'keep' | 'gone' | 'pass' | 'foreign'

/** Decides about a reply: only HTTP 200 and readable content is cached, and for calls only body code 200. Does not consume the body. */
export async function verdictOn(id: CacheId, reply: Response): Promise<Verdict> {
  const good = reply.status === 200 && reply.type !== 'opaque'
  if (id === 'images') return good && reply.headers.get('content-type')?.startsWith('image/') ? 'keep' : 'pass'
  const body = await jsonOf(reply.clone())
  if (id === 'config') return good && v.is(v.object({ tenantId: v.string() }), body) ? 'keep' : 'foreign'
  if (!v.is(Envelope, body)) return 'foreign'
  if (!good) return 'pass'
  if (body.code === NOT_FOUND_CODE) return 'gone'
  if (body.code !== SUCCESS_CODE) return 'pass'
  // A success of the shop has a result. A gateway may also answer with code 200 in JSON.
  return body.result === undefined ? 'foreign' : 'keep'
}

/** The parsed body; null for anything but JSON, such as the sign-in page of a hotel's network. */
async function jsonOf(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return null
  }
}

/**
 * Whether a newer reply has different content. Equal ETags, weak or not, mean equal content. Different ETags may too, after a new build of
 * the shop, so then the bodies are compared.
 */
export async function differs(kept: Response, fresh: Response): Promise<boolean> {
  const [before, after] = [kept, fresh].map((reply) => reply.headers.get('etag')?.replace(/^W\//, '') ?? null)
  if (before && before === after) return false
  const [was, is] = await Promise.all([kept.clone().text(), fresh.clone().text()])
  return was !== is
}
