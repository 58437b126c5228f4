// The program of the thread that reads a file (read-in-thread.ts). It answers each request with the next portion.
import { parentPort, workerData } from 'node:worker_threads'
import type { FileEvent } from '#server/import/facts.ts'
import { readPortions } from './portions.ts'
import type { ReadRequest } from './read-in-thread.ts'
import { createReaderReplies } from './reader-replies.ts'
import { fileOpenersByKind } from './readers.ts'

async function* readFile({ kind, path, options, rates }: ReadRequest): AsyncGenerator<readonly FileEvent[], void> {
  const { events } = await fileOpenersByKind[kind](path, options)
  yield* readPortions(events, rates)
}

const replyToNext = createReaderReplies(readFile(workerData))
parentPort?.on('message', async () => parentPort?.postMessage(await replyToNext()))
