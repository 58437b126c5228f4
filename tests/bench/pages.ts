import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { InitialPageData, type PageRenderer } from '#contract/routes/rendered-page.ts'

export interface RenderedCost {
  page: string
  /** Of one turn, the median of many; nothing else runs in the server meanwhile. */
  renderMs: number
  /** The peer: the same page's data as JSON. */
  jsonMs: number
  /** Of the whole page, and of the data in it, gzip. */
  pageBytes: number
  dataBytes: number
}

const RendererModule = v.object({ render: v.custom<PageRenderer>((given) => typeof given === 'function') })

const TURNS = 60
const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
const timed = (work: () => unknown) => {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const started = performance.now()
    work()
    times.push(performance.now() - started)
  }
  return median(times.slice(TURNS / 3))
}

/** What it costs to render pages of a running shop, by the app of the build in `dist`. */
export async function measurePages(url: string, pages: Record<string, string>, dist = 'dist'): Promise<RenderedCost[]> {
  const path = join(process.cwd(), dist, 'server/app.js')
  if (!existsSync(path)) throw new Error('There is no build: npm run build.')
  const { render } = v.parse(RendererModule, await import(pathToFileURL(path).href))
  const costs: RenderedCost[] = []
  for (const [page, path] of Object.entries(pages)) {
    const html = await (await fetch(url + path)).text()
    const text = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const data = v.parse(InitialPageData, JSON.parse(text))
    const renderMs = timed(() => render({ ...data, origin: url, locale: 'en-US' }))
    costs.push({
      page,
      renderMs,
      jsonMs: timed(() => JSON.stringify(data)),
      pageBytes: gzipSync(html).length,
      dataBytes: gzipSync(text).length,
    })
  }
  return costs
}
