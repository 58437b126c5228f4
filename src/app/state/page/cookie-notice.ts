import { createPersonalState } from './personal.ts'
import { deviceStorage } from './storage.ts'

const COOKIE_NOTICE_KEY = 'cookie-notice'

/**
 * Whether the cookie notice is visible. As section 2 of the specification (Footer) says, both agree buttons only close it, like the close
 * icon.
 */
export const cookieNotice = createPersonalState({ shown: false })

export function restoreCookieNotice(storage: Pick<Storage, 'getItem'> = deviceStorage): void {
  cookieNotice.shown = storage.getItem(COOKIE_NOTICE_KEY) !== 'closed'
}

export function closeCookieNotice(storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  cookieNotice.shown = false
  storage.setItem(COOKIE_NOTICE_KEY, 'closed')
}
