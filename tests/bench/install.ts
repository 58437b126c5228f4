import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { benchArgs } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { startShop } from './shop-process.ts'
import { slowLine } from './slow-line.ts'

const PARTS = 600

export interface Install {
  latencyMs: number
  files: number
  /** From the registration of the worker until it is in charge, with every file of the shop kept. */
  tookMs: number
  /** From the page's question how ready the shop is to the answer, for which the worker reads every file; the quickest of some. */
  checkMs: number
}

const CHECKS = 5

/** How long a first visit takes until the shop is on the device, through lines of some latency: Chromium, production build, real server. */
export async function measureInstall(folder: string, port: number, latencies: readonly number[]): Promise<Install[]> {
  const shop = await startShop(join(folder, 'install'), PARTS, port)
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: benchArgs })
  const found: Install[] = []
  try {
    for (const latencyMs of latencies) {
      const line = await slowLine(port, latencyMs)
      const page = await (await browser.newContext()).newPage()
      await page.addInitScript(() => {
        const register = ServiceWorkerContainer.prototype.register
        ServiceWorkerContainer.prototype.register = function (...given) {
          performance.mark('registered')
          return register.apply(this, given)
        }
        navigator.serviceWorker.addEventListener('controllerchange', () => performance.mark('in-charge'))
      })
      await page.goto(`http://localhost:${line.port}/`)
      const at = (name: string) => page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null, name)
      // Polled from here: the page's policy does not let a test wait inside it.
      while ((await at('in-charge')) === null) await new Promise((resolve) => setTimeout(resolve, 100))
      const files = await page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.includes('precache'))
        return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
      })
      const checks: number[] = []
      for (let check = 0; check < CHECKS; check += 1) checks.push(await page.evaluate(askedHowReady))
      found.push({ latencyMs, files, tookMs: Number(await at('in-charge')) - Number(await at('registered')), checkMs: Math.min(...checks) })
      await page.context().close()
      line.close()
    }
    return found
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/**
 * In the page: how long the worker takes to say how ready the shop is. Without functions of a name, which the compiler of these files would
 * wrap in a helper.
 */
async function askedHowReady(): Promise<number> {
  const { active } = await navigator.serviceWorker.ready
  const begun = performance.now()
  const heard = new AbortController()
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => data?.type === 'ready' && resolve(null), { signal: heard.signal })
    active?.postMessage({ type: 'how-ready' })
  })
  heard.abort()
  return performance.now() - begun
}
