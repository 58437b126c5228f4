import { type AppError, errorOfStatus, errorTable, isFinal } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { call } from '#data/call.ts'
import type { Port } from '#data/port.ts'

/**
 * - `retry`: it may pass; stop here, keep everything in order, try again.
 * - `sign-in`: the shop does not take the token any more; keep everything until its owner is back.
 * - `refused`: the shop will not do this one; its owner has to know.
 */
export type Verdict = 'retry' | 'sign-in' | 'refused'

/** A gateway may answer in an envelope, even with a sentence; only our own shop names the row of the error table. */
const isNamed = ({ detail }: AppError): boolean => detail.named === true

/**
 * Whether the shop itself was not heard: no signal, or somebody between answers in its place. What the device knows is worth showing then.
 */
export const mayPass = (error: AppError): boolean => error.row.retry && !isNamed(error)

/** Whether the shop itself says that it made a mistake: HTTP 500, which may be the same at every try. */
export const isMistake = (error: AppError): boolean => isNamed(error) && error.code === 'internal'

/** What to make of a change that the shop itself has not confirmed: its reply names the row of the error table. */
export function verdictOn(error: AppError): Verdict {
  if (!isNamed(error)) return 'retry'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinal(error) ? 'refused' : 'retry'
}

/**
 * What to make of a call that was not confirmed, whichever backend serves (contract/DECISIONS.md, 2026-11-23). A reply that names its
 * row of the error table is the shop's. An envelope that names none may be the shop's or a gateway's: it counts when the shop answers
 * something else through the same line just then. All else is nobody's word, and may pass.
 */
export async function verdictIn(port: Port, error: AppError): Promise<Verdict> {
  if (isNamed(error)) return verdictOn(error)
  const verdict = verdictOfEnvelope(error)
  return verdict === 'retry' || (await isShopThere(port)) ? verdict : 'retry'
}

/** Whether a change or a question met a shop that does not know its owner any more: HTTP 401 or 403, or a body code that is final. */
export const refusesOwner = ({ detail: { envelope } }: AppError, verdict: Verdict): boolean =>
  verdict === 'sign-in' || (verdict === 'refused' && envelope !== undefined && REFUSING.has(envelope.status))

/**
 * Whether the shop refuses the cart to whoever loads it (section 8, Cart load fails): HTTP 401 or 403, or any body code other than 200, in
 * the shop's own envelope. A gateway's 5xx, a foreign page and silence refuse nothing.
 */
export async function refusesCart(port: Port, error: AppError): Promise<boolean> {
  const { envelope } = error.detail
  return envelope !== undefined && REFUSING.has(envelope.status) && (isNamed(error) || (await isShopThere(port)))
}

/** HTTP statuses in which a refusal comes; in HTTP 200 it is the body code that refuses. */
const REFUSING: ReadonlySet<number> = new Set([SUCCESS_CODE, 401, 403])

/** What an envelope that names no row would mean, were it the shop's: by its HTTP status, and in HTTP 200 by its code. */
function verdictOfEnvelope({ detail: { envelope } }: AppError): Verdict {
  if (envelope === undefined) return 'retry'
  const said = envelope.status === SUCCESS_CODE ? envelope.code : envelope.status
  if (said === 401) return 'sign-in'
  const known = errorOfStatus[said]
  const passes = known === undefined ? envelope.status >= 500 : errorTable[known].retry
  // Of no such call, or not in this way, a gateway speaks that lost its backend, or an older backend: that is not about the change.
  const aboutTheWay = envelope.status === 404 || envelope.status === 405
  return passes || aboutTheWay ? 'retry' : 'refused'
}

/**
 * Whether the shop answers here and now: asked for the popular searches, which are everybody's and of known shape (specification, section
 * 7), by nobody, past all that is kept. A hotel or a gateway that answers in the shop's place does not have them.
 */
async function isShopThere(port: Port): Promise<boolean> {
  const fetch = (request: Request) => port.fetch(new Request(request, { cache: 'no-store' }))
  try {
    return (await call({ ...port, fetch, token: async () => null }, 'searchKeyword', {})).from === 'network'
  } catch {
    return false
  }
}
