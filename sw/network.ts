import type { ToPage } from '#contract/messages.ts'
import { tenantOf } from './cache-key.ts'

/** Longest wait for the network; the page itself waits two seconds more. Known to be down, we only knock. */
const PATIENCE_MS = 6000
const KNOCK_MS = 2000

export interface Network {
  isDown: () => boolean
  /** Fetches, and notes whether anything answered. Rejects like `fetch`, also when the wait grew too long. */
  ask: (request: Request) => Promise<Response>
}

/** Only calls and the configuration always ask the shop itself. A picture may come out of the browser's own cache, or from elsewhere. */
const isAboutShop = (request: Request) => tenantOf(request) !== null || new URL(request.url).pathname === '/config.json'

/** None of these is ever answered with a page: that is a hotel's sign-in or a gateway's apology. */
const isPage = (reply: Response) => reply.headers.get('content-type')?.startsWith('text/html') === true

/**
 * The worker's view of the network, from the last outcome it saw. It is only a hint and may be lost with the worker: the next request
 * learns it again.
 */
export function createNetwork(send: typeof fetch, tell: (message: ToPage) => void, browserIsOffline: () => boolean): Network {
  let up = true
  let begun = 0
  let answered = 0
  const learn = (now: boolean) => {
    if (now !== up) tell({ type: 'network', up: now })
    up = now
  }
  const hear = (request: Request, question: number, now: boolean) => {
    if (!isAboutShop(request)) return
    if (now) answered = Math.max(answered, question)
    // Lost while the line was down, it says nothing of a shop that has answered a later question.
    if (now || question >= answered) learn(now)
  }
  const isDown = () => !up || browserIsOffline()
  return {
    isDown,
    async ask(request) {
      const limit = AbortSignal.timeout(isDown() ? KNOCK_MS : PATIENCE_MS)
      begun += 1
      const question = begun
      try {
        const reply = await send(request, { signal: limit })
        hear(request, question, !isPage(reply))
        return reply
      } catch (error) {
        hear(request, question, false)
        throw error
      }
    },
  }
}
