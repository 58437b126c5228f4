import { endedOwner, session } from '#app/state/account/session.ts'

/** Id of whoever is signed in; null for a guest, and for a session whose owner is not known. */
export const cartOwner = (): string | null => (session.now.type === 'member' ? session.now.userInfo?.id || null : null)

/** Id of whoever was signed in here until their session ended; of nobody once they have signed out. */
export const expiredOwner = (): string | null => (session.now.type === 'guest' ? endedOwner() : null)
