import type { RefusalCode } from './refusal-code.ts'

/**
 * THE error table (specification, section 8). A row says what a machine reads (the key), which HTTP status carries it, which code
 * the envelope carries, what the app does, whether trying again may help, and the sentence a person reads.
 *
 * - `page`: go to the error page.   - `sign-in`: go to /login, come back afterwards.
 * - `inline`: the screen that asked says so in its place.   - `toast`: say it briefly.   - `log`: the console only.
 *
 * What only an account, a cart or an order can be told is in refusals.ts: no first load pays for it.
 *
 * Sentences are marked for Lingui's extractor; `contract` itself knows no Lingui.
 */
export interface ErrorRow {
  status: number
  code: number
  does: 'page' | 'sign-in' | 'inline' | 'toast' | 'log'
  retry: boolean
  message: string
}

export const errorTable = {
  'bad-request': { status: 400, code: 400, does: 'inline', retry: false, message: /*i18n*/ 'The shop could not read this request.' },
  'bad-json': { status: 400, code: 400, does: 'log', retry: false, message: /*i18n*/ 'The body of the request is not valid JSON.' },
  'unknown-tenant': { status: 400, code: 400, does: 'inline', retry: false, message: /*i18n*/ 'This shop is not known here.' },
  'sign-in-required': { status: 401, code: 401, does: 'sign-in', retry: false, message: /*i18n*/ 'Please login first.' },
  forbidden: { status: 403, code: 403, does: 'inline', retry: false, message: /*i18n*/ 'This is not open to you.' },
  // Body code 404 travels with HTTP 200 (decisions, Wire conventions) so that it reaches the /Error rule of section 7.
  'not-found': { status: 200, code: 404, does: 'page', retry: false, message: /*i18n*/ 'The shop does not have this.' },
  'no-route': { status: 404, code: 404, does: 'log', retry: false, message: /*i18n*/ 'There is no such call.' },
  'wrong-method': { status: 405, code: 405, does: 'log', retry: false, message: /*i18n*/ 'This call wants another method.' },
  'too-large': { status: 413, code: 413, does: 'inline', retry: false, message: /*i18n*/ 'This is more than the shop takes at once.' },
  'too-often': { status: 429, code: 429, does: 'toast', retry: true, message: /*i18n*/ 'Too many tries. Wait a minute, then try again.' },
  internal: {
    status: 500,
    code: 500,
    does: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop made a mistake. Nothing of yours is lost; try again.',
  },
  'no-network': { status: 503, code: 503, does: 'inline', retry: true, message: /*i18n*/ 'No connection to the shop.' },
  // After `no-network`, which is the word for a 503 of somebody else: of a gateway that does not reach the shop.
  unavailable: {
    status: 503,
    code: 503,
    does: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop cannot answer just now. Nothing of yours is lost; try again in a moment.',
  },
  'bad-reply': {
    status: 502,
    code: 502,
    does: 'inline',
    retry: true,
    message: /*i18n*/ 'The shop answered in a way this app does not understand.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errorTable | RefusalCode

const known: Record<string, ErrorRow> = { ...errorTable }

/** Adds rows that came later than the first load. */
export const learnErrors = (rows: Record<string, ErrorRow>): void => void Object.assign(known, rows)

/** Of a refusal whose row is not here yet: the shop's own sentence says what it is. */
const refused: ErrorRow = { status: 409, code: 409, does: 'inline', retry: false, message: /*i18n*/ 'The shop refused this.' }
const rowOf = (code: ErrorCode): ErrorRow => known[code] ?? refused

export interface ErrorDetail {
  /** What exactly was wrong and what to do, for this one case. */
  message?: string
  /** The reply named its row of this table, as only the shop does. */
  named?: true
  path?: string
  field?: string
  /** What goes with the refusal, for the screen that asked to read: `order-changed` carries the new quote. */
  result?: unknown
}

/** The one error of the project: a row of the table, and what was special about this case. */
export class AppError extends Error {
  override name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: ErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(detail.message ?? rowOf(code).message, options)
  }
  get row(): ErrorRow {
    return rowOf(this.code)
  }
}

export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && Object.hasOwn(known, text)
