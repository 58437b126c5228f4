import * as v from 'valibot'
import type { CallInputOf, CallName, calls } from '#contract/calls.ts'
import { FILE_LINE_COUNT_HEADER } from '#contract/envelope.ts'
import { AppError } from '#contract/errors.ts'
import { CALL_TIMEOUT_MS } from '#contract/limits.ts'
import { parseReply } from './call.ts'
import type { Port } from './port.ts'
import { buildCallRequest } from './request.ts'

/** The names of API calls whose reply is a file. */
export type FileCallName = { [N in CallName]: (typeof calls)[N] extends { file: string } ? N : never }[CallName]

/** A download that receives no data for this time is cancelled. */
export const MAX_STALLED_MS = 30_000

/** The progress of a download: the lines received after the header line, and the expected total if the server sends it. */
export interface FileProgress {
  receivedLines: number
  totalLines: number | null
}

export interface DownloadedFile {
  name: string
  blob: Blob
  lineCount: number
}

const LINE_FEED = 10

/**
 * Downloads a file as a stream and reports progress. Rejects with AppError like `call`, also with `no-network` if the connection breaks
 * midway. If `signal` is aborted, rejects with the signal's reason.
 */
export async function requestFile<N extends FileCallName>(
  port: Port,
  name: N,
  input: CallInputOf<N>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (now: FileProgress) => void },
): Promise<DownloadedFile> {
  const quiet = new AbortController()
  const either = AbortSignal.any([signal, quiet.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitAtMost = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => quiet.abort(), ms)
  }
  let path: string = name
  try {
    const request = await buildCallRequest(port, name, input, { signal: either })
    path = new URL(request.url, 'http://shop').pathname
    waitAtMost(CALL_TIMEOUT_MS)
    const reply = await port.fetch(request)
    const type = reply.headers.get('Content-Type') ?? ''
    if (!reply.ok || type.includes('json') || reply.body === null) {
      parseReply(v.unknown(), reply, await reply.text(), path)
      throw new AppError('bad-reply', { path })
    }
    const of = Number(reply.headers.get(FILE_LINE_COUNT_HEADER) ?? Number.NaN)
    const pieces: BlobPart[] = []
    let lines = -1
    const reader = reply.body.getReader()
    for (;;) {
      waitAtMost(MAX_STALLED_MS)
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      for (const byte of value) if (byte === LINE_FEED) lines += 1
      onProgress({ receivedLines: Math.max(0, lines), totalLines: Number.isNaN(of) ? null : of })
    }
    return {
      name: parseFileName(reply.headers.get('Content-Disposition')),
      blob: new Blob(pieces, { type }),
      lineCount: Math.max(0, lines),
    }
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (cause instanceof AppError) throw cause
    throw new AppError('no-network', { path }, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const parseFileName = (disposition: string | null): string => /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1] ?? 'price-list.csv'
