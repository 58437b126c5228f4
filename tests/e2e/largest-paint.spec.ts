import type { Browser, Page } from '@playwright/test'
import { someParts } from './support/pages.ts'
import { serverUrl } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** So long after a page is loaded, what comes late has come: the shop is ready offline after 4 to 10 s. */
const WATCHED_MS = 15_000

/** In the page: what was painted largest until then, and whether it is the page's own. */
const largestPaint = (until: number) =>
  new Promise<{ own: boolean; what: string }>((resolve) => {
    let last: (PerformanceEntry & { element?: Element | null; size?: number }) | undefined
    new PerformanceObserver((list) => {
      last = list.getEntries().at(-1) ?? last
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => {
      const element = last?.element ?? null
      const what = `${element?.tagName} of ${last?.size} px²: ${element?.textContent?.slice(0, 60)}`
      resolve({ own: element?.closest('main') !== undefined && element?.closest('main') !== null, what })
    }, until)
  })

/** The largest paint of an address, opened twice by the same device. */
async function twice(browser: Browser, viewport: { width: number; height: number }, path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport })
  const wrong: string[] = []
  const visit = async (page: Page, which: string) => {
    await page.goto(serverUrl + path)
    const { own, what } = await page.evaluate(largestPaint, WATCHED_MS)
    if (!own) wrong.push(`${which} visit of ${path} at ${viewport.width} px: ${what}`)
    await page.close()
  }
  await visit(await context.newPage(), 'first')
  await visit(await context.newPage(), 'second')
  await context.close()
  return wrong
}

test('the largest paint of home, list, search and part is the page’s own, until 15 s after the load, at a first visit and a second', async ({
  browser,
}) => {
  test.slow()
  const [part] = await someParts('1')
  const paths = ['/', '/prod/cat/c/0/2', '/prod/all/starter%2012V', `/prod/m/${part?.mcode}`]
  const phone = { width: 390, height: 844 }
  // A row of a wide list is low, so there the shell comes nearest to it.
  const wide = { width: 1440, height: 900 }
  const wrong = await Promise.all([...paths.map((path) => twice(browser, phone, path)), twice(browser, wide, paths[2] ?? '')])
  expect(wrong.flat()).toEqual([])
})
