import * as v from 'valibot'
import type { CallName, InputOf, ResultOf } from '#contract/calls.ts'
import { Envelope } from '#contract/envelope.ts'
import { AppError, type ErrorCode, type ErrorDetail, errorOfStatus, isErrorCode } from '#contract/errors.ts'
import { CALL_TIMEOUT_MS, NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'
import { type Source, sourceOf } from './answered-from.ts'
import { callRow } from './call-row.ts'
import { patienceMs, Silence } from './patience.ts'
import type { Port } from './port.ts'
import { type CallOptions, requestOf } from './request.ts'

/** A result, and where it came from. */
export interface Answer<Result> extends Source {
  value: Result
}

/** What becomes of an answer that came when nobody waited for it any more. */
export type OnLate<N extends CallName> = (answer: Answer<ResultOf<N>>) => void

/**
 * Says one call of the call table and reads its reply (specification, section 7).
 *
 * Rejects with AppError: `not-found` for body code 404, `no-network` when nothing answered within 8 s, `bad-reply` when the reply is
 * unreadable or has another shape than the contract, else the error that the reply names. A 401 that names no row of the error table
 * is `bad-reply`: only the shop's own word ends a session. With `options.signal` aborted it rejects with that signal's reason.
 * Given up because of `options.silence` it rejects with `no-network`, and what comes within 30 s all the same goes to `onLate`.
 */
export async function call<N extends CallName>(
  port: Port,
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
  onLate: OnLate<N> = () => undefined,
): Promise<Answer<ResultOf<N>>> {
  let path: string = name
  const hurry = new AbortController()
  // Not all that is waited for can be cut off: a piece of the app may stay on its way for ever, and the outbox waits here with its lock.
  const late = new Promise<never>((_, reject) => hurry.signal.addEventListener('abort', () => reject(hurry.signal.reason)))
  const stop = () => hurry.abort(options.signal?.reason)
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })
  const giveUpAfter = (ms: number) =>
    setTimeout(() => hurry.abort(new DOMException('The shop did not answer in time.', 'TimeoutError')), ms)
  let timer = giveUpAfter(options.mostMs ?? CALL_TIMEOUT_MS)
  const exchange = async () => {
    const request = await requestOf(port, name, input, { ...options, signal: hurry.signal })
    path = new URL(request.url).pathname
    const reply = await port.fetch(request)
    const body = await reply.text()
    const value = read<N>((await callRow(name)).result, reply, body, path)
    return { value: body.includes(PROMOTED) ? await withPricesOfNow(value) : value, ...sourceOf(reply.headers) }
  }
  const over = () => {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
  const answer = Promise.race([exchange(), late]).finally(over)
  try {
    return await (options.silence === undefined ? answer : Promise.race([answer, options.silence]))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (options.signal?.aborted) throw options.signal.reason
    if (cause instanceof Silence) {
      clearTimeout(timer)
      timer = giveUpAfter(patienceMs.late)
      // That nobody answered is told already.
      void answer.then(onLate, () => undefined)
    }
    throw new AppError('no-network', { path }, { cause })
  }
}

/** What stands in a reply that has prices by a promotion (`RunningPromotion` of the contract), and in few others. */
const PROMOTED = '"usual":'

/** A reply may have lain on this device for weeks: a promotion in it that has ended counts no more. */
const withPricesOfNow = async <T>(value: T): Promise<T> => (await import('#contract/promotions/ended.ts')).withoutEndedIn(value, Date.now())

/** The result that a reply brings, in the shape given. Throws AppError for a refusal, and for what is no reply of the shop. */
export function read<N extends CallName>(shape: v.GenericSchema, reply: Response, body: string, path: string): ResultOf<N> {
  const parsed = parseJson(body)
  // biome-ignore lint/suspicious/noConsole: section 8 of the specification wants it logged; as a refusal it is no warning and no error
  if (!reply.ok && typeof parsed === 'object' && parsed && 'message' in parsed) console.info(parsed.message)
  const envelope = v.safeParse(Envelope, parsed)
  if (!envelope.success) throw foreignReply(reply, path)
  const { code, msg, message, error, field, result } = envelope.output
  if (reply.ok && code === SUCCESS_CODE) {
    const checked = v.safeParse(shape, result, { abortEarly: true })
    if (!checked.success) throw new AppError('bad-reply', { path }, { cause: new v.ValiError(checked.issues) })
    return checked.output as ResultOf<N>
  }
  const detail: ErrorDetail = { path, envelope: { status: reply.status, code } }
  const sentence = message ?? msg
  if (sentence) detail.message = sentence
  if (typeof field === 'string') detail.field = field
  if (result !== undefined) detail.result = result
  if (isErrorCode(error)) detail.named = true
  if (code === NOT_FOUND_CODE && reply.ok) throw new AppError('not-found', detail)
  const row = isErrorCode(error) ? error : codeOfStatus(reply.ok ? code : reply.status)
  // Whoever names no row of the table is not known to be the shop: gateways answer in envelopes too, some with an `error`, and none of them
  // knows who is signed in here.
  if (!isErrorCode(error) && row === 'sign-in-required') throw new AppError('bad-reply', { path, envelope: { status: reply.status, code } })
  throw new AppError(row, detail)
}

/**
 * Somebody else than the shop answered. Believed is at most that the shop is not there just now: a hotel's or a gateway's 401 signs nobody
 * out.
 */
function foreignReply(reply: Response, path: string): AppError {
  const error = new AppError(reply.ok ? 'bad-reply' : codeOfStatus(reply.status), { path })
  return error.row.retry ? error : new AppError('bad-reply', { path })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The row of the error table for a reply that names none: by its status, else one of "the shop made a mistake". */
const codeOfStatus = (status: number): ErrorCode => errorOfStatus[status] ?? 'internal'
