import { CAPTIVE_PORTAL_PARAMETER, isCaptivePortalReply } from '#data/portal.ts'
import { markCaptivePortalAnswered, markNetworkAnswered, markNetworkFailed, network, nextRequestNumber } from './network.ts'

export type ProbeResponder = 'shop' | 'portal'

/**
 * Returns who has answered the request for the configuration: the shop, or the sign-in page of a network (captive portal), which answers
 * 200 to everything. Throws for other answers, such as a 502 of a gateway.
 */
export function responderOf(reply: Pick<Response, 'ok' | 'headers'>): ProbeResponder {
  if (isCaptivePortalReply(reply)) return 'portal'
  if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) throw new TypeError('Somebody else answered.')
  return 'shop'
}

const PROBE_EVERY_MS = 20 * 1000
/** After the event `online` the network needs some moments, so a failed request is repeated after these delays. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000]

/** Checks regularly whether the server responds, while it does not. Checks also soon after the event `online`. */
export function watchNetwork(probe: () => Promise<ProbeResponder>): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    if (network.up || document.visibilityState === 'hidden') return
    const question = nextRequestNumber()
    await probe().then(
      (who) => (who === 'shop' ? markNetworkAnswered(question) : markCaptivePortalAnswered(question)),
      () => markNetworkFailed(question),
    )
  }
  const radioBack = async ([next, ...later]: readonly number[]) => {
    clearTimeout(soon)
    await ask()
    if (!network.up && next !== undefined) soon = setTimeout(radioBack, next, later)
  }
  const back = () => radioBack(RETRY_DELAYS_MS)
  const lost = () => {
    clearTimeout(soon)
    markNetworkFailed()
  }
  const timer = setInterval(ask, PROBE_EVERY_MS)
  addEventListener('online', back)
  addEventListener('offline', lost)
  document.addEventListener('visibilitychange', ask)
  if (!navigator.onLine) lost()
  return () => {
    clearInterval(timer)
    clearTimeout(soon)
    removeEventListener('online', back)
    removeEventListener('offline', lost)
    document.removeEventListener('visibilitychange', ask)
  }
}

/**
 * Returns the shop's URL with a parameter that avoids caches. A network with a sign-in page (captive portal) shows that page at this URL,
 * and after the sign-in the shop.
 */
export const captivePortalHref = (): string => `/?${CAPTIVE_PORTAL_PARAMETER}=${Date.now()}`
