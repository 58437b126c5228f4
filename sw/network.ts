import type { ToPage } from '#contract/messages.ts'
import { CHANGE_MS, createPatience, patienceMs, Silence, type Waiting } from '#data/patience.ts'
import { isPortal } from '#data/portal.ts'
import { tenantOf } from './cache-key.ts'

export interface Network {
  isDown: () => boolean
  /** Fetches, and notes whether anything answered. Rejects like `fetch`, and with `LateReply` when the line was silent too long. */
  ask: (request: Request) => Promise<Response>
  /** Fetches what changes something: nobody goes on without its answer, so it has a patience of its own. */
  send: (request: Request) => Promise<Response>
}

/** The line is silent; what it may still say comes as `reply`, which rejects when it says nothing. */
export class LateReply extends Error {
  override name = 'LateReply'
  readonly reply: Promise<Response>
  constructor(reply: Promise<Response>) {
    super('The shop is silent.')
    this.reply = reply
  }
}

/** Only calls and the configuration always ask the shop itself. A picture may come out of the browser's own cache, or from elsewhere. */
const isAboutShop = (request: Request) => tenantOf(request) !== null || new URL(request.url).pathname === '/config.json'

/**
 * The worker's view of the network, from the last outcome it saw. It is only a hint and may be lost with the worker: the next request
 * learns it again.
 */
export function createNetwork(send: typeof fetch, notify: (message: ToPage) => void, browserIsOffline: () => boolean): Network {
  const patience = createPatience()
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
    if (!isAboutShop(request)) return
    if (now) answered = Math.max(answered, question)
    // Lost while the line was down, it says nothing of a shop that has answered a later question.
    if (now || question >= answered) learn(now, byPortal)
  }
  const isDown = () => !up || browserIsOffline()
  const fetched = async (request: Request, mostMs: number, waiting: Waiting | null): Promise<Response> => {
    begun += 1
    const question = begun
    try {
      const reply = await send(request, { signal: AbortSignal.timeout(mostMs) })
      // None of these is ever answered with a page: that is a hotel's sign-in or a gateway's apology.
      const itself = !reply.headers.get('content-type')?.startsWith('text/html')
      if (itself) waiting?.heard()
      hear(request, question, itself, isPortal(reply))
      return reply
    } catch (error) {
      hear(request, question, false)
      throw error
    }
  }
  return {
    isDown,
    send: (request) => fetched(request, CHANGE_MS, null),
    async ask(request) {
      // A picture that is given up shows as none, so it is waited for; and one out of the browser's own cache says nothing of the line.
      if (!isAboutShop(request)) return fetched(request, isDown() ? patienceMs.silence : patienceMs.most, null)
      const waiting = patience.begin()
      // The number that it gets.
      const question = begun + 1
      const reply = fetched(request, patienceMs.late, waiting)
      try {
        return await Promise.race([reply, waiting.silence()])
      } catch (error) {
        if (!(error instanceof Silence)) throw error
        // Where a later question was answered, it is this one that is slow and not the line that is silent.
        if (question >= answered) learn(false)
        // Whoever does not wait for it leaves it to itself.
        reply.catch(() => undefined)
        throw new LateReply(reply)
      } finally {
        waiting.over()
      }
    },
  }
}
