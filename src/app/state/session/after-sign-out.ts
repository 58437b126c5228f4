import { logOnly } from '#app/state/page/notices.ts'

type SignedOut = () => void | Promise<void>

const listeners = new Set<SignedOut>()

/**
 * Registers a function that deletes the user's data after a sign-out. The page is loaded again afterwards. Returns a function that removes
 * the registration.
 */
export function onSignedOut(listener: SignedOut): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls all functions that delete data of the signed-out user. One that fails does not prevent the others. */
export async function notifySignedOut(): Promise<void> {
  await Promise.all([...listeners].map(async (listener) => listener()).map((heard) => heard.catch(logOnly)))
}
