import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { CallRow } from '#contract/call-row.ts'
import { calls } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_REQUEST_BODY_BYTES } from '#contract/limits.ts'
import { localeOfAny } from '#server/kernel/language.ts'
import type { Report } from '#server/kernel/report.ts'
import { errorReply } from './on-error.ts'

/**
 * Whoever goes in the middle of sending has not met a mistake of ours: nobody is there to read an answer, and nothing is to be repaired.
 */
const brokenOff = (cause: unknown) =>
  new AppError('bad-request', { message: /*i18n*/ 'The request broke off before its end. Send it again.' }, { cause })

/** The body of a request. Throws `bad-request` when it breaks off, `too-large` when it is more than the shop takes. */
export async function wholeBody(request: Request, mostBytes = MAX_REQUEST_BODY_BYTES): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw brokenOff(cause)
  })
  if (bytes.byteLength > mostBytes) throw new AppError('too-large')
  return bytes
}

/** Paths of calls that take more than all others. */
const larger = new Map(
  Object.values<CallRow>(calls).flatMap(({ path, bodyMostBytes }) => (bodyMostBytes === undefined ? [] : [[path, bodyMostBytes] as const])),
)

/** Refuses bodies that are too large. To know it, those that come in pieces are read here, and may break off here. */
export function limitedBody(report: Report): MiddlewareHandler {
  const limitOf = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) => errorReply(new AppError('too-large'), context.req.path, report, localeOfAny(context.req.raw.headers)),
    })
  const limit = limitOf(MAX_REQUEST_BODY_BYTES)
  const limits = new Map([...larger].map(([path, mostBytes]) => [path, limitOf(mostBytes)]))
  return async (context, next) => {
    try {
      return await (limits.get(context.req.path) ?? limit)(context, next)
    } catch (cause) {
      // What handlers throw never comes by here: Hono answers it where it was thrown.
      return errorReply(brokenOff(cause), context.req.path, report, localeOfAny(context.req.raw.headers))
    }
  }
}
