import * as v from 'valibot'
import { snapshot } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { mirrorSession } from '#data/mirror/session.ts'

/** Keys in local storage (specification, section 3, Session data). */
export const TOKEN_KEY = 'token'
export const USER_KEY = 'userInfo'

/** Of the stored user info, what the shop shows on every page; the rest of it stays stored. */
const UserInfo = v.object({ realname: v.string(), id: v.optional(v.string(), ''), email: v.optional(v.string(), '') })
export type UserInfo = v.InferOutput<typeof UserInfo>

/** Signed in is decided by the stored token; the header also wants the user info (specification, section 4). */
export type Session = { type: 'guest' } | { type: 'member'; token: string; userInfo: UserInfo | null }

export const session = personal<{ now: Session }>({ now: { type: 'guest' } })

export type Storage = Pick<globalThis.Storage, 'getItem'>

/**
 * Reads the session from local storage at start, and when it has changed here or in another tab; tells the device's database, which the
 * worker reads.
 */
export async function restoreSession(storage: Storage = deviceTexts): Promise<void> {
  const token = storage.getItem(TOKEN_KEY)
  session.now = token ? { type: 'member', token, userInfo: readUser(storage) } : { type: 'guest' }
  const now = snapshot(session).now
  const mirrored =
    now.type === 'member' ? { token: now.token, userInfo: { ...(now.userInfo ?? { id: '', realname: '', email: '' }) } } : null
  await withMirror((mirror) => mirrorSession(mirror, mirrored), undefined)
}

const ENDED_KEY = 'session-ended'

/** Remembers whose session the shop ended here while changes of theirs wait; null: nobody's any more. An id and nothing else. */
export function noteEnded(owner: string | null, storage: Pick<globalThis.Storage, 'setItem' | 'removeItem'> = deviceTexts): void {
  if (owner === null) storage.removeItem(ENDED_KEY)
  else storage.setItem(ENDED_KEY, owner)
}

/**
 * Id of whoever was signed in here until the shop ended their session. Their user info may still be stored: it outlives a token that another
 * call found ended.
 */
export const endedOwner = (storage: Storage = deviceTexts): string | null => readUser(storage)?.id || storage.getItem(ENDED_KEY) || null

/** The stored user info. It outlives an expired token, so that whoever comes back need not type their address. */
export function readUser(storage: Storage = deviceTexts): UserInfo | null {
  try {
    const read = v.safeParse(UserInfo, JSON.parse(storage.getItem(USER_KEY) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    // Not JSON: written by something else under our key. The header then shows no name.
    return null
  }
}

/**
 * The shop does not know this page's token any more. It goes, or the guard would let its owner through and the next call send them back, in
 * circles. Another tab may have begun a new session that this page has not heard of: that one stays, and is this page's from now on.
 */
export function expireSession(storage: Pick<globalThis.Storage, 'getItem' | 'removeItem'> = deviceTexts): void {
  if (storage.getItem(TOKEN_KEY) === currentToken()) storage.removeItem(TOKEN_KEY)
  void restoreSession(storage)
}

/** The token that calls carry. */
export const currentToken = (): string | null => (session.now.type === 'member' ? session.now.token : null)
