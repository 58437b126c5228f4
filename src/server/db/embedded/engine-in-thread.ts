import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { EmbeddedEngine, EngineOptions } from './engine.ts'

type EngineOrder = { type: 'execute'; messages: Uint8Array } | { type: 'dump' } | { type: 'close' }
/** A request to the thread that runs the embedded database. */
export type EngineRequest = EngineOrder & { id: number }
export type EngineReply =
  | { type: 'opened' }
  | { type: 'done'; id: number; result: Uint8Array | Blob | null }
  | { type: 'failed'; id: number; cause: unknown }

/**
 * The file of the thread's program, beside the bundled server. The file does not exist when the server runs from its sources. Then the
 * database runs on the main thread.
 */
const engineThreadPath = ['./engine-thread.js', '../engine-thread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

export const isEngineThreadAvailable = engineThreadPath !== undefined

interface OpenRequest {
  resolve: (result: Uint8Array | Blob | null) => void
  reject: (cause: unknown) => void
}

/**
 * Runs the embedded database on a thread of its own, so that no statement blocks the thread that answers visitors. If the thread ends
 * unexpectedly, the process ends too, with the cause, as it does where the database runs on the main thread.
 */
export async function openEngineInThread(options: EngineOptions, program = engineThreadPath): Promise<EmbeddedEngine> {
  if (program === undefined) throw new Error('The program of the database thread is not there.')
  const thread = new Worker(program, { workerData: options })
  await opened(thread)
  const openRequests = new Map<number, OpenRequest>()
  let [lastId, isClosing] = [0, false]

  thread.on('message', (reply: EngineReply) => {
    if (reply.type === 'opened') return
    const request = openRequests.get(reply.id)
    openRequests.delete(reply.id)
    // An idle thread does not keep the process alive: a command ends when its work is done.
    if (openRequests.size === 0) thread.unref()
    if (reply.type === 'done') request?.resolve(reply.result)
    else request?.reject(reply.cause)
  })
  thread.on('exit', (code) => {
    if (!isClosing) throw new Error(`The thread of the embedded database ended with code ${code}.`)
  })
  thread.unref()

  const send = (order: EngineOrder, transfer: ArrayBuffer[] = []): Promise<Uint8Array | Blob | null> =>
    new Promise((resolve, reject) => {
      lastId += 1
      openRequests.set(lastId, { resolve, reject })
      thread.ref()
      thread.postMessage({ ...order, id: lastId } satisfies EngineRequest, transfer)
    })

  return {
    // The casts are safe, because the thread answers each kind of request in one way.
    execute: async (messages) => {
      // A short message lies in a buffer that it shares with others, and all of that buffer would be copied.
      const own = new Uint8Array(messages)
      return (await send({ type: 'execute', messages: own }, [own.buffer])) as Uint8Array
    },
    dump: async () => (await send({ type: 'dump' })) as Blob,
    close: async () => {
      isClosing = true
      await send({ type: 'close' })
      await thread.terminate()
    },
  }
}

/** Waits until the thread has opened the database. Rejects with the cause if it cannot. */
const opened = (thread: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const ended = (code: number) =>
      reject(new Error(`The thread of the embedded database ended with code ${code} before it had opened it.`))
    thread.once('error', reject)
    thread.once('exit', ended)
    thread.once('message', () => {
      thread.off('error', reject)
      thread.off('exit', ended)
      resolve()
    })
  })
