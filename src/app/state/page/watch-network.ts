import { isPortal, PORTAL_PARAM } from '#data/portal.ts'
import { network, networkAnswered, networkFailed, portalAnswered, questionBegins } from './network.ts'

export type Probed = 'shop' | 'portal'

/**
 * Who has answered for the shop's configuration. Throws unless it was the shop itself or a network's sign-in page, which answers 200 to
 * everything; a gateway says 502.
 */
export function whoAnswered(reply: Pick<Response, 'ok' | 'headers'>): Probed {
  if (isPortal(reply)) return 'portal'
  if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) throw new TypeError('Somebody else answered.')
  return 'shop'
}

const PROBE_EVERY_MS = 20 * 1000
/** The radio is back some moments before anything can be reached through it: what was asked at once is asked again so much later each. */
const RADIO_BACK_MS = [500, 1000, 2000, 4000, 8000]

/** While the shop is out of reach, asks now and then (and soon when the browser says the radio is back) whether it is there again. */
export function watchNetwork(probe: () => Promise<Probed>): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    if (network.up || document.visibilityState === 'hidden') return
    const question = questionBegins()
    await probe().then(
      (who) => (who === 'shop' ? networkAnswered(question) : portalAnswered(question)),
      () => networkFailed(question),
    )
  }
  const radioBack = async ([next, ...later]: readonly number[]) => {
    clearTimeout(soon)
    await ask()
    if (!network.up && next !== undefined) soon = setTimeout(radioBack, next, later)
  }
  const back = () => radioBack(RADIO_BACK_MS)
  const lost = () => {
    clearTimeout(soon)
    networkFailed()
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
 * The shop's own address, asked of the network and not of what this device keeps: a network with a page of its own shows it there, and the
 * shop once that is done.
 */
export const portalHref = (): string => `/?${PORTAL_PARAM}=${Date.now()}`
