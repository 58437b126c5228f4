import type { AppError } from '#contract/errors.ts'
import { isFinal } from '#contract/final.ts'

/**
 * - `later`: it may pass; stop here, keep everything in order, try again.
 * - `sign-in`: the shop does not know the token any more; keep everything until its owner is back.
 * - `refused`: the shop will not do this one; its owner has to know.
 */
export type Verdict = 'later' | 'sign-in' | 'refused'

/** Only our server's envelope carries a sentence. */
const shopSaidIt = ({ detail }: AppError): boolean => detail.say !== undefined

/** Whether the shop itself was not heard: no signal, or somebody between answers in its place. What the device knows is worth showing then. */
export const mayPass = (error: AppError): boolean => error.row.retry && !shopSaidIt(error)

/** What to make of a change that was not confirmed. Only the shop's own words, in its envelope, refuse one: a hotel's or a gateway's error page does not. */
export function verdictOn(error: AppError): Verdict {
  if (!shopSaidIt(error)) return 'later'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinal(error) ? 'refused' : 'later'
}
