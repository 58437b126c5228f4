import * as v from 'valibot'
import { proxy, snapshot } from 'valtio/vanilla'
import { mirrorSession } from '#data/mirror/session.ts'
import { withMirror } from './mirror.ts'

/** Keys in local storage (specification, section 3, Session data). */
const TOKEN_KEY = 'token'
const USER_KEY = 'userInfo'

const UserInfo = v.looseObject({ realname: v.string() })
export interface UserInfo {
  realname: string
}

/** Signed in is decided by the stored token; the header also wants the user info (specification, section 4). */
export type Session = { is: 'guest' } | { is: 'member'; token: string; userInfo: UserInfo | null }

export const session = proxy<{ now: Session }>({ now: { is: 'guest' } })

export type Storage = Pick<globalThis.Storage, 'getItem'>

/** Reads the session from local storage at start, and when another tab has changed it; tells the device's database, which the worker reads. */
export async function restoreSession(storage: Storage = localStorage): Promise<void> {
  const token = storage.getItem(TOKEN_KEY)
  session.now = token ? { is: 'member', token, userInfo: readUser(storage.getItem(USER_KEY)) } : { is: 'guest' }
  const now = snapshot(session).now
  const mirrored = now.is === 'member' ? { token: now.token, userInfo: { realname: now.userInfo?.realname ?? '' } } : null
  await withMirror((mirror) => mirrorSession(mirror, mirrored), undefined)
}

function readUser(stored: string | null): UserInfo | null {
  try {
    const read = v.safeParse(UserInfo, JSON.parse(stored ?? 'null'))
    return read.success ? { realname: read.output.realname } : null
  } catch {
    // Not JSON: written by something else under our key. The header then shows no name.
    return null
  }
}

export const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY

/** The token that calls carry. */
export const currentToken = (): string | null => (session.now.is === 'member' ? session.now.token : null)
