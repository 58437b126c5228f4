import { useFacts } from './use-facts.ts'
import { cookieNotice } from '../state/cookie-notice.ts'
import { notices } from '../state/notices.ts'

export const useToast = () => useFacts(notices).toast
export const useCookieNotice = () => useFacts(cookieNotice).shown
