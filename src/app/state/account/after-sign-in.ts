import type { UserInfo } from '#contract/account.ts'
import { logOnly } from '#app/state/page/notices.ts'

type SignedIn = (userInfo: UserInfo) => void | Promise<void>
type SignedOut = () => void | Promise<void>

const onIn = new Set<SignedIn>()
const onOut = new Set<SignedOut>()

/**
 * Hears that somebody has signed in on this page: token and user info are stored by then. For changes that led to the sign-in and for
 * work that waited for it. Returns how to stop. Other tabs learn from the session itself.
 */
export function onSignedIn(listener: SignedIn): () => void {
  onIn.add(listener)
  return () => void onIn.delete(listener)
}

/**
 * Hears that who was signed in has left this device, so that what belongs to them goes. The page is loaded anew right after. Returns how to
 * stop.
 */
export function onSignedOut(listener: SignedOut): () => void {
  onOut.add(listener)
  return () => void onOut.delete(listener)
}

export const notifySignedIn = (userInfo: UserInfo): Promise<void> => notifyAll(onIn, (listener) => listener(userInfo))
export const notifySignedOut = (): Promise<void> => notifyAll(onOut, (listener) => listener())

/** One listener that fails keeps no other from hearing. */
async function notifyAll<Listener>(listeners: ReadonlySet<Listener>, say: (listener: Listener) => void | Promise<void>): Promise<void> {
  await Promise.all([...listeners].map(async (listener) => say(listener)).map((told) => told.catch(logOnly)))
}
