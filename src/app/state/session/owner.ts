import { readExpiredUserId, session } from './session.ts'

/** Returns the id of the signed-in user; null for a guest, and for a session whose user is unknown. */
export const sessionOwner = (): string | null => (session.current.type === 'member' ? session.current.userInfo?.id || null : null)

/** Returns the id of the user whose session has ended; null after a sign-out. */
export const expiredOwner = (): string | null => (session.current.type === 'guest' ? readExpiredUserId() : null)
