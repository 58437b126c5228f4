// The program of the thread that reads a file (read-in-thread.ts). It answers each request with the next portion.
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import { readPortions } from './portions.ts'
import type { ReaderReply, ReadingOrder } from './read-in-thread.ts'
import { fileOpenersByKind } from './readers.ts'

const { kind, path, options, rates }: ReadingOrder = workerData
const { events } = await fileOpenersByKind[kind](path, options)
const portions = readPortions(events, rates)

async function readNext(): Promise<ReaderReply> {
  try {
    const { value, done } = await portions.next()
    return done || value === undefined ? { type: 'all' } : { type: 'events', json: JSON.stringify(value) }
  } catch (cause) {
    if (cause instanceof XmlError) return { type: 'not-xml', line: cause.line, says: cause.says, column: cause.column }
    if (cause instanceof AppError) return { type: 'failed', code: cause.code, detail: cause.detail }
    throw cause
  }
}

parentPort?.on('message', async () => parentPort?.postMessage(await readNext()))
