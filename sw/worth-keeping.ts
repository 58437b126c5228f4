import * as v from 'valibot'
import { Envelope } from '#contract/envelope.ts'
import { NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'
import type { CacheId } from './caching.ts'

/**
 * `keep`: a good reply. `gone`: the shop says there is no such thing any more. `pass`: the shop says something else; hand it on, keep what
 * we have. `foreign`: the same, and it was not the shop that answered.
 */
export type Verdict = 'keep' | 'gone' | 'pass' | 'foreign'

/** Whether a reply is worth keeping: only HTTP 200, only what can be read, and of calls only body code 200. Leaves the body unread. */
export async function verdictOn(id: CacheId, reply: Response): Promise<Verdict> {
  const good = reply.status === 200 && reply.type !== 'opaque'
  if (id === 'images') return good && reply.headers.get('content-type')?.startsWith('image/') ? 'keep' : 'pass'
  const body = await jsonOf(reply.clone())
  if (id === 'config') return good && v.is(v.object({ tenantId: v.string() }), body) ? 'keep' : 'foreign'
  if (!v.is(Envelope, body)) return 'foreign'
  if (!good) return 'pass'
  if (body.code === NOT_FOUND_CODE) return 'gone'
  if (body.code !== SUCCESS_CODE) return 'pass'
  // The shop's own success brings something; a gateway may say 200 in JSON too.
  return body.result === undefined ? 'foreign' : 'keep'
}

/** A hotel's sign-in page answers 200 with HTML in place of anything; that reads as null. */
async function jsonOf(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return null
  }
}

/** Whether a newer reply says something else. One ETag is one text (weak or not); two may still be, after a new build of the shop. */
export async function differs(kept: Response, fresh: Response): Promise<boolean> {
  const [before, after] = [kept, fresh].map((reply) => reply.headers.get('etag')?.replace(/^W\//, '') ?? null)
  if (before && before === after) return false
  const [was, is] = await Promise.all([kept.clone().text(), fresh.clone().text()])
  return was !== is
}
