import type { AppError } from '#contract/errors.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { personal } from './personal.ts'

/** What a toast offers beside its words; the name is marked for translation. */
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

/** What is said briefly at the edge of the screen; `id` tells one saying from the next. */
export const notices = personal<{ toast: ToastSaid | null }>({ toast: null })

/** Where an error may send a person. Filled in by the app, so that state knows no routes. */
export interface Ways {
  /** Section 7: body code 404 goes to /Error with code and message. `call`: the path of the call that was answered so. */
  toErrorPage: (code: number, message: string, call?: string) => void
  /** Section 6: /login with code 401 and the way back. */
  toSignIn: () => void
}

let ways: Ways | null = null

export function connectWays(given: Ways): void {
  ways = given
}

/** Does what the error table says (specification, section 8). What stands `inline` is said by the screen that asked. */
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

/** For failures that are logged and nothing else: search, popular searches, search history. */
export function logOnly(error: unknown): void {
  console.warn('A call failed', error)
}

let lastId = 0

/** Says something briefly, with what its braces stand for and what can be done about it. The next thing said takes its place. */
export function showToast(text: string, values?: Record<string, string | number>, action?: ToastAction): void {
  lastId += 1
  notices.toast = { id: lastId, text, ...(values && { values }), ...(action && { action }) }
}

export function hideToast(): void {
  notices.toast = null
}
