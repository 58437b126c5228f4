import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { catalogueReadCalls, isCatalogueReadName } from '#contract/catalogue/reads.ts'
import { AppError } from '#contract/errors.ts'
import { replySourceOf } from '#data/answered-from.ts'
import { type CallReply, type LateReplyHandler, sendCall } from '#data/call.ts'
import { createAdaptiveTimeout, NetworkSilentError, type TimedRequest } from '#data/patience.ts'
import type { Port } from '#data/port.ts'
import { isCaptivePortalReply } from '#data/portal.ts'
import type { CallOptions } from '#data/request.ts'
import { markCaptivePortalAnswered, markDeviceAnswered, markNetworkAnswered, markNetworkFailed, nextRequestNumber } from './network.ts'

let pagePort: Port | null = null
/** The page's port (connection to the API) as `connectPort` received it, without the wrapper that watches the network. */
let untrackedPort: Port | null = null
let adaptiveTimeout = createAdaptiveTimeout()

/**
 * Sets the port of the page, its connection to the API. Called once at startup, and by tests. All requests of this port also update
 * network.ts.
 */
export function connectPort(given: Port): void {
  untrackedPort = given
  adaptiveTimeout = createAdaptiveTimeout()
  pagePort = { ...given, fetch: (request) => fetchAndTrackNetwork(given, request, adaptiveTimeout.startTimedRequest()) }
}

async function fetchAndTrackNetwork(given: Port, request: Request, waiting: TimedRequest): Promise<Response> {
  const question = nextRequestNumber()
  try {
    const reply = await given.fetch(request)
    const { from, asOf } = replySourceOf(reply.headers)
    if (from === 'device') markDeviceAnswered(question)
    else if (isCaptivePortalReply(reply)) markCaptivePortalAnswered(question)
    // A stored reply says nothing about the network. A reply without JSON is the error page of a gateway.
    else if (asOf === null && reply.headers.get('Content-Type')?.includes('json')) {
      waiting.reportAnswer()
      markNetworkAnswered(question)
    }
    return reply
  } catch (error) {
    // A request that its caller has aborted says nothing about the network.
    if (request.signal.reason?.name !== 'AbortError') markNetworkFailed(question)
    throw error
  } finally {
    // A reply has begun, so the wait for it ends.
    waiting.reportEnd()
  }
}

/** Returns the page's port (connection to the API), for the outbox; null before `connectPort`. */
export const connectedPort = (): Port | null => pagePort

/** Whether the service worker stores the replies to a call. */
const isStoredByWorker = (name: CallName): boolean => isCatalogueReadName(name) && catalogueReadCalls[name].cache !== 'never'

/** Whether the service worker handles a call, in which case it notices timeouts itself. */
const isHandledByWorker = (name: CallName): boolean =>
  Boolean(globalThis.navigator?.serviceWorker?.controller) && (name === 'search' || name === 'namedVehicles' || isStoredByWorker(name))

/**
 * Sends a call of the API. Rejects with AppError, like `call`. A caller that accepts late answers (`onLate`) gets `no-network` after two
 * seconds without an answer.
 */
export async function callServer<N extends CallName>(
  name: N,
  input: CallInputOf<N>,
  options: CallOptions = {},
  onLate?: LateReplyHandler<N>,
): Promise<CallReply<CallResultOf<N>>> {
  if (pagePort === null || untrackedPort === null) throw new Error('ask() needs a port: call connectPort() first.')
  const given = untrackedPort
  const token = await pagePort.token()
  let giveUp: (silence: unknown) => void = () => undefined
  const silence = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // Callers that do not use this promise ignore its error.
  silence.catch(() => undefined)
  // The timeout starts with the request itself, because code that the request needs may still be loading.
  let question = 0
  const fetch = (request: Request) => {
    const waiting = adaptiveTimeout.startTimedRequest()
    question = nextRequestNumber()
    waiting.rejectWhenSilent().catch(giveUp)
    return fetchAndTrackNetwork(given, request, waiting)
  }
  const impatient = onLate !== undefined && !isHandledByWorker(name)
  try {
    return await sendCall({ ...given, fetch }, name, input, impatient ? { ...options, networkSilence: silence } : options, onLate)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // If another request was answered meanwhile, this one is only slow, and the network responds.
    if (error.cause instanceof NetworkSilentError) markNetworkFailed(question)
    // After a new sign-in, the server's rejection of the old token is ignored.
    const now = error.code === 'sign-in-required' ? await pagePort.token() : null
    if (now !== null && now !== token) return callServer(name, input, options, onLate)
    throw error
  }
}
