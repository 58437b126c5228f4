import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import type { PageRenderInput, RenderedPage } from '#contract/routes/rendered-page.ts'

/** Renders a page, on this thread or another. */
export type RenderPage = (page: PageRenderInput) => RenderedPage | Promise<RenderedPage>

/** Most threads that render pages. Each holds the whole app, in some 60 MB. */
const MAX_RENDER_THREADS = 4

/**
 * Starts the threads that render pages with the app of the build: one fewer than there are processors, and at least one. So the thread that
 * answers visitors is never blocked by a page. Throws if the renderer is missing, because every page would be empty.
 */
export function startRenderPool(dist: string): RenderPage {
  const path = join(dist, 'server/app.js')
  if (!existsSync(path)) throw new Error(`The build in ${dist} lacks server/app.js, which renders the pages. Build it again: npm run build`)
  const threads = Math.min(MAX_RENDER_THREADS, Math.max(1, availableParallelism() - 1))
  const pool = new Piscina<PageRenderInput, RenderedPage>({
    filename: pathToFileURL(path).href,
    name: 'render',
    minThreads: threads,
    maxThreads: threads,
  })
  return (page) => pool.run(page)
}
