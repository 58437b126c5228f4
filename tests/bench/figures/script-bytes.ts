import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { benchArgs } from '../../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../../.ci/find-browser.ts'
import { arrivals } from '../arrivals.ts'
import { type Measured, NO_CONTENTION } from './figure.ts'

/** What the scripts of a first visit are held against, in kB. */
const REFERENCE_KB = 100
/** By then the page has fetched ahead what it fetches when it rests. */
const FETCHED_BY_MS = 6000

/** In the page, before its scripts: the browser says that its user wants to save data, as Chromium on Android does. */
function askToSaveData(): void {
  if ('connection' in navigator) Object.defineProperty(navigator.connection, 'saveData', { value: true })
}

/** What is transferred of scripts, in bytes: nothing of what the worker or the browser's cache has. */
const transferredBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  )

const visitors: { saves: boolean; says: string; options: BrowserContextOptions }[] = [
  { saves: false, says: '', options: {} },
  { saves: true, says: ' with Save-Data', options: { extraHTTPHeaders: { 'Save-Data': 'on' } } },
]

/**
 * The scripts that a first visit fetches, as they are sent, also those that are fetched ahead; without the worker and what it keeps. The
 * same for a visitor who saves data.
 */
export async function scriptFigures(url: string): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: [...benchArgs] })
  const figures: Measured[] = []
  try {
    for (const { saves, says, options } of visitors)
      for (const [name, path] of Object.entries(await arrivals(url))) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
        if (saves) await context.addInitScript(askToSaveData)
        const page = await context.newPage()
        await page.goto(url + path)
        await page.waitForTimeout(FETCHED_BY_MS)
        const kilobytes = (await transferredBytes(page)) / 1000
        figures.push({
          ...{ name: `script: ${name}${says}`, ratio: kilobytes / REFERENCE_KB },
          ...{ took: `${kilobytes.toFixed(0)} kB`, reference: `${REFERENCE_KB} kB`, contention: NO_CONTENTION },
        })
        await context.close()
      }
  } finally {
    await browser.close()
  }
  return figures
}
