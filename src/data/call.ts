import type { CallName } from '#contract/call-lines.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { type Source, sourceOf } from './answered-from.ts'
import type { Port } from './port.ts'
import { type CallOptions, requestOf } from './request.ts'

/** A result, and where it came from. */
export interface Answer<Result> extends Source {
  value: Result
}

/**
 * Says one call of the call table and reads its reply (specification, section 7).
 *
 * Rejects with AppError: `not-found` for body code 404, `no-network` when nothing answered within 8 s, `bad-reply` when the reply is
 * unreadable or has another shape than the contract, else the error that the reply names. With `options.signal` aborted it rejects
 * with that signal's reason.
 */
export async function call<N extends CallName>(
  port: Port,
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
): Promise<Answer<ResultOf<N>>> {
  let path: string = name
  const hurry = new AbortController()
  const stop = () => hurry.abort(options.signal?.reason)
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => hurry.abort(new DOMException('The shop did not answer in time.', 'TimeoutError')), CALL_TIMEOUT_MS)
  try {
    const request = await requestOf(port, name, input, { ...options, signal: hurry.signal })
    path = new URL(request.url).pathname
    hurry.signal.throwIfAborted()
    // The shapes are large and nothing that is painted first needs them: what reads replies comes while the shop answers.
    const [{ calls }, { readReply }, reply] = await Promise.all([import('#contract/calls.ts'), import('./reply.ts'), port.fetch(request)])
    const value = await readReply<ResultOf<N>>(calls[name].result, reply, path)
    return { value, ...sourceOf(reply.headers) }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (options.signal?.aborted) throw options.signal.reason
    throw new AppError('no-network', { path }, { cause })
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', stop)
  }
}
