import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type OwnShop, startShopWithWorker } from './support/own-shop.ts'
import { readyOffline, searchBox, someParts } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const WAITING = 'A newer version of the shop is here.'

/** Marks this very page load, so that a reload shows. */
const markLoad = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameLoad: true }))
const isSameLoad = (page: Page) => page.evaluate(() => 'sameLoad' in globalThis)

async function withUpdate(page: Page, shop: OwnShop, typed: string | null) {
  await page.goto(`${shop.url}/`)
  await readyOffline(page)
  await markLoad(page)
  if (typed !== null) await searchBox(page).pressSequentially(typed)
  shop.changeWorker()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
}

let shop: OwnShop
test.beforeEach(async () => {
  shop = await startShopWithWorker(await readFile('dist/sw.js', 'utf8'))
})
test.afterEach(() => shop.close())

test('an update waits for a yes when something was typed, and says so', { tag: '@long' }, async ({ page }) => {
  await withUpdate(page, shop, '1042')
  await expect(page.getByText(WAITING)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/marketing\/page\/about$/)
  // The page takes an update one and a half seconds after it has moved, by a timer that began before this one: what is not taken now never
  // will be.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  expect(await isSameLoad(page)).toBe(true)
  await expect(searchBox(page)).toHaveValue('1042')
  await page.getByRole('button', { name: 'Use it now' }).click()
  // The old worker gives way when it has answered everything, which takes its time on a busy machine.
  await expect.poll(() => isSameLoad(page).catch(() => true), { timeout: 60_000 }).toBe(false)
  await expect(page.getByText(WAITING)).toBeHidden()
})

test('with nothing typed it is taken at the next navigation, and the page opens anew once', { tag: '@long' }, async ({ page }) => {
  await withUpdate(page, shop, null)
  await expect(page.getByText(WAITING)).toBeVisible()
  expect(await isSameLoad(page)).toBe(true)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const [part] = await someParts('1')
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/marketing/page/"]')
    if (link === null) throw new Error(`No link to follow instead of ${to}`)
    link.click()
  }, part?.mcode)
  await expect.poll(() => isSameLoad(page).catch(() => true), { timeout: 60_000 }).toBe(false)
  await markLoad(page)
  // It would open anew a second time when the new worker takes charge; when that one answers, it has.
  await readyOffline(page)
  expect(await isSameLoad(page)).toBe(true)
  expect(loads).toBe(1)
  expect(new URL(page.url()).pathname).toContain('/marketing/page/')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
})
