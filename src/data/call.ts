import * as v from 'valibot'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { Envelope } from '#contract/envelope.ts'
import { AppError, type ErrorCode, type ErrorDetail, errorOfStatus, isErrorCode } from '#contract/errors.ts'
import { CALL_TIMEOUT_MS, NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'
import { type ReplySource, replySourceOf } from './answered-from.ts'
import { loadCallDefinition } from './load-call-definition.ts'
import { NetworkSilentError, requestTimeoutsMs } from './patience.ts'
import type { Port } from './port.ts'
import { buildCallRequest, type CallOptions } from './request.ts'

/** The result of a call, with where it came from. */
export interface CallReply<Result> extends ReplySource {
  value: Result
}

/** A function that receives an answer that arrived after the caller stopped waiting. */
export type LateReplyHandler<N extends CallName> = (answer: CallReply<CallResultOf<N>>) => void

/**
 * Sends one call of the call table and parses its reply (section 7 of the specification).
 *
 * Rejects with AppError: `not-found` for body code 404; `no-network` if there is no answer within 8 s; `bad-reply` if the reply is
 * unreadable or does not match the schema; otherwise the error that the reply names. A 401 without a known error key becomes `bad-reply`,
 * because only the shop's server can end a session. If `options.signal` is aborted, the call rejects with the signal's reason. If
 * `options.silence` rejects first, the call rejects with `no-network`, and a reply that arrives within 30 s is passed to `onLate`.
 */
export async function sendCall<N extends CallName>(
  port: Port,
  name: N,
  input: CallInputOf<N>,
  options: CallOptions = {},
  onLate: LateReplyHandler<N> = () => undefined,
): Promise<CallReply<CallResultOf<N>>> {
  let path: string = name
  const hurry = new AbortController()
  // Not every step can be aborted: loading a file of the app may hang forever, while the outbox waits here and holds its lock. So an abort
  // also rejects the call directly.
  const late = new Promise<never>((_, reject) => hurry.signal.addEventListener('abort', () => reject(hurry.signal.reason)))
  const stop = () => hurry.abort(options.signal?.reason)
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })
  const giveUpAfter = (ms: number) =>
    setTimeout(() => hurry.abort(new DOMException('The shop did not answer in time.', 'TimeoutError')), ms)
  let timer = giveUpAfter(options.timeoutMs ?? CALL_TIMEOUT_MS)
  const exchange = async () => {
    const request = await buildCallRequest(port, name, input, { ...options, signal: hurry.signal })
    path = new URL(request.url).pathname
    const reply = await port.fetch(request)
    const body = await reply.text()
    const value = parseReply<N>((await loadCallDefinition(name)).result, reply, body, path)
    return { value: body.includes(PROMOTION_MARKER) ? await withoutEndedPromotions(value) : value, ...replySourceOf(reply.headers) }
  }
  const over = () => {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
  const answer = Promise.race([exchange(), late]).finally(over)
  try {
    return await (options.networkSilence === undefined ? answer : Promise.race([answer, options.networkSilence]))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (options.signal?.aborted) throw options.signal.reason
    if (cause instanceof NetworkSilentError) {
      clearTimeout(timer)
      timer = giveUpAfter(requestTimeoutsMs.late)
      // If the late answer fails too, its error is ignored, because the caller has already received one.
      void answer.then(onLate, () => undefined)
    }
    throw new AppError('no-network', { path }, { cause })
  }
}

/** Text that is in every reply with promotion prices (`RunningPromotion` of the contract), and in few others. */
const PROMOTION_MARKER = '"usual":'

/** Removes promotions that have ended from a reply. A cached reply may be weeks old. */
const withoutEndedPromotions = async <T>(value: T): Promise<T> =>
  (await import('#contract/promotions/ended.ts')).removeEndedPromotions(value, Date.now())

/** Returns the validated result of a reply. Throws AppError for an error reply, and for a reply that is not from the shop. */
export function parseReply<N extends CallName>(shape: v.GenericSchema, reply: Response, body: string, path: string): CallResultOf<N> {
  const parsed = parseJson(body)
  // biome-ignore lint/suspicious/noConsole: section 8 of the specification requires it; a refusal is neither warning nor error
  if (!reply.ok && typeof parsed === 'object' && parsed && 'message' in parsed) console.info(parsed.message)
  const envelope = v.safeParse(Envelope, parsed)
  if (!envelope.success) throw nonShopReplyError(reply, path)
  const { code, msg, message, error, field, result } = envelope.output
  if (reply.ok && code === SUCCESS_CODE) {
    const checked = v.safeParse(shape, result, { abortEarly: true })
    if (!checked.success) throw new AppError('bad-reply', { path }, { cause: new v.ValiError(checked.issues) })
    return checked.output as CallResultOf<N>
  }
  const detail: ErrorDetail = { path, envelope: { status: reply.status, code } }
  const sentence = message ?? msg
  if (sentence) detail.message = sentence
  if (typeof field === 'string') detail.field = field
  if (result !== undefined) detail.result = result
  if (isErrorCode(error)) detail.hasErrorKey = true
  if (code === NOT_FOUND_CODE && reply.ok) throw new AppError('not-found', detail)
  const row = isErrorCode(error) ? error : errorCodeOfStatus(reply.ok ? code : reply.status)
  // A reply without a known error key may come from a gateway. Gateways also send replies in this format, some with an `error`, and cannot
  // know whether this user is signed in.
  if (!isErrorCode(error) && row === 'sign-in-required') throw new AppError('bad-reply', { path, envelope: { status: reply.status, code } })
  throw new AppError(row, detail)
}

/**
 * Returns the error for a reply that is not from the shop's server. Such a reply only means that the shop is unreachable for now: a 401 of
 * a captive portal or gateway must not sign the user out.
 */
function nonShopReplyError(reply: Response, path: string): AppError {
  const error = new AppError(reply.ok ? 'bad-reply' : errorCodeOfStatus(reply.status), { path })
  return error.row.retry ? error : new AppError('bad-reply', { path })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Returns the error for a reply without an error key, by its HTTP status. An unknown status is a server error. */
const errorCodeOfStatus = (status: number): ErrorCode => errorOfStatus[status] ?? 'internal'
