import { subscribe } from 'valtio/vanilla'
import { deviceTexts } from '#app/state/page/storage.ts'
import { leaveOver } from './left-over.ts'
import { currentToken, readUser, restoreSession, type Storage, session, TOKEN_KEY, USER_KEY } from './session.ts'

/** Id of whoever was signed in on this page last, also after their session has ended: what it holds in memory is theirs. */
let person = ''
const note = () => {
  if (session.now.type === 'member') person = session.now.userInfo?.id || person
}
subscribe(session, note, true)
note()

/** Whether this page holds what is not for this person. */
export const isAnothers = (id: string): boolean => person !== '' && person !== id

function loadForNobody(): void {
  leaveOver()
  location.reload()
}

/**
 * The session may have changed in another tab, or while this page was put away. Nothing of one person may stay in its memory for the next:
 * then it is loaded anew.
 */
export function sessionMoved(storage: Storage = deviceTexts, loadAnew: () => void = loadForNobody): void {
  if (isAnothers(readUser(storage)?.id ?? '')) loadAnew()
  else void restoreSession(storage)
}

const isSessionKey = (key: string | null): boolean => key === null || key === TOKEN_KEY || key === USER_KEY

/** Follows what other tabs do with the session. Called once. */
export function followSession(): void {
  addEventListener('storage', ({ key }) => isSessionKey(key) && sessionMoved())
  // Nobody tells a page in the back/forward cache what has happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && sessionMoved())
  // Nor was anybody told before this was listened for.
  if (deviceTexts.getItem(TOKEN_KEY) !== currentToken()) sessionMoved()
}
