import { logErrorOnly } from '#app/state/page/notices.ts'

type SignedOutListener = () => void | Promise<void>

const signedOutListeners = new Set<SignedOutListener>()

/**
 * Registers a function that deletes the user's data after a sign-out. The page is loaded again afterwards. Returns a function that removes
 * the registration.
 */
export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener)
  return () => void signedOutListeners.delete(listener)
}

/** Calls all functions that delete data of the signed-out user. One that fails does not prevent the others. */
export async function notifySignedOut(): Promise<void> {
  await Promise.all([...signedOutListeners].map(async (listener) => listener()).map((heard) => heard.catch(logErrorOnly)))
}
