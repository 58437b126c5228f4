import { type AppError, errorOfStatus, errorTable, isFinal } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { call } from '#data/call.ts'
import type { Port } from '#data/port.ts'

/**
 * - `retry`: temporary; stop, keep the queue in order, try again.
 * - `sign-in`: the server rejects the token; keep the queue until its owner signs in again.
 * - `refused`: the server rejects this intent; inform its owner.
 */
export type Verdict = 'retry' | 'sign-in' | 'refused'

/** A gateway may also send an envelope, even with a message; only our server sends a key of the error table. */
const isNamed = ({ detail }: AppError): boolean => detail.named === true

/** Whether the shop's server was not reached: no network, or a gateway answered instead. Local data should then be shown. */
export const mayPass = (error: AppError): boolean => error.row.retry && !isNamed(error)

/** Whether the server itself reports an error of its own: HTTP 500, which may repeat at every attempt. */
export const isMistake = (error: AppError): boolean => isNamed(error) && error.code === 'internal'

/** The verdict on an unconfirmed change whose reply contains a key of the error table. */
export function verdictOn(error: AppError): Verdict {
  if (!isNamed(error)) return 'retry'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinal(error) ? 'refused' : 'retry'
}

/**
 * The verdict on an unconfirmed call, for any backend (contract/DECISIONS.md, 2026-11-23). A reply with a key of the error table is the
 * server's. An envelope without one may be the server's or a gateway's: it counts if the server answers another request at that moment.
 * Anything else is temporary.
 */
export async function verdictIn(port: Port, error: AppError): Promise<Verdict> {
  if (isNamed(error)) return verdictOn(error)
  const verdict = verdictOfEnvelope(error)
  return verdict === 'retry' || (await isShopThere(port)) ? verdict : 'retry'
}

/** Whether the server rejected the user: HTTP 401 or 403, or a body code that is final. */
export const refusesOwner = ({ detail: { envelope } }: AppError, verdict: Verdict): boolean =>
  verdict === 'sign-in' || (verdict === 'refused' && envelope !== undefined && REFUSING.has(envelope.status))

/**
 * Whether the server refuses the user the cart (specification, section 8, Cart load fails): HTTP 401 or 403, or any body code other than
 * 200, in the server's own envelope. A gateway's 5xx, a foreign page and a timeout are not refusals.
 */
export async function refusesCart(port: Port, error: AppError): Promise<boolean> {
  const { envelope } = error.detail
  return envelope !== undefined && REFUSING.has(envelope.status) && (isNamed(error) || (await isShopThere(port)))
}

/** HTTP statuses of a refusal; with HTTP 200 the body code decides. */
const REFUSING: ReadonlySet<number> = new Set([SUCCESS_CODE, 401, 403])

/** The verdict on an envelope without error key, assuming it is the server's: by HTTP status, or by body code with HTTP 200. */
function verdictOfEnvelope({ detail: { envelope } }: AppError): Verdict {
  if (envelope === undefined) return 'retry'
  const said = envelope.status === SUCCESS_CODE ? envelope.code : envelope.status
  if (said === 401) return 'sign-in'
  const known = errorOfStatus[said]
  const passes = known === undefined ? envelope.status >= 500 : errorTable[known].retry
  // An unknown call or method is reported by a gateway without backend, or by an older backend: the change is not at fault.
  const aboutTheWay = envelope.status === 404 || envelope.status === 405
  return passes || aboutTheWay ? 'retry' : 'refused'
}

/**
 * Whether the shop's server is reachable now: requests the popular searches, which are public and have a known schema (specification,
 * section 7), without token and cache. A captive portal or gateway cannot answer this.
 */
async function isShopThere(port: Port): Promise<boolean> {
  const fetch = (request: Request) => port.fetch(new Request(request, { cache: 'no-store' }))
  try {
    return (await call({ ...port, fetch, token: async () => null }, 'searchKeyword', {})).from === 'network'
  } catch {
    return false
  }
}
