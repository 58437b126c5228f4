import { logOnly } from '#app/state/page/notices.ts'

type SignedOut = () => void | Promise<void>

const listeners = new Set<SignedOut>()

/** Calls back when the user has signed out, to delete their data. The page is reloaded afterwards. Returns a function that unsubscribes. */
export function onSignedOut(listener: SignedOut): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A failing listener does not prevent the others. */
export async function notifySignedOut(): Promise<void> {
  await Promise.all([...listeners].map(async (listener) => listener()).map((heard) => heard.catch(logOnly)))
}
