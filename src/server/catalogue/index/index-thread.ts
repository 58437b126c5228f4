import { parentPort, workerData } from 'node:worker_threads'
import type { IndexThreadMessage } from './build-in-thread.ts'
import { SectionBuilder } from './section-builder.ts'

/**
 * The program of the thread that builds one segment of the search index. It receives parts in portions and returns the segment's sections
 * (build-in-thread.ts).
 */
const sectionBuilder = new SectionBuilder(workerData)

parentPort?.on('message', async (message: IndexThreadMessage) => {
  if (message.type === 'build') {
    const sections = await sectionBuilder.build()
    // The bytes are handed over, not copied: the copies of a large shop would be in memory twice.
    const buffers = new Set(Array.from(sections.values(), ({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer))
    return parentPort?.postMessage({ type: 'sections', sections }, [...buffers])
  }
  sectionBuilder.add(message.portion)
  parentPort?.postMessage({ type: 'taken' })
})
