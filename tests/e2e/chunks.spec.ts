import type { Page } from '@playwright/test'
import { searchBox } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Without a worker: it has every chunk, so there such an error hardly comes.
test.use({ serviceWorkers: 'block' })

/** Lets the screens' code fail to load from now on, as after a new version of the shop was put up. */
async function breakChunks(page: Page) {
  await page.route('**/assets/*Screen*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
}

/** Moves within the app, without a page load. */
const move = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/status of 404/, /dynamically imported module/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await page.goto('/login')
  await expect(searchBox(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
})

test('section 8: a code-chunk load error reloads the page, once per 10 s per path, and never while there is no network', {
  tag: '@long',
}, async ({ page, context }) => {
  const noSignal = page.getByRole('status').getByText('No signal.')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await context.setOffline(true)
  await move(page, '/prod/app/1')
  await expect(page.getByRole('alert')).toContainText('not on this device yet')
  await expect(noSignal).toBeVisible()
  await page.waitForTimeout(1000)
  expect(loads).toBe(0)
  expect(page.url()).toContain('/prod/app/1')

  await breakChunks(page)
  await context.setOffline(false)
  // The page may reload only once it has heard the shop again.
  await expect(noSignal).toBeHidden()
  const loaded = page.waitForEvent('load')
  await move(page, '/prod/s/best-sellers')
  await loaded
  // What the server sent is a whole page, and stays one while the code of its screen cannot be had.
  await expect(page.locator('main a[href^="/prod/m/"]').filter({ visible: true }).first()).toBeVisible()
  await page.waitForTimeout(1500)
  expect(loads).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a piece of the page that the line loses takes nothing else with it, and comes when the line is back', { tag: '@long' }, async ({
  page,
  context,
}) => {
  for (const piece of ['shell', 'after-start']) await page.route(`**/assets/${piece}*.js`, (route) => route.abort())
  await page.route('**/config.json', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('shell'))
  await page.goto('/prod/cat/c/0/1')
  await lost
  await expect(page.locator('main a[href^="/prod/m/"]').filter({ visible: true }).first()).toBeVisible()
  // The footer stands as the server sent it, and is nobody's to take away.
  await expect(page.getByRole('contentinfo')).toBeAttached()
  // It fetches the next screens when it runs: its own reply may still be cut off.
  const runs = page.waitForEvent('requestfinished', (request) => request.url().includes('PartScreen'))
  for (const piece of ['shell', 'after-start']) await page.unroute(`**/assets/${piece}*.js`)
  // Chromium (since its version 150) and Firefox never ask again for a module that failed, so with the shop's answer the page is loaded anew.
  await page.unroute('**/config.json')
  await runs
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
  // What works behind the page has come as well: the watch on the network, and with it cart and worker.
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText('No signal.')).toBeVisible()
})
