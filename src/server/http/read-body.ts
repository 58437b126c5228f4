import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { calls } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { MAX_REQUEST_BODY_BYTES } from '#contract/limits.ts'
import { requestedLocaleWithoutTenant } from '#server/kernel/language.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { errorReply } from './on-error.ts'

/** Returns the error for a client that disconnects while it sends its request. The error is not reported, because it is no bug. */
const createDisconnectedError = (cause: unknown) =>
  new AppError('bad-request', { message: /*i18n*/ 'The request broke off before its end. Send it again.' }, { cause })

/** Reads the body of a request. Throws `bad-request` if the body ends early, and `too-large` if it exceeds the limit. */
export async function readBody(request: Request, mostBytes = MAX_REQUEST_BODY_BYTES): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw createDisconnectedError(cause)
  })
  if (bytes.byteLength > mostBytes) throw new AppError('too-large')
  return bytes
}

/** Paths of the calls that accept larger request bodies, with their limits. */
const largerBodyLimits = new Map(
  Object.values<CallDefinition>(calls).flatMap(({ path, bodyMostBytes }) =>
    bodyMostBytes === undefined ? [] : [[path, bodyMostBytes] as const],
  ),
)

/**
 * Refuses request bodies that are too large. The size of a chunked body is known only after it was read. GET and HEAD have no body here, and
 * to ask their request for one would cost more than many replies.
 */
export function limitBodySize(report: ReportError): MiddlewareHandler {
  const limitOf = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) =>
        errorReply(new AppError('too-large'), context.req.path, report, requestedLocaleWithoutTenant(context.req.raw.headers)),
    })
  const limit = limitOf(MAX_REQUEST_BODY_BYTES)
  const limits = new Map([...largerBodyLimits].map(([path, mostBytes]) => [path, limitOf(mostBytes)]))
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
    try {
      return await (limits.get(context.req.path) ?? limit)(context, next)
    } catch (cause) {
      // Only errors of reading the body arrive here, because Hono handles the errors of handlers itself.
      return errorReply(createDisconnectedError(cause), context.req.path, report, requestedLocaleWithoutTenant(context.req.raw.headers))
    }
  }
}
