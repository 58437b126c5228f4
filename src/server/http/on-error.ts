import type { Envelope } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'

/** Where an unexpected error goes, so that a person who runs the shop can find it. Tests hand in their own. */
export type Report = (what: string, cause: unknown) => void

export const reportToStderr: Report = (what, cause) => {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  process.stderr.write(`${new Date().toISOString()} ${what}\n${text}\n`)
}

/** An AppError as envelope and HTTP status. Anything else is a mistake of ours: reported in full, answered without a word of its inside. */
export function errorReply(thrown: unknown, where: string, report: Report): Response {
  const error = thrown instanceof AppError ? thrown : new AppError('internal', {}, { cause: thrown })
  if (error.code === 'internal') report(`A request failed: ${where}`, error.cause ?? error)
  const { row } = error
  const body: Envelope = { code: row.code, msg: error.message, error: error.code }
  if (row.status !== 200) body.message = error.message
  if (error.detail.field !== undefined) body.field = error.detail.field
  if (error.detail.result !== undefined) body.result = error.detail.result
  return Response.json(body, { status: row.status, headers: { 'Cache-Control': 'no-store' } })
}
