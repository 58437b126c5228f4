import type { AppError } from '#contract/errors.ts'
import { NOT_FOUND_CODE } from '#contract/limits.ts'
import { createPersonalState } from './personal.ts'

/** The action that a toast offers. Its name is marked for translation. */
export interface ToastAction {
  name: string
  run: () => void
}

interface ToastMessage {
  id: number
  text: string
  values?: Record<string, string | number>
  action?: ToastAction
}

/** The toast that is shown. `id` distinguishes repeated toasts with the same text. */
export const notices = createPersonalState<{ toast: ToastMessage | null }>({ toast: null })

/** Where errors lead to. The app sets these functions, because the code in app/state does not know the routes. */
export interface ErrorRedirects {
  /**
   * Opens /Error with code and message, after a reply with code 404 (section 7 of the specification). `call`: the path of the failed call.
   */
  toErrorPage: (code: number, message: string, call?: string) => void
  /** Opens /login with code 401 and the path to return to (section 6 of the specification). */
  redirectToSignIn: () => void
}

let errorRedirects: ErrorRedirects | null = null

export function setErrorRedirects(given: ErrorRedirects): void {
  errorRedirects = given
}

/**
 * Handles an error as the table of errors says (section 8 of the specification). The screen that made the call shows `inline` errors
 * itself.
 */
export function showErrorNotice(error: AppError): void {
  switch (error.row.reaction) {
    case 'page':
      errorRedirects?.toErrorPage(NOT_FOUND_CODE, error.message, error.detail.path)
      break
    case 'sign-in':
      errorRedirects?.redirectToSignIn()
      break
    case 'toast':
      showToast(error.message)
      break
    case 'log':
      logErrorOnly(error)
      break
    case 'inline':
      break
  }
}

/** Logs a failure that the user is not told of, such as one of the search history. */
export function logErrorOnly(error: unknown): void {
  console.warn('A call failed', error)
}

let lastToastId = 0

/** Shows a toast, with values for its placeholders and an action. This replaces the previous toast. */
export function showToast(text: string, values?: Record<string, string | number>, action?: ToastAction): void {
  lastToastId += 1
  notices.toast = { id: lastToastId, text, ...(values && { values }), ...(action && { action }) }
}

export function hideToast(): void {
  notices.toast = null
}
