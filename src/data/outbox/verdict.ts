import { type AppError, isFinal } from '#contract/errors.ts'

/**
 * - `retry`: it may pass; stop here, keep everything in order, try again.
 * - `sign-in`: the shop does not know the token any more; keep everything until its owner is back.
 * - `refused`: the shop will not do this one; its owner has to know.
 */
export type Verdict = 'retry' | 'sign-in' | 'refused'

/** A gateway may answer in an envelope, even with a sentence; only the shop names the row of the error table. */
const isFromShop = ({ detail }: AppError): boolean => detail.named === true

/**
 * Whether the shop itself was not heard: no signal, or somebody between answers in its place. What the device knows is worth showing then.
 */
export const mayPass = (error: AppError): boolean => error.row.retry && !isFromShop(error)

/**
 * What to make of a change that was not confirmed. Only the shop's own error, named in its envelope, refuses one or ends the session: a
 * hotel's or a gateway's reply does neither.
 */
export function verdictOn(error: AppError): Verdict {
  if (!isFromShop(error)) return 'retry'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinal(error) ? 'refused' : 'retry'
}
