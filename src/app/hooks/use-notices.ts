import { useFacts } from './use-facts.ts'
import { cookieNotice } from '#app/state/page/cookie-notice.ts'
import { notices } from '#app/state/page/notices.ts'

export const useToast = () => useFacts(notices).toast
export const useCookieNotice = () => useFacts(cookieNotice).shown
