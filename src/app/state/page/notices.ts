import type { AppError } from '#contract/errors.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { personal } from './personal.ts'

/** The action of a toast; its name is marked for translation. */
export interface ToastAction {
  name: string
  run: () => void
}

interface ToastSaid {
  id: number
  text: string
  values?: Record<string, string | number>
  action?: ToastAction
}

/** The current toast; `id` distinguishes repeated ones. */
export const notices = personal<{ toast: ToastSaid | null }>({ toast: null })

/** The redirects for errors. Set by the app, because the state room does not know routes. */
export interface Ways {
  /** Section 7: body code 404 redirects to /Error with code and message. `call`: the path of the failed call. */
  toErrorPage: (code: number, message: string, call?: string) => void
  /** Section 6: redirects to /login with code 401 and the return path. */
  toSignIn: () => void
}

let ways: Ways | null = null

export function connectWays(given: Ways): void {
  ways = given
}

/** Handles an error by the error table (specification, section 8). `inline` errors are shown by the calling screen. */
export function notice(error: AppError): void {
  switch (error.row.does) {
    case 'page':
      ways?.toErrorPage(NOT_FOUND_CODE, error.message, error.detail.path)
      break
    case 'sign-in':
      ways?.toSignIn()
      break
    case 'toast':
      showToast(error.message)
      break
    case 'log':
      logOnly(error)
      break
    case 'inline':
      break
  }
}

/** For failures that are only logged: search, popular searches, search history. */
export function logOnly(error: unknown): void {
  console.warn('A call failed', error)
}

let lastId = 0

/** Shows a toast with placeholder values and an action. It replaces the previous one. */
export function showToast(text: string, values?: Record<string, string | number>, action?: ToastAction): void {
  lastId += 1
  notices.toast = { id: lastId, text, ...(values && { values }), ...(action && { action }) }
}

export function hideToast(): void {
  notices.toast = null
}
