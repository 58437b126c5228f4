import { chromium } from '@playwright/test'
import { benchArgs } from '../../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../../.ci/find-browser.ts'
import { arrivals } from '../arrivals.ts'
import type { Measured } from './figure.ts'

/** What the scripts of a first visit are held against, in kB. */
const REFERENCE_KB = 100
/** By then the page has fetched ahead what it fetches when it rests. */
const FETCHED_BY_MS = 6000

/** The scripts that a first visit fetches, as they are sent, also those that are fetched ahead; without the worker and what it keeps. */
export async function scriptFigures(url: string): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...benchArgs] })
  const figures: Measured[] = []
  try {
    for (const [name, path] of Object.entries(await arrivals(url))) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto(url + path)
      await page.waitForTimeout(FETCHED_BY_MS)
      const bytes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
          .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
          // Nothing is transferred of what the worker or the browser's cache has.
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      )
      const kilobytes = bytes / 1000
      figures.push({
        ...{ name: `script: ${name}`, ratio: kilobytes / REFERENCE_KB },
        ...{ took: `${kilobytes.toFixed(0)} kB`, reference: `${REFERENCE_KB} kB` },
      })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return figures
}
