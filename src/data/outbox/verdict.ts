import type { AppError, ErrorCode } from '#contract/errors.ts'

/**
 * - `later`: it may pass; stop here, keep everything in order, try again.
 * - `sign-in`: the shop does not know the token any more; keep everything until its owner is back.
 * - `refused`: the shop will not do this one; its owner has to know.
 */
export type Verdict = 'later' | 'sign-in' | 'refused'

/** Not about this change but about how we reach the shop: an older server behind the same address, a gateway that lost its tenant. */
const aboutTheWay: ReadonlySet<ErrorCode> = new Set(['no-route', 'wrong-method', 'unknown-tenant'])

/** What to make of a change that was not confirmed. Only the shop's own words, in its envelope, refuse one: a hotel's or a gateway's error page does not. */
export function verdictOn(error: AppError): Verdict {
  const shopSaidIt = error.detail.say !== undefined
  if (error.row.retry || !shopSaidIt || aboutTheWay.has(error.code)) return 'later'
  return error.code === 'sign-in-required' ? 'sign-in' : 'refused'
}
