import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SegmentSections } from '#search/segment/sections.ts'
import type { PartBatch, SectionBuildData } from './section-builder.ts'

/** Messages to the thread that builds a segment of the search index. */
export type IndexThreadMessage = { type: 'parts'; portion: PartBatch } | { type: 'build' }
type IndexThreadReply = { type: 'taken' } | { type: 'sections'; sections: SegmentSections }

/**
 * The file of the thread's program, beside the bundled server. The file does not exist when the server runs from its sources. Then parts
 * are indexed on the main thread in small steps (index-builder.ts).
 */
const indexThreadPath = ['./index-thread.js', '../index-thread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** Whether the program of the indexing thread exists. */
export const isIndexThreadAvailable = indexThreadPath !== undefined

/** Builds a segment of the search index in another thread. This thread only reads the parts and sends them, at most one portion ahead. */
export async function buildInThread(portions: AsyncIterable<PartBatch>, terms: SectionBuildData): Promise<SegmentSections> {
  if (indexThreadPath === undefined) throw new Error('The program of the index thread is not there.')
  const thread = new Worker(indexThreadPath, { workerData: terms })
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The index thread ended with code ${code}.`)))
  })
  // The thread's error is reported where a reply is awaited. While no caller waits for a reply, the error can be ignored.
  failed.catch(() => undefined)
  const say = async (message: IndexThreadMessage): Promise<IndexThreadReply> => {
    const answered = new Promise<IndexThreadReply>((resolve) => thread.once('message', resolve))
    thread.postMessage(message)
    return Promise.race([answered, failed])
  }
  try {
    for await (const portion of portions) await say({ type: 'parts', portion })
    const made = await say({ type: 'build' })
    if (made.type !== 'sections') throw new Error('The index thread answered with something else.')
    return made.sections
  } finally {
    await thread.terminate()
  }
}
