import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import type { ExchangeRates } from './in-dollars.ts'
import type { ReaderReply } from './reader-replies.ts'
import type { FileReadOptions } from './readers.ts'

/**
 * The kinds of files whose rows take this thread about as long to store as another one to read them. Rows of PIES are only put aside, which
 * takes less time than handing them over.
 */
const threadKinds = ['aces'] as const
type ThreadKind = (typeof threadKinds)[number]

/** What the thread is to read, and how. The options hold only what can be sent to a thread. */
export interface ReadRequest {
  kind: ThreadKind
  path: string
  options: Omit<FileReadOptions, 'known'>
  rates: ExchangeRates
}

/** A smaller file, as it is stored, is mostly read before the thread would have started. */
const MIN_FILE_BYTES = 4 * 2 ** 20

/** The number of portions that the thread reads ahead. */
const PORTIONS_AHEAD = 2

/** The new objects of the thread are gone with the next portion, so more memory for them would gain little. */
const MAX_YOUNG_MB = 32

/** The file of the thread's program. The file does not exist when the command runs from its sources. Then the file is read on this thread. */
const readerThreadPath = ['./reader-thread.js', '../reader-thread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

const isThreadKind = (kind: string): kind is ThreadKind => (threadKinds as readonly string[]).includes(kind)

/**
 * Returns the kind of an XML file that is read on a thread of its own, while this thread plans and writes; null for any other file. Rows of a
 * workbook are not worth it, because their shared texts would be in memory twice.
 */
export async function findThreadKind(kind: string, path: string): Promise<ThreadKind | null> {
  if (readerThreadPath === undefined || !isThreadKind(kind)) return null
  return (await stat(path)).size >= MIN_FILE_BYTES ? kind : null
}

/**
 * Reads a file on a thread of its own, as its reader does on this one: portions of events, and the same errors. The thread ends when the
 * caller takes no more.
 */
export async function* readInThread(request: ReadRequest, program = readerThreadPath): AsyncGenerator<readonly FileEvent[], void> {
  if (program === undefined) throw new Error('The program of the reading thread is not there.')
  const thread = new Worker(program, { workerData: request, resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB } })
  try {
    // The cast is safe, because each message of the thread is one reply.
    const replies = on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[ReaderReply]>
    for (let at = 0; at < PORTIONS_AHEAD; at += 1) thread.postMessage('next')
    for await (const [reply] of replies) {
      if (reply.type === 'end-of-file') return
      if (reply.type === 'not-xml') throw new XmlError(reply.line, reply.says, reply.column)
      if (reply.type === 'refused') throw new AppError(reply.code, reply.detail)
      if (reply.type === 'failed') throw reply.error
      thread.postMessage('next')
      yield JSON.parse(reply.json)
    }
    throw new Error('The thread that reads the file ended before its last row.')
  } finally {
    await thread.terminate()
  }
}
