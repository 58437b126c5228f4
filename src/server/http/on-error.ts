import type { Envelope } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { translatedErrorMessage } from '#server/kernel/words.ts'

/** The value of the Retry-After header, in seconds, for temporary errors. */
export const RETRY_AFTER_SECONDS = '2'

/**
 * Returns the response for an error. An AppError becomes the API's envelope with its HTTP status and a message in the caller's language. A
 * temporarily unreachable database becomes `unavailable` and is logged in one line. Other errors are bugs: they are reported in full, and
 * the reply contains no internal details.
 */
export function errorReply(thrown: unknown, where: string, report: ReportError, locale = LOCALE_DEFAULT): Response {
  const error = toAppError(thrown)
  if (error.code === 'internal') report(`A request failed: ${where}`, error.cause ?? error)
  if (error.code === 'unavailable' && error.cause instanceof Error) report(`The database did not answer: ${where}`, error.cause.message)
  const { row } = error
  const msg = translatedErrorMessage(locale, error)
  const body: Envelope = { code: row.code, msg, error: error.code }
  if (row.status !== 200) body.message = msg
  if (error.detail.field !== undefined) body.field = error.detail.field
  if (error.detail.result !== undefined) body.result = error.detail.result
  const headers = { 'Cache-Control': 'no-store', ...(row.status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {}) }
  return Response.json(body, { status: row.status, headers })
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  return new AppError(isDatabaseUnavailable(thrown) ? 'unavailable' : 'internal', {}, { cause: thrown })
}
