import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode, type ErrorDetail } from '#contract/errors.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import type { ExchangeRates } from './in-dollars.ts'
import type { FileReadOptions } from './readers.ts'

/**
 * The kinds of files whose rows take this thread about as long to store as another one to read them. Rows of PIES are only put aside, which
 * takes less time than handing them over.
 */
const threadKinds = ['aces'] as const
type ThreadKind = (typeof threadKinds)[number]

/** What the thread reads, and how. The options hold only what can be sent to a thread. */
export interface ReadingOrder {
  kind: ThreadKind
  path: string
  options: Omit<FileReadOptions, 'known'>
  rates: ExchangeRates
}

export type ReaderReply =
  /** The next portion, as JSON: its text is copied to the other thread in less time than its objects. */
  | { type: 'events'; json: string }
  | { type: 'all' }
  | { type: 'not-xml'; line: number | null; says: string; column: number | null }
  | { type: 'failed'; code: ErrorCode; detail: ErrorDetail }

/** A smaller file is read before the thread would have started. */
const MIN_FILE_BYTES = 4 * 2 ** 20

/** The number of portions that the thread reads ahead. */
const PORTIONS_AHEAD = 2

/** The new objects of the thread are gone with the next portion, so more memory for them would gain little. */
const MAX_YOUNG_MB = 32

/** The file of the thread's program. The file does not exist when the command runs from its sources. Then the file is read on this thread. */
const readerThreadPath = ['./reader-thread.js', '../reader-thread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** Whether a file of such a kind is read on a thread of its own, while this thread plans and writes. */
export const isReadInThread = async (path: string): Promise<boolean> =>
  readerThreadPath !== undefined && (await stat(path)).size >= MIN_FILE_BYTES

export const isThreadKind = (kind: string): kind is ThreadKind => (threadKinds as readonly string[]).includes(kind)

/**
 * Reads a file on a thread of its own, as its reader does on this one: portions of events, and the same errors. The thread ends when the
 * caller takes no more.
 */
export async function* readInThread(order: ReadingOrder, program = readerThreadPath): AsyncGenerator<readonly FileEvent[], void> {
  if (program === undefined) throw new Error('The program of the reading thread is not there.')
  const thread = new Worker(program, { workerData: order, resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB } })
  try {
    // The cast is safe, because each message of the thread is one reply.
    const replies = on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[ReaderReply]>
    for (let at = 0; at < PORTIONS_AHEAD; at += 1) thread.postMessage('next')
    for await (const [reply] of replies) {
      if (reply.type === 'all') return
      if (reply.type === 'not-xml') throw new XmlError(reply.line, reply.says, reply.column)
      if (reply.type === 'failed') throw new AppError(reply.code, reply.detail)
      thread.postMessage('next')
      yield JSON.parse(reply.json)
    }
    throw new Error('The thread that reads the file ended before its last row.')
  } finally {
    await thread.terminate()
  }
}
