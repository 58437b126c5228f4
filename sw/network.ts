import type { MessageToPage } from '#contract/worker/messages.ts'
import { CHANGE_TIMEOUT_MS, createAdaptiveTimeout, NetworkSilentError, requestTimeoutsMs, type TimedRequest } from '#data/patience.ts'
import { isCaptivePortalReply } from '#data/portal.ts'
import { tenantOfRequest } from './cache-key.ts'

export interface Network {
  isDown: () => boolean
  /** Fetches a reply, and records whether anything answered. Rejects like `fetch`, and with `LateReplyError` after a timeout. */
  fetchReply: (request: Request) => Promise<Response>
  /** Sends a change. It has a longer timeout, because the caller needs the reply. */
  sendChange: (request: Request) => Promise<Response>
}

/** The error when the network is silent. `reply` resolves with a late answer, or rejects if there is none. */
export class LateReplyError extends Error {
  override name = 'LateReplyError'
  readonly reply: Promise<Response>
  constructor(reply: Promise<Response>) {
    super('The shop is silent.')
    this.reply = reply
  }
}

/**
 * Tells whether a request always reaches the shop's server: only calls and the configuration do. A picture may come from the HTTP cache, or
 * from another origin.
 */
const isRequestToShop = (request: Request) => tenantOfRequest(request) !== null || new URL(request.url).pathname === '/config.json'

/**
 * Creates the worker's view of the network, which follows from the last result. It is lost when the worker ends, and the next request
 * restores it.
 */
export function createNetwork(send: typeof fetch, notify: (message: MessageToPage) => void, browserIsOffline: () => boolean): Network {
  const patience = createAdaptiveTimeout()
  let up = true
  let begun = 0
  let answered = 0
  let portal = false
  const learn = (now: boolean, byPortal = false) => {
    if (now !== up || byPortal !== portal) notify({ type: 'network', up: now, portal: byPortal })
    up = now
    portal = byPortal
  }
  const hear = (request: Request, question: number, now: boolean, byPortal = false) => {
    if (!isRequestToShop(request)) return
    if (now) answered = Math.max(answered, question)
    // A failure says nothing about the network if a later request has already been answered.
    if (now || question >= answered) learn(now, byPortal)
  }
  const isDown = () => !up || browserIsOffline()
  const fetched = async (request: Request, mostMs: number, waiting: TimedRequest | null): Promise<Response> => {
    begun += 1
    const question = begun
    try {
      const reply = await send(request, { signal: AbortSignal.timeout(mostMs) })
      // The shop never answers these requests with HTML, so HTML is from a captive portal or a gateway.
      const itself = !reply.headers.get('content-type')?.startsWith('text/html')
      if (itself) waiting?.reportAnswer()
      hear(request, question, itself, isCaptivePortalReply(reply))
      return reply
    } catch (error) {
      hear(request, question, false)
      throw error
    }
  }
  return {
    isDown,
    sendChange: (request) => fetched(request, CHANGE_TIMEOUT_MS, null),
    async fetchReply(request) {
      // A picture is not cut off by a silent network, because a cancelled picture looks broken. A picture from the HTTP cache says nothing
      // about the network.
      if (!isRequestToShop(request)) return fetched(request, isDown() ? requestTimeoutsMs.silence : requestTimeoutsMs.most, null)
      const waiting = patience.startTimedRequest()
      // The position of this request in the sequence of all requests.
      const question = begun + 1
      const reply = fetched(request, requestTimeoutsMs.late, waiting)
      try {
        return await Promise.race([reply, waiting.rejectWhenSilent()])
      } catch (error) {
        if (!(error instanceof NetworkSilentError)) throw error
        // If a later request was answered, this request is slow, but the network is not silent.
        if (question >= answered) learn(false)
        // Callers may ignore the late reply, so its rejection must not be reported as unhandled.
        reply.catch(() => undefined)
        throw new LateReplyError(reply)
      } finally {
        waiting.reportEnd()
      }
    },
  }
}
