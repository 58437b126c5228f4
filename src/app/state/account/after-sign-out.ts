import { logOnly } from '#app/state/page/notices.ts'

type SignedOut = () => void | Promise<void>

const listeners = new Set<SignedOut>()

/**
 * Hears that who was signed in has left this device, so that what belongs to them goes. The page is loaded anew right after. Returns how to
 * stop.
 */
export function onSignedOut(listener: SignedOut): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** One listener that fails keeps no other from hearing. */
export async function notifySignedOut(): Promise<void> {
  await Promise.all([...listeners].map(async (listener) => listener()).map((heard) => heard.catch(logOnly)))
}
