import * as v from 'valibot'
import { snapshot } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'

/** Keys of the session in local storage (section 3 of the specification, Session data). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'userInfo'

/** Those fields of the stored user info that every page shows. Other fields stay in storage. */
const UserInfo = v.object({ realname: v.string(), id: v.optional(v.string(), ''), email: v.optional(v.string(), '') })
export type UserInfo = v.InferOutput<typeof UserInfo>

/** Who is signed in. The stored token alone decides that; the header also needs the user info (section 4 of the specification). */
export type Session = { type: 'guest' } | { type: 'member'; token: string; userInfo: UserInfo | null }

export const session = createPersonalState<{ current: Session }>({ current: { type: 'guest' } })

export type SessionStorageApi = Pick<globalThis.Storage, 'getItem'>

/**
 * Reads the session from local storage, at startup and after changes, and copies it to the device's database, where the service worker
 * reads it.
 */
export async function restoreSession(storage: SessionStorageApi = deviceStorage): Promise<void> {
  const token = storage.getItem(TOKEN_KEY)
  session.current = token ? { type: 'member', token, userInfo: readUser(storage) } : { type: 'guest' }
  const now = snapshot(session).current
  const mirrored =
    now.type === 'member' ? { token: now.token, userInfo: { ...(now.userInfo ?? { id: '', realname: '', email: '' }) } } : null
  await withMirror((mirror) => storeMirroredSession(mirror, mirrored), undefined)
}

const EXPIRED_USER_KEY = 'session-ended'

/**
 * Stores the id of the user whose session the server ended while changes were waiting to be sent; null removes the id. No other data is
 * stored.
 */
export function storeExpiredUserId(
  owner: string | null,
  storage: Pick<globalThis.Storage, 'setItem' | 'removeItem'> = deviceStorage,
): void {
  if (owner === null) storage.removeItem(EXPIRED_USER_KEY)
  else storage.setItem(EXPIRED_USER_KEY, owner)
}

/**
 * Returns the id of the user whose session the server ended. The stored user info counts too, because it stays when a call of the API finds
 * the token expired.
 */
export const readExpiredUserId = (storage: SessionStorageApi = deviceStorage): string | null =>
  readUser(storage)?.id || storage.getItem(EXPIRED_USER_KEY) || null

/** Returns the stored user info. It stays when a token expires, so that a returning user need not type their address. */
export function readUser(storage: SessionStorageApi = deviceStorage): UserInfo | null {
  try {
    const read = v.safeParse(UserInfo, JSON.parse(storage.getItem(USER_KEY) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    // The stored text is not JSON, so another program has written it under our key. The header then shows no name.
    return null
  }
}

/**
 * Removes this page's token, which the server does not know any more. Otherwise guard and server would redirect in a circle. If another tab
 * has begun a new session, that session is kept and used by this page.
 */
export function expireSession(storage: Pick<globalThis.Storage, 'getItem' | 'removeItem'> = deviceStorage): void {
  if (storage.getItem(TOKEN_KEY) === currentToken()) storage.removeItem(TOKEN_KEY)
  void restoreSession(storage)
}

/** Returns the token that calls of the API send. */
export const currentToken = (): string | null => (session.current.type === 'member' ? session.current.token : null)
