import { network, networkAnswered, networkFailed, questionBegins } from './network.ts'

/** Throws unless the shop itself has answered for its configuration: a hotel's sign-in page answers 200 to everything, a gateway 502. */
export function shopItself({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  if (!ok || !headers.get('content-type')?.includes('json')) throw new TypeError('Somebody else answered.')
}

const PROBE_EVERY_MS = 20 * 1000

/** While the shop is out of reach, asks now and then (and at once when the browser says the radio is back) whether it is there again. */
export function watchNetwork(probe: () => Promise<unknown>): () => void {
  const ask = async () => {
    if (network.up || document.visibilityState === 'hidden') return
    const question = questionBegins()
    await probe().then(
      () => networkAnswered(question),
      () => networkFailed(null, question),
    )
  }
  const lost = () => networkFailed()
  const timer = setInterval(ask, PROBE_EVERY_MS)
  addEventListener('online', ask)
  addEventListener('offline', lost)
  document.addEventListener('visibilitychange', ask)
  if (!navigator.onLine) lost()
  return () => {
    clearInterval(timer)
    removeEventListener('online', ask)
    removeEventListener('offline', lost)
    document.removeEventListener('visibilitychange', ask)
  }
}
