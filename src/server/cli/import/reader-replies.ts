import { AppError, type ErrorCode, type ErrorDetail } from '#contract/errors.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { XmlError } from '#server/import/files/xml-error.ts'

/** What the thread that reads a file replies to a request for the next portion. */
export type ReaderReply =
  /** The next portion, as JSON, because a text is copied to another thread in less time than objects. */
  | { type: 'portion'; json: string }
  | { type: 'end-of-file' }
  | { type: 'not-xml'; line: number | null; says: string; column: number | null }
  | { type: 'refused'; code: ErrorCode; detail: ErrorDetail }
  | { type: 'failed'; error: unknown }

/**
 * Returns a function that replies to each request with the next portion. Requests are answered one after another. What ends the file, its end
 * or an error, is the reply to every later request too: a generator that has thrown says that it is at its end, and a file that could be read
 * in part only would count as whole.
 */
export function createReaderReplies(portions: AsyncIterator<readonly FileEvent[], void>): () => Promise<ReaderReply> {
  let last: Promise<ReaderReply> = Promise.resolve({ type: 'portion', json: '[]' })
  return () => {
    last = last.then((reply) => (reply.type === 'portion' ? readNext(portions) : reply))
    return last
  }
}

async function readNext(portions: AsyncIterator<readonly FileEvent[], void>): Promise<ReaderReply> {
  try {
    const { value, done } = await portions.next()
    return done || value === undefined ? { type: 'end-of-file' } : { type: 'portion', json: JSON.stringify(value) }
  } catch (cause) {
    if (cause instanceof XmlError) return { type: 'not-xml', line: cause.line, says: cause.says, column: cause.column }
    if (cause instanceof AppError) return { type: 'refused', code: cause.code, detail: cause.detail }
    return { type: 'failed', error: cause }
  }
}
