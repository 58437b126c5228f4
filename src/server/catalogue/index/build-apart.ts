import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Sections } from '#search/segment/sections.ts'
import type { Portion, SectionTerms } from './section-builder.ts'

/** What is said to the thread that makes a segment, and what it answers. */
export type ToThread = { type: 'parts'; portion: Portion } | { type: 'build' }
type FromThread = { type: 'taken' } | { type: 'sections'; sections: Sections }

/** The thread's program: beside the bundled server. Where the sources run there is none, and parts are indexed in turns (build-index.ts). */
const program = ['./index-thread.js', '../index-thread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** Whether there is a program for another thread. */
export const canBuildApart = program !== undefined

/** Makes a segment in another thread; here only the parts are read and handed over, never more than one portion ahead of it. */
export async function buildApart(portions: AsyncIterable<Portion>, terms: SectionTerms): Promise<Sections> {
  if (program === undefined) throw new Error('The program of the index thread is not there.')
  const thread = new Worker(program, { workerData: terms })
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The index thread ended with code ${code}.`)))
  })
  // Whoever awaits an answer hears of it; when nobody does any more, it is no news.
  failed.catch(() => undefined)
  const say = async (message: ToThread): Promise<FromThread> => {
    const answered = new Promise<FromThread>((resolve) => thread.once('message', resolve))
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
