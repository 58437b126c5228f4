import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { AppError } from '#contract/errors.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { MadePage, MakePage, PageToMake } from './page-maker.ts'

/** Most threads that make pages. Each holds the whole app, in some 60 MB. One always runs, and the others end after a time without pages. */
const MAX_PAGE_THREADS = 4
const IDLE_THREAD_MS = 60_000
/** A thread renders one page at a time. Meanwhile large pages before it are compressed, which Node does on threads of its own. */
const PAGES_PER_THREAD = 3
/**
 * The maximum number of pages that wait for a thread. With one thread, the last of them waits for about a second. Without a limit, a flood of
 * requests would wait longer and longer and fill the memory.
 */
const MAX_WAITING_PAGES = 100

/**
 * Starts the threads that make pages with the app of the build: one fewer than there are processors, and at least one. So the thread that
 * answers visitors is never blocked by a page. Rejects if the renderer is missing or cannot be loaded, because every page would be empty.
 * While too many pages wait, a page is refused with `unavailable`.
 */
export async function startPagePool(dist: string, report: ReportError): Promise<MakePage> {
  for (const file of ['server/app.js', 'server/page-thread.js'])
    if (!existsSync(join(dist, file)))
      throw new Error(`The build in ${dist} lacks ${file}, which makes the pages. Build it again: npm run build`)
  const threads = Math.min(MAX_PAGE_THREADS, Math.max(1, availableParallelism() - 1))
  const pool = new Piscina<PageToMake | null, MadePage>({
    filename: join(dist, 'server/page-thread.js'),
    name: 'makePage',
    workerData: dist,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_THREAD_MS,
    concurrentTasksPerWorker: PAGES_PER_THREAD,
  })
  await pool.run(null, { name: 'waitUntilLoaded' })
  // A thread that ends is replaced. What it was making is refused; where it was idle, only this is told.
  pool.on('error', (cause: unknown) => report('A thread that makes pages has ended', cause))
  return async (page) => {
    if (pool.queueSize >= MAX_WAITING_PAGES) throw new AppError('unavailable')
    // While pages wait, they are compressed in a third of the time, and are a seventh larger.
    const { body, isComplete } = await pool.run({ ...page, effort: pool.queueSize > 0 ? 'least' : 'usual' })
    // A buffer arrives from another thread as a plain array of bytes.
    return { body: { ...body, bytes: Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength) }, isComplete }
  }
}
