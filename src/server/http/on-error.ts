import type { Envelope } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import type { Report } from '#server/kernel/report.ts'
import { messageOf } from '#server/kernel/words.ts'

/** The value of the Retry-After header, in seconds, for temporary errors. */
const AGAIN_AFTER_S = '2'

/**
 * Returns the response for an error. An AppError becomes the API's envelope with its HTTP status and a message in the caller's language. A
 * temporarily unreachable database becomes `unavailable` and is logged in one line. Other errors are bugs: they are reported in full, and
 * the reply contains no internal details.
 */
export function errorReply(thrown: unknown, where: string, report: Report, locale = LOCALE_DEFAULT): Response {
  const error = appErrorOf(thrown)
  if (error.code === 'internal') report(`A request failed: ${where}`, error.cause ?? error)
  if (error.code === 'unavailable' && error.cause instanceof Error) report(`The database did not answer: ${where}`, error.cause.message)
  const { row } = error
  const msg = messageOf(locale, error)
  const body: Envelope = { code: row.code, msg, error: error.code }
  if (row.status !== 200) body.message = msg
  if (error.detail.field !== undefined) body.field = error.detail.field
  if (error.detail.result !== undefined) body.result = error.detail.result
  const headers = { 'Cache-Control': 'no-store', ...(row.status === 503 ? { 'Retry-After': AGAIN_AFTER_S } : {}) }
  return Response.json(body, { status: row.status, headers })
}

function appErrorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  return new AppError(isUnavailable(thrown) ? 'unavailable' : 'internal', {}, { cause: thrown })
}
