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

interface Waiting {
  resolve: (result: Uint8Array | Blob | null) => void
  reject: (cause: unknown) => void
}

/** Runs the embedded database on a thread of its own, so that no statement blocks the thread that answers visitors. */
export async function openEngineInThread(options: EngineOptions): Promise<EmbeddedEngine> {
  if (engineThreadPath === undefined) throw new Error('The program of the database thread is not there.')
  const thread = new Worker(engineThreadPath, { workerData: options })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let ended: Error | null = null

  const end = (cause: unknown) => {
    ended ??= new Error('The embedded database has ended.', { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', (code) => end(new Error(`Its thread ended with code ${code}.`)))

  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', () => {
      thread.off('error', reject)
      resolve()
    })
  })
  thread.on('message', (reply: EngineReply) => {
    if (reply.type === 'opened') return
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    // Like a socket that waits for nothing, an idle database does not keep the process alive.
    if (waiting.size === 0) thread.unref()
    if (reply.type === 'done') one?.resolve(reply.result)
    else one?.reject(reply.cause)
  })
  thread.unref()

  const ask = (order: EngineOrder): Promise<Uint8Array | Blob | null> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended)
      asked += 1
      waiting.set(asked, { resolve, reject })
      thread.ref()
      thread.postMessage({ ...order, id: asked } satisfies EngineRequest)
    })

  return {
    // The casts are safe, because the thread answers each kind of request in one way.
    execute: async (messages) => (await ask({ type: 'execute', messages })) as Uint8Array,
    dump: async () => (await ask({ type: 'dump' })) as Blob,
    close: async () => {
      await ask({ type: 'close' })
      await thread.terminate()
    },
  }
}
