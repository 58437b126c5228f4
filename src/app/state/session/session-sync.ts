import { subscribe } from 'valtio/vanilla'
import { deviceStorage } from '#app/state/page/storage.ts'
import { markTabStale } from './left-over.ts'
import { currentToken, readUser, restoreSession, type SessionStorageApi, session, TOKEN_KEY, USER_KEY } from './session.ts'

/** The id of the last user of this page. It stays after the session has ended, because the page's memory still contains the user's data. */
let lastUserId = ''
const rememberLastUserId = () => {
  if (session.current.type === 'member') lastUserId = session.current.userInfo?.id || lastUserId
}
subscribe(session, rememberLastUserId, true)
rememberLastUserId()

/** Whether this page contains data of a person other than `id`. */
export const isDifferentUser = (id: string): boolean => lastUserId !== '' && lastUserId !== id

function reloadStaleTab(): void {
  markTabStale()
  location.reload()
}

/**
 * To be called when the session may have changed in another tab, or while this page was frozen. If another person is signed in now, the
 * page is loaded again, because one person's data must not remain in memory for the next.
 */
export function syncSessionFromStorage(storage: SessionStorageApi = deviceStorage, loadAnew: () => void = reloadStaleTab): void {
  if (isDifferentUser(readUser(storage)?.id ?? '')) loadAnew()
  else void restoreSession(storage)
}

const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY

/** Follows changes of the session in other tabs. Called once. */
export function watchSessionChanges(): void {
  addEventListener('storage', ({ key }) => isSessionKey(key) && syncSessionFromStorage())
  // A page in the browser's back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => persisted && syncSessionFromStorage())
  // The session may have changed before this listener was added.
  if (deviceStorage.getItem(TOKEN_KEY) !== currentToken()) syncSessionFromStorage()
}
