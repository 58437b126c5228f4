/**
 * The error table (section 8 of the specification). Each row has a key for programs, the HTTP status, the code of the envelope, the app's
 * reaction, whether a retry may help, and a sentence for the user.
 *
 * Reactions (`reaction`):
 * - `page`: navigate to the error page.
 * - `sign-in`: navigate to /login and return afterwards.
 * - `inline`: the screen shows the error in place.
 * - `toast`: show a brief notice.
 * - `log`: log to the console only.
 *
 * Sentences are marked for Lingui's extractor; `contract` itself does not depend on Lingui.
 */
export interface ErrorRow {
  status: number
  code: number
  reaction: 'page' | 'sign-in' | 'inline' | 'toast' | 'log'
  retry: boolean
  message: string
}

export const errorTable = {
  'bad-request': { status: 400, code: 400, reaction: 'inline', retry: false, message: /*i18n*/ 'The shop could not read this request.' },
  'bad-json': { status: 400, code: 400, reaction: 'log', retry: false, message: /*i18n*/ 'The body of the request is not valid JSON.' },
  'unknown-tenant': { status: 400, code: 400, reaction: 'inline', retry: false, message: /*i18n*/ 'This shop is not known here.' },
  'sign-in-required': { status: 401, code: 401, reaction: 'sign-in', retry: false, message: /*i18n*/ 'Please login first.' },
  forbidden: { status: 403, code: 403, reaction: 'inline', retry: false, message: /*i18n*/ 'This is not open to you.' },
  // Body code 404 is sent with HTTP status 200, because by section 7 of the specification the app then shows the page /Error.
  'not-found': { status: 200, code: 404, reaction: 'page', retry: false, message: /*i18n*/ 'The shop does not have this.' },
  'no-route': { status: 404, code: 404, reaction: 'log', retry: false, message: /*i18n*/ 'There is no such call.' },
  'wrong-method': { status: 405, code: 405, reaction: 'log', retry: false, message: /*i18n*/ 'This call wants another method.' },
  'too-large': { status: 413, code: 413, reaction: 'inline', retry: false, message: /*i18n*/ 'This is more than the shop takes at once.' },
  'too-often': {
    status: 429,
    code: 429,
    reaction: 'toast',
    retry: true,
    message: /*i18n*/ 'Too many tries. Wait a minute, then try again.',
  },
  internal: {
    status: 500,
    code: 500,
    reaction: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop made a mistake. Nothing of yours is lost; try again.',
  },
  'no-network': { status: 503, code: 503, reaction: 'inline', retry: true, message: /*i18n*/ 'No connection to the shop.' },
  unavailable: {
    status: 503,
    code: 503,
    reaction: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop cannot answer just now. Nothing of yours is lost; try again in a moment.',
  },
  'bad-reply': {
    status: 502,
    code: 502,
    reaction: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop answered in a way this app does not understand.',
  },

  // Errors of accounts, carts and orders.
  'wrong-credentials': {
    status: 403,
    code: 403,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The e-mail address or the password is wrong.',
  },
  'email-unverified': {
    status: 403,
    code: 403,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'First confirm your e-mail address with the code that we mailed to you.',
  },
  'captcha-wanted': { status: 400, code: 400, reaction: 'inline', retry: false, message: /*i18n*/ 'Type the characters of the picture.' },
  'captcha-wrong': {
    status: 400,
    code: 400,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The characters do not match, or the picture is too old. Try the new one.',
  },
  'proof-wanted': {
    status: 400,
    code: 400,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The check that your device makes by itself is missing. Try again; if this is said twice, load the page anew.',
  },
  'proof-wrong': {
    status: 400,
    code: 400,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The check that your device makes by itself came too late or was wrong. Try again.',
  },
  'code-wrong': {
    status: 400,
    code: 400,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'This code is wrong or too old. Check it, or ask for a new one.',
  },
  'link-used': {
    status: 400,
    code: 400,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'This link was used before or is too old. Ask for a new mail.',
  },
  'sold-out': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The shop does not have that many of this part any more.',
  },
  withdrawn: { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'The shop does not sell this part any more.' },
  'cart-full': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'The cart is full. Order what is in it, or delete some lines.',
  },
  'key-reused': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'This change was sent before with other contents. Make it again.',
  },
  // The reply of `order-changed` carries the new quote as its result.
  'order-changed': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'Something has changed. Check the order again.',
  },
  'limit-broken': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: false,
    message: /*i18n*/ 'Not sent: the limits that you set do not hold any more.',
  },
  'cart-empty': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'There is nothing to order.' },
  'coupon-refused': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'This coupon cannot be used.' },
  'points-short': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'You have not so many points.' },
  'not-delivered': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'The shop does not deliver this there.' },
  'too-much': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'This is more than one order takes.' },
  'wrong-state': { status: 409, code: 409, reaction: 'inline', retry: false, message: /*i18n*/ 'This is not possible any more.' },
  'payment-refused': {
    status: 409,
    code: 409,
    reaction: 'inline',
    retry: true,
    message: /*i18n*/ 'The payment was refused. The order is kept; try again.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errorTable

/** The error for a reply that has no error key, by the HTTP status of the reply. A gateway between device and server sent such a reply. */
export const errorOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-request',
  401: 'sign-in-required',
  403: 'forbidden',
  404: 'no-route',
  405: 'wrong-method',
  413: 'too-large',
  429: 'too-often',
  500: 'internal',
  502: 'bad-reply',
  503: 'no-network',
}

/** An English message template with placeholders in braces, and their values. */
export interface TranslatableSentence {
  text: string
  values: Record<string, string | number>
}

export interface ErrorDetail {
  /** The specific message for this case: the problem and its solution. */
  message?: string
  /** The template and values of the message, with which the server translates the message to the language of the call. */
  said?: TranslatableSentence
  /** Present if the reply contained an error key, which only the shop's server sends. */
  hasErrorKey?: true
  /**
   * The HTTP status and body code of the reply; absent if the reply was not an envelope. `data/outbox/verdict.ts` decides whether the
   * shop's server sent it.
   */
  envelope?: { status: number; code: number }
  path?: string
  field?: string
  /** The data of the error reply for the screen that made the call: `order-changed` contains the new quote. */
  result?: unknown
}

/** The project's only error class: a row of the error table and the details of this case. */
export class AppError extends Error {
  override name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(detail.message ?? errorTable[code].message, options)
  }
  get row(): ErrorRow {
    return errorTable[this.code]
  }
}

export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && Object.hasOwn(errorTable, text)

/**
 * Error codes that do not mean that the shop rejected the sent change: an older server answered at the same URL, or a gateway dropped the
 * tenant.
 */
const connectionErrors: ReadonlySet<ErrorCode> = new Set(['no-route', 'wrong-method', 'unknown-tenant'])

/**
 * Whether the rejection of a change is final. If so, the device informs its user and never sends the change with the same key again. The
 * server stores the rejection with the key, so that a delayed copy of the request is not applied either.
 */
export const isFinalError = ({ code, row }: AppError): boolean => !row.retry && code !== 'sign-in-required' && !connectionErrors.has(code)
