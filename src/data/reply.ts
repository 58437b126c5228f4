import * as v from 'valibot'
import { Envelope } from '#contract/envelope.ts'
import { AppError, type ErrorCode, type ErrorDetail, errorTable, isErrorCode } from '#contract/errors.ts'
import { NOT_FOUND_CODE, SUCCESS_CODE } from '#contract/limits.ts'

const Told = v.object({ message: v.string() })

/**
 * Reads a reply (specification, section 7, Response handling): body code 200 gives its result, every other rejects with AppError. Of an
 * HTTP error status the body's message is logged; it is the shop's refusal and no fault of the page, hence neither a warning nor an error.
 */
export async function readReply<Result>(shape: v.GenericSchema<unknown, Result>, reply: Response, path: string): Promise<Result> {
  const body = parseJson(await reply.text())
  if (!reply.ok) log(body)
  const envelope = v.safeParse(Envelope, body)
  if (!envelope.success) throw new AppError(reply.ok ? 'bad-reply' : codeOfStatus(reply.status), { path })
  const { code, msg, message, error, field, result } = envelope.output
  if (reply.ok && code === SUCCESS_CODE) {
    const checked = v.safeParse(shape, result, { abortEarly: true })
    if (!checked.success) throw new AppError('bad-reply', { path }, { cause: new v.ValiError(checked.issues) })
    return checked.output
  }
  const detail: ErrorDetail = { path, say: message ?? msg }
  if (field !== undefined) detail.field = field
  if (result !== undefined) detail.result = result
  if (code === NOT_FOUND_CODE && reply.ok) throw new AppError('not-found', detail)
  throw new AppError(isErrorCode(error) ? error : codeOfStatus(reply.ok ? code : reply.status), detail)
}

function log(body: unknown): void {
  const told = v.safeParse(Told, body)
  // biome-ignore lint/suspicious/noConsole: section 8 of the specification wants it in the log
  if (told.success) console.info(told.output.message)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The row of the error table for a reply that names none: by its status, else one of "the shop made a mistake". */
function codeOfStatus(status: number): ErrorCode {
  const named = Object.entries(errorTable).find(([, row]) => row.status === status && row.status !== 200)
  return named !== undefined && isErrorCode(named[0]) ? named[0] : 'internal'
}
