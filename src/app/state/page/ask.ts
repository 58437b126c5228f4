import type { CallName, InputOf, ResultOf } from '#contract/calls.ts'
import { catalogueReads, isCatalogueRead } from '#contract/catalogue/reads.ts'
import { AppError } from '#contract/errors.ts'
import { sourceOf } from '#data/answered-from.ts'
import { type Answer, call, type OnLate } from '#data/call.ts'
import { createPatience, Silence, type Waiting } from '#data/patience.ts'
import type { Port } from '#data/port.ts'
import { isPortal } from '#data/portal.ts'
import type { CallOptions } from '#data/request.ts'
import { deviceAnswered, networkAnswered, networkFailed, portalAnswered, questionBegins } from './network.ts'

let port: Port | null = null
/** The port as it was given, not watched. */
let bare: Port | null = null
let line = createPatience()

/**
 * Hands the page its port. Called once at start, and by tests. Whatever goes by it, from here or from the outbox, tells network.ts whether
 * the shop answers.
 */
export function connectPort(given: Port): void {
  bare = given
  line = createPatience()
  port = { ...given, fetch: (request) => watched(given, request, line.begin()) }
}

async function watched(given: Port, request: Request, waiting: Waiting): Promise<Response> {
  const question = questionBegins()
  try {
    const reply = await given.fetch(request)
    const { from, asOf } = sourceOf(reply.headers)
    if (from === 'device') deviceAnswered(question)
    else if (isPortal(reply)) portalAnswered(question)
    // Kept by the worker, it says nothing of the line. What is no JSON is a gateway's apology.
    else if (asOf === null && reply.headers.get('Content-Type')?.includes('json')) {
      waiting.heard()
      networkAnswered(question)
    }
    return reply
  } catch (error) {
    // Given up by who asked: that says nothing.
    if (request.signal.reason?.name !== 'AbortError') networkFailed(question)
    throw error
  } finally {
    // Whoever has begun to answer is not silent.
    waiting.over()
  }
}

/** The page's port, for what does not go by `ask`: the outbox. Null before `connectPort`. */
export const connectedPort = (): Port | null => port

/** Whether the worker keeps the replies to a call. */
const isKept = (name: CallName): boolean => isCatalogueRead(name) && catalogueReads[name].cache !== 'never'

/** The worker answers for these, and knows by itself when the line is silent. */
const workerAnswers = (name: CallName): boolean =>
  Boolean(globalThis.navigator?.serviceWorker?.controller) && (name === 'search' || name === 'namedVehicles' || isKept(name))

/**
 * Says one call of the call table. Rejects with AppError, as `call` does. Whoever takes late answers (`onLate`) is not kept waiting by a
 * silent line: after two seconds of nothing it rejects with `no-network`.
 */
export async function ask<N extends CallName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
  onLate?: OnLate<N>,
): Promise<Answer<ResultOf<N>>> {
  if (port === null || bare === null) throw new Error('ask() needs a port: call connectPort() first.')
  const given = bare
  const token = await port.token()
  let giveUp: (silence: unknown) => void = () => undefined
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // Whoever waits as ever does not look at it.
  silence.catch(() => undefined)
  // The line is listened to from when the question goes out: what it needs of the app before may be on its way itself.
  let question = 0
  const fetch = (request: Request) => {
    const waiting = line.begin()
    question = questionBegins()
    waiting.silence().catch(giveUp)
    return watched(given, request, waiting)
  }
  const impatient = onLate !== undefined && !workerAnswers(name)
  try {
    return await call({ ...given, fetch }, name, input, impatient ? { ...options, silence } : options, onLate)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Where another question was answered meanwhile, it is this one that is slow and not the line that is silent.
    if (error.cause instanceof Silence) networkFailed(question)
    // Signed in anew meanwhile, the old token's end means nothing.
    const now = error.code === 'sign-in-required' ? await port.token() : null
    if (now !== null && now !== token) return ask(name, input, options, onLate)
    throw error
  }
}
