import { subscribe } from 'valtio/vanilla'
import { deviceTexts } from '#app/state/page/storage.ts'
import { markLeftOver } from './left-over.ts'
import { currentToken, readUser, restoreSession, type Storage, session, TOKEN_KEY, USER_KEY } from './session.ts'

/** The id of the last user of this page. It stays after the session has ended, because the page's memory still contains the user's data. */
let lastUserId = ''
const noteUser = () => {
  if (session.now.type === 'member') lastUserId = session.now.userInfo?.id || lastUserId
}
subscribe(session, noteUser, true)
noteUser()

/** Whether this page contains data of a person other than `id`. */
export const isOtherUser = (id: string): boolean => lastUserId !== '' && lastUserId !== id

function reloadAsLeftOver(): void {
  markLeftOver()
  location.reload()
}

/**
 * To be called when the session may have changed in another tab, or while this page was frozen. If another person is signed in now, the
 * page is loaded again, because one person's data must not remain in memory for the next.
 */
export function syncSession(storage: Storage = deviceTexts, loadAnew: () => void = reloadAsLeftOver): void {
  if (isOtherUser(readUser(storage)?.id ?? '')) loadAnew()
  else void restoreSession(storage)
}

const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY

/** Follows changes of the session in other tabs. Called once. */
export function followSession(): void {
  addEventListener('storage', ({ key }) => isSessionKey(key) && syncSession())
  // A page in the browser's back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => persisted && syncSession())
  // The session may have changed before this listener was added.
  if (deviceTexts.getItem(TOKEN_KEY) !== currentToken()) syncSession()
}
