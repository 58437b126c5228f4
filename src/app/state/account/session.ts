import * as v from 'valibot'
import { snapshot } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { mirrorSession } from '#data/mirror/session.ts'

/** Keys in local storage (specification, section 3, Session data). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'userInfo'

/** The fields of the stored user info that every page shows; other fields stay in storage. */
const UserInfo = v.object({ realname: v.string(), id: v.optional(v.string(), ''), email: v.optional(v.string(), '') })
export type UserInfo = v.InferOutput<typeof UserInfo>

/** The stored token decides whether a user is signed in; the header also needs the user info (specification, section 4). */
export type Session = { type: 'guest' } | { type: 'member'; token: string; userInfo: UserInfo | null }

export const session = personal<{ now: Session }>({ now: { type: 'guest' } })

export type Storage = Pick<globalThis.Storage, 'getItem'>

/** Reads the session from local storage at startup and after changes; copies it to the database, which the worker reads. */
export async function restoreSession(storage: Storage = deviceTexts): Promise<void> {
  const token = storage.getItem(TOKEN_KEY)
  session.now = token ? { type: 'member', token, userInfo: readUser(storage) } : { type: 'guest' }
  const now = snapshot(session).now
  const mirrored =
    now.type === 'member' ? { token: now.token, userInfo: { ...(now.userInfo ?? { id: '', realname: '', email: '' }) } } : null
  await withMirror((mirror) => mirrorSession(mirror, mirrored), undefined)
}

const ENDED_KEY = 'session-ended'

/** Stores the id of the user whose session the server ended while changes were pending; null removes it. No other data is stored. */
export function noteEnded(owner: string | null, storage: Pick<globalThis.Storage, 'setItem' | 'removeItem'> = deviceTexts): void {
  if (owner === null) storage.removeItem(ENDED_KEY)
  else storage.setItem(ENDED_KEY, owner)
}

/**
 * The id of the user whose session the server ended. The stored user info counts too: it outlives a token that another call found expired.
 */
export const endedOwner = (storage: Storage = deviceTexts): string | null => readUser(storage)?.id || storage.getItem(ENDED_KEY) || null

/** The stored user info. It outlives an expired token, so that a returning user need not type their address. */
export function readUser(storage: Storage = deviceTexts): UserInfo | null {
  try {
    const read = v.safeParse(UserInfo, JSON.parse(storage.getItem(USER_KEY) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    // Not JSON: foreign data under our key. The header then shows no name.
    return null
  }
}

/**
 * The server does not know this page's token any more. It is removed, otherwise guard and server would redirect in a loop. If another tab
 * has begun a new session, that one is kept and used by this page.
 */
export function expireSession(storage: Pick<globalThis.Storage, 'getItem' | 'removeItem'> = deviceTexts): void {
  if (storage.getItem(TOKEN_KEY) === currentToken()) storage.removeItem(TOKEN_KEY)
  void restoreSession(storage)
}

/** The token that calls send. */
export const currentToken = (): string | null => (session.now.type === 'member' ? session.now.token : null)
