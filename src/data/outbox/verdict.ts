import { type AppError, errorOfStatus, errorTable, isFinalError } from '#contract/errors.ts'
import { SUCCESS_CODE } from '#contract/limits.ts'
import { sendCall } from '#data/call.ts'
import type { Port } from '#data/port.ts'

/**
 * What an error reply means for a change.
 * - `retry`: the error is temporary. Sending stops, keeps the queue in order, and tries again later.
 * - `sign-in`: the server rejects the token. The queue is kept until its owner signs in again.
 * - `refused`: the server rejects this change, and its owner is informed.
 */
export type ErrorVerdict = 'retry' | 'sign-in' | 'refused'

/**
 * Tells whether an error reply contains a key of the error table. Only our server sends such a key; a gateway may send other errors in the
 * same format, even with a message.
 */
const hasErrorKey = ({ detail }: AppError): boolean => detail.hasErrorKey === true

/**
 * Tells whether the shop's server was not reached: there was no network, or a gateway answered instead. Data on this device should then be
 * shown.
 */
export const isUnreachableError = (error: AppError): boolean => error.row.retry && !hasErrorKey(error)

/** Tells whether the server itself failed with HTTP 500. Such an error may repeat at every attempt. */
export const isServerError = (error: AppError): boolean => hasErrorKey(error) && error.code === 'internal'

/**
 * Returns what an error reply to an unconfirmed change means (`ErrorVerdict`), by its key of the error table. Without such a key the error
 * counts as temporary.
 */
export function verdictByErrorKey(error: AppError): ErrorVerdict {
  if (!hasErrorKey(error)) return 'retry'
  if (error.code === 'sign-in-required') return 'sign-in'
  return isFinalError(error) ? 'refused' : 'retry'
}

/**
 * Returns the verdict on an unconfirmed call, for any backend (contract/DECISIONS.md, 2026-11-23). A reply with a key of the error table is
 * from the server. A reply without one may be from the server or from a gateway, so it counts only if the server answers another request at
 * that moment. Anything else is temporary.
 */
export async function findVerdict(port: Port, error: AppError): Promise<ErrorVerdict> {
  if (hasErrorKey(error)) return verdictByErrorKey(error)
  const verdict = verdictOfEnvelope(error)
  return verdict === 'retry' || (await isServerReachable(port)) ? verdict : 'retry'
}

/** Whether the server rejected the user: a sign-in is needed, or it refused with HTTP 401, 403, or 200 and an error in the body. */
export const isUserRefused = ({ detail: { envelope } }: AppError, verdict: ErrorVerdict): boolean =>
  verdict === 'sign-in' || (verdict === 'refused' && envelope !== undefined && REFUSAL_STATUSES.has(envelope.status))

/**
 * Tells whether the server does not let the user use the cart ("Cart load fails" in section 8 of the specification): the server's own reply
 * has HTTP 401 or 403, or any body code other than 200. A gateway's 5xx, a foreign page and a timeout are not refusals.
 */
export async function isCartRefused(port: Port, error: AppError): Promise<boolean> {
  const { envelope } = error.detail
  return envelope !== undefined && REFUSAL_STATUSES.has(envelope.status) && (hasErrorKey(error) || (await isServerReachable(port)))
}

/** HTTP statuses of a refusal. With HTTP 200, the body code decides. */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([SUCCESS_CODE, 401, 403])

/**
 * Returns what a reply without error key means (`ErrorVerdict`), assuming that it is from the server. The HTTP status decides, or with HTTP
 * 200 the body code.
 */
function verdictOfEnvelope({ detail: { envelope } }: AppError): ErrorVerdict {
  if (envelope === undefined) return 'retry'
  const said = envelope.status === SUCCESS_CODE ? envelope.code : envelope.status
  if (said === 401) return 'sign-in'
  const known = errorOfStatus[said]
  const passes = known === undefined ? envelope.status >= 500 : errorTable[known].retry
  // A gateway without backend, or an older backend, reports an unknown call or method. The change is not at fault then.
  const aboutTheWay = envelope.status === 404 || envelope.status === 405
  return passes || aboutTheWay ? 'retry' : 'refused'
}

/**
 * Tells whether the shop's server is reachable now. Requests the popular searches without token and cache, because they are public and have
 * a known schema (section 7 of the specification). A captive portal or gateway cannot answer this.
 */
async function isServerReachable(port: Port): Promise<boolean> {
  const fetch = (request: Request) => port.fetch(new Request(request, { cache: 'no-store' }))
  try {
    return (await sendCall({ ...port, fetch, token: async () => null }, 'searchKeyword', {})).from === 'network'
  } catch {
    return false
  }
}
