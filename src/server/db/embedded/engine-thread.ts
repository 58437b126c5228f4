import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './engine.ts'
import type { EngineReply, EngineRequest } from './engine-in-thread.ts'

/** The program of the thread that runs the embedded database (engine-in-thread.ts). It answers requests in the order of their arrival. */
const engine = await openEngine(workerData)

const reply = (message: EngineReply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

parentPort?.on('message', async (request: EngineRequest) => {
  const { id } = request
  try {
    if (request.type === 'execute') {
      const bytes = await engine.execute(request.messages)
      return reply({ type: 'done', id, result: bytes }, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])
    }
    if (request.type === 'dump') return reply({ type: 'done', id, result: await engine.dump() })
    await engine.close()
    reply({ type: 'done', id, result: null })
  } catch (cause) {
    reply({ type: 'failed', id, cause })
  }
})

reply({ type: 'opened' })
