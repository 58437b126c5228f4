import { parentPort, workerData } from 'node:worker_threads'
import type { IndexedPart } from '#search/part.ts'
import { type NamedModel, SegmentBuilder } from '#search/segment/build.ts'
import type { ToThread } from './build-apart.ts'

/** A thread that makes one segment: parts come some at a time, and the sections go back when all have come (build-apart.ts). */
const models: ReadonlyMap<string, NamedModel> = workerData
const builder = new SegmentBuilder(models)

parentPort?.on('message', (message: ToThread) => {
  if (message.is === 'parts') {
    for (const part of message.parts satisfies readonly IndexedPart[]) builder.add(part)
    parentPort?.postMessage({ is: 'taken' })
    return
  }
  const sections = builder.build()
  parentPort?.postMessage({ is: 'sections', sections })
})
