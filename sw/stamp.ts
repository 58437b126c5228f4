import { REPLY_SOURCE_HEADER } from '#contract/envelope.ts'
import { FETCHED_AT_HEADER, replySourceHeader } from '#data/answered-from.ts'

function withHeader(reply: Response, name: string, value: string): Response {
  const headers = new Headers(reply.headers)
  headers.set(name, value)
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers })
}

/** Returns a copy of a reply with the time at which it was fetched. Consumes the body of the reply. */
export const withFetchTime = (reply: Response, now: number): Response => withHeader(reply, FETCHED_AT_HEADER, new Date(now).toISOString())

export const readFetchTime = (kept: Response): string | null => kept.headers.get(FETCHED_AT_HEADER)

/**
 * Returns a copy of a cached reply that is marked as coming from this device, because the network did not answer. Consumes the body of the
 * reply.
 */
export const markReplyFromDevice = (kept: Response): Response =>
  withHeader(kept, REPLY_SOURCE_HEADER, replySourceHeader('cache', readFetchTime(kept)))
