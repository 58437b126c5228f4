import { readUser, session } from '#app/state/account/session.ts'

/** Id of whoever is signed in; null for a guest, and for a session whose owner is not known. */
export const cartOwner = (): string | null => (session.now.is === 'member' ? session.now.userInfo?.id || null : null)

/** Id of whoever was signed in here until their session ended: the user info outlives the token, and goes at sign-out. */
export const expiredOwner = (): string | null => (session.now.is === 'guest' ? readUser()?.id || null : null)
