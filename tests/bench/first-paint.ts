import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import * as v from 'valibot'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { openBarePage } from './bare-page.ts'

const SLOWER = 4
const ROUNDS = 5
/** Slow 4G: 150 ms there and back, 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** After the navigation; by then a page has been at rest for a second. */
const RESTS_AFTER_MS = 5000

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

/** Of one first visit, in milliseconds from the navigation on. */
const Visit = v.object({
  /** The page's HTML is here. */
  html: v.number(),
  firstPaint: v.number(),
  largestPaint: v.number(),
  /** Tasks of more than 50 ms after the first paint: how much they took above that. */
  blocked: v.number(),
  /** Sum of the layout shifts, without unit. */
  shifts: v.number(),
})
export type Visit = v.InferOutput<typeof Visit>

export interface Painted {
  page: string
  ours: Visit[]
  /** The peer: the same page, of whose scripts none arrives. */
  peer: Visit[]
}

/** First visits over an applied slow 4G with a processor four times slower: Chromium, production build, real server. */
export async function measureFirstPaint(url: string, pages: Record<string, string>): Promise<Painted[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  const visit = async (path: string, withScripts: boolean) => {
    const page = await openBarePage(browser)
    await page.send('Emulation.setDeviceMetricsOverride', PHONE)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Network.enable')
    if (!withScripts) await page.send('Network.setBlockedURLs', { urls: ['*.js'] })
    await page.send('Network.emulateNetworkConditions', LINE)
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.send('Page.navigate', { url: url + path })
    await pause(RESTS_AFTER_MS)
    const seen = v.parse(Visit, await page.evaluate(`(${paints})()`))
    await page.close()
    return seen
  }
  try {
    const painted: Painted[] = []
    for (const [page, path] of Object.entries(pages)) {
      const row: Painted = { page, ours: [], peer: [] }
      for (let round = 0; round < ROUNDS; round += 1) {
        row.ours.push(await visit(path, true))
        row.peer.push(await visit(path, false))
      }
      painted.push(row)
    }
    return painted
  } finally {
    await browser.close()
  }
}

/** In the page: what the browser noted of its own first visit. */
async function paints() {
  const kinds = ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']
  const all = await Promise.all(
    kinds.map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
          setTimeout(() => resolve([]), 200)
        }),
    ),
  )
  const [paint = [], largest = [], tasks = [], shifts = []] = all
  const firstPaint = paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const [navigation] = performance.getEntriesByType('navigation')
  return {
    html: navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : Number.NaN,
    firstPaint,
    largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
    blocked: tasks.reduce((sum, { startTime, duration }) => (startTime > firstPaint ? sum + duration - 50 : sum), 0),
    shifts: shifts.reduce((sum, shift) => sum + ('value' in shift && typeof shift.value === 'number' ? shift.value : 0), 0),
  }
}
