import type { AppError } from '#contract/errors.ts'
import { isFinal } from '#contract/final.ts'

/**
 * - `later`: it may pass; stop here, keep everything in order, try again.
 * - `sign-in`: the shop does not know the token any more; keep everything until its owner is back.
 * - `refused`: the shop will not do this one; its owner has to know.
 */
export type Verdict = 'later' | 'sign-in' | 'refused'

/** What to make of a change that was not confirmed. Only the shop's own words, in its envelope, refuse one: a hotel's or a gateway's error page does not. */
export function verdictOn(error: AppError): Verdict {
  const shopSaidIt = error.detail.say !== undefined
  if (!shopSaidIt) return 'later'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinal(error) ? 'refused' : 'later'
}
