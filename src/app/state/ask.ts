import type { CallName } from '#contract/call-lines.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { sourceOf } from '#data/answered-from.ts'
import { type Answer, call } from '#data/call.ts'
import type { Port } from '#data/port.ts'
import type { CallOptions } from '#data/request.ts'
import { networkAnswered, networkFailed, questionBegins } from './network.ts'

let port: Port | null = null

/** Hands the page its port. Called once at start, and by tests. Whatever goes by it, from here or from the outbox, keeps the books on whether the shop answers. */
export function connectPort(given: Port): void {
  port = { ...given, fetch: (request) => watched(given, request) }
}

async function watched(given: Port, request: Request): Promise<Response> {
  const question = questionBegins()
  try {
    const reply = await given.fetch(request)
    const { from, asOf } = sourceOf(reply.headers)
    if (from === 'device') networkFailed(asOf, question)
    // What is no JSON is a gateway's page, or a hotel's.
    else if (reply.headers.get('Content-Type')?.includes('json')) networkAnswered(question)
    return reply
  } catch (error) {
    // Given up by who asked: that says nothing.
    if (request.signal.reason?.name !== 'AbortError') networkFailed(null, question)
    throw error
  }
}

/** The page's port, for what does not go by `ask`: the outbox. Null before `connectPort`. */
export const connectedPort = (): Port | null => port

/** Says one call of the call table. Rejects with AppError, as `call` does. */
export async function ask<N extends CallName>(name: N, input: InputOf<N>, options?: CallOptions): Promise<Answer<ResultOf<N>>> {
  if (port === null) throw new Error('ask() needs a port: call connectPort() first.')
  const token = await port.token()
  try {
    return await call(port, name, input, options)
  } catch (error) {
    // Signed in anew meanwhile, the old token's end means nothing.
    const now = error instanceof AppError && error.code === 'sign-in-required' ? await port.token() : null
    if (now !== null && now !== token) return ask(name, input, options)
    throw error
  }
}
