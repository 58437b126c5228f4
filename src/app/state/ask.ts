import type { CallName } from '#contract/call-lines.ts'
import type { InputOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { type Answer, call } from '#data/call.ts'
import type { Port } from '#data/port.ts'
import type { CallOptions } from '#data/request.ts'
import { networkAnswered, networkFailed } from './network.ts'

let port: Port | null = null

/** Hands the page its port. Called once at start, and by tests. */
export function connectPort(given: Port): void {
  port = given
}

/** The page's port, for what does not go by `ask`: the outbox. Null before `connectPort`. */
export const connectedPort = (): Port | null => port

/** Says one call of the call table, and keeps the books on whether the shop answers. Rejects with AppError, as `call` does. */
export async function ask<N extends CallName>(name: N, input: InputOf<N>, options?: CallOptions): Promise<Answer<ResultOf<N>>> {
  if (port === null) throw new Error('ask() needs a port: call connectPort() first.')
  const token = await port.token()
  try {
    const answer = await call(port, name, input, options)
    if (answer.from === 'network') networkAnswered()
    else networkFailed(answer.asOf)
    return answer
  } catch (error) {
    if (error instanceof AppError) {
      if (error.code === 'no-network') networkFailed()
      // Without a sentence it may be a hotel's page or a gateway's, which says nothing of the shop.
      else if (error.detail.say !== undefined) networkAnswered()
      // Signed in anew meanwhile, the old token's end means nothing.
      const now = error.code === 'sign-in-required' ? await port.token() : null
      if (now !== null && now !== token) return ask(name, input, options)
    }
    throw error
  }
}
