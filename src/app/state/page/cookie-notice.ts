import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

const NOTICE_KEY = 'cookie-notice'

/**
 * Whether the cookie notice is visible. As section 2 of the specification (Footer) says, both agree buttons only close it, like the close
 * icon.
 */
export const cookieNotice = personal({ shown: false })

export function restoreCookieNotice(storage: Pick<Storage, 'getItem'> = deviceTexts): void {
  cookieNotice.shown = storage.getItem(NOTICE_KEY) !== 'closed'
}

export function closeCookieNotice(storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  cookieNotice.shown = false
  storage.setItem(NOTICE_KEY, 'closed')
}
