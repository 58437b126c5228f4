import type { StreamedFile } from '#contract/download/download-calls.ts'
import { FILE_LINE_COUNT_HEADER } from '#contract/envelope.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { encodingMatcher } from './encoded.ts'

/**
 * Streams a file while it is created. A piece of the file is created only when the reader is ready, and creation stops when the reader
 * leaves. An error in the middle aborts the connection, so that the client does not take half a file for the whole.
 */
export function fileReply(request: Request, type: string, given: unknown, report: ReportError): Response {
  const { name, lineCount, texts } = given as StreamedFile
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    [FILE_LINE_COUNT_HEADER]: String(lineCount),
    Vary: 'Accept-Encoding',
  }
  const bytes = streamTexts(texts, (cause) => report(`file ${name}`, cause))
  if (!encodingMatcher(request.headers.get('Accept-Encoding'))('gzip')) return new Response(passThroughStream(bytes), { headers })
  return new Response(passThroughStream(bytes.pipeThrough(new CompressionStream('gzip'))), {
    headers: { ...headers, 'Content-Encoding': 'gzip' },
  })
}

/**
 * Returns the error with which a stream ends early. The cause is already reported, so the code of this error makes the server adapter log
 * only that the reply ended early.
 */
const createStreamAbortError = () => Object.assign(new Error('A file was broken off.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

function streamTexts(texts: AsyncGenerator<string, void>, report: (cause: unknown) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await texts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (cause) {
          report(cause)
          controller.error(cause)
        }
      },
      async cancel() {
        await texts.return()
      },
    },
    // The stream must not buffer pieces ahead of the reader.
    { highWaterMark: 0 },
  )
}

/** Returns a stream with the same bytes. An error of `bytes` is already reported, so the server adapter only logs that the reply ended. */
export function passThroughStream(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = bytes.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch {
          controller.error(createStreamAbortError())
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
