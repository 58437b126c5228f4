import type { CallName, InputOf, ResultOf } from '#contract/calls.ts'
import { catalogueReads, isCatalogueRead } from '#contract/catalogue/reads.ts'
import { AppError } from '#contract/errors.ts'
import { sourceOf } from '#data/answered-from.ts'
import { type Answer, call, type OnLate } from '#data/call.ts'
import { createAdaptiveTimeout, NetworkSilentError, type TimedRequest } from '#data/patience.ts'
import type { Port } from '#data/port.ts'
import { isPortal } from '#data/portal.ts'
import type { CallOptions } from '#data/request.ts'
import { deviceAnswered, networkAnswered, networkFailed, portalAnswered, startRequest } from './network.ts'

let port: Port | null = null
/** The page's port as it was given, without the part that watches the network. */
let unwatchedPort: Port | null = null
let patience = createAdaptiveTimeout()

/** Sets the port of the page. Called once at startup, and by tests. All requests of this port also update network.ts. */
export function connectPort(given: Port): void {
  unwatchedPort = given
  patience = createAdaptiveTimeout()
  port = { ...given, fetch: (request) => fetchWatched(given, request, patience.begin()) }
}

async function fetchWatched(given: Port, request: Request, waiting: TimedRequest): Promise<Response> {
  const question = startRequest()
  try {
    const reply = await given.fetch(request)
    const { from, asOf } = sourceOf(reply.headers)
    if (from === 'device') deviceAnswered(question)
    else if (isPortal(reply)) portalAnswered(question)
    // A stored reply says nothing about the network. A reply without JSON is the error page of a gateway.
    else if (asOf === null && reply.headers.get('Content-Type')?.includes('json')) {
      waiting.answered()
      networkAnswered(question)
    }
    return reply
  } catch (error) {
    // A request that its caller has aborted says nothing about the network.
    if (request.signal.reason?.name !== 'AbortError') networkFailed(question)
    throw error
  } finally {
    // A reply has begun, so the wait for it ends.
    waiting.over()
  }
}

/** Returns the page's port, for the outbox; null before `connectPort`. */
export const connectedPort = (): Port | null => port

/** Whether the service worker stores the replies to a call. */
const isKept = (name: CallName): boolean => isCatalogueRead(name) && catalogueReads[name].cache !== 'never'

/** Whether the service worker handles a call, in which case it notices timeouts itself. */
const workerAnswers = (name: CallName): boolean =>
  Boolean(globalThis.navigator?.serviceWorker?.controller) && (name === 'search' || name === 'namedVehicles' || isKept(name))

/**
 * Sends a call of the API. Rejects with AppError, like `call`. A caller that accepts late answers (`onLate`) gets `no-network` after two
 * seconds without an answer.
 */
export async function ask<N extends CallName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
  onLate?: OnLate<N>,
): Promise<Answer<ResultOf<N>>> {
  if (port === null || unwatchedPort === null) throw new Error('ask() needs a port: call connectPort() first.')
  const given = unwatchedPort
  const token = await port.token()
  let giveUp: (silence: unknown) => void = () => undefined
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // Callers that do not use this promise ignore its error.
  silence.catch(() => undefined)
  // The timeout starts with the request itself, because code that the request needs may still be loading.
  let question = 0
  const fetch = (request: Request) => {
    const waiting = patience.begin()
    question = startRequest()
    waiting.silence().catch(giveUp)
    return fetchWatched(given, request, waiting)
  }
  const impatient = onLate !== undefined && !workerAnswers(name)
  try {
    return await call({ ...given, fetch }, name, input, impatient ? { ...options, silence } : options, onLate)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // If another request was answered meanwhile, this one is only slow, and the network responds.
    if (error.cause instanceof NetworkSilentError) networkFailed(question)
    // After a new sign-in, the server's rejection of the old token is ignored.
    const now = error.code === 'sign-in-required' ? await port.token() : null
    if (now !== null && now !== token) return ask(name, input, options, onLate)
    throw error
  }
}
