import { parentPort, workerData } from 'node:worker_threads'
import type { ToThread } from './build-apart.ts'
import { SectionBuilder } from './section-builder.ts'

/** A thread that makes one segment: parts come some at a time, and the sections go back when all have come (build-apart.ts). */
const builder = new SectionBuilder(workerData)

parentPort?.on('message', async (message: ToThread) => {
  if (message.type === 'build') return parentPort?.postMessage({ type: 'sections', sections: await builder.build() })
  builder.add(message.portion)
  parentPort?.postMessage({ type: 'taken' })
})
