import type { Page } from '@playwright/test'
import { chromeIsThin, rowsAreAGrid } from '../chrome.ts'
import { tooSlim } from '../looked-over.ts'
import { expectPart, loadedPictures, someParts } from '../pages.ts'
import { asked } from '../shop.ts'
import { expect } from '../test.ts'
import type { Screen } from './screen.ts'

const titled = (address: string) => async (page: Page) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The finder with a question, and none of it still on its way. */
const asksFor = (address: string) => async (page: Page) => {
  await page.goto(address)
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** The list of a number that several makes offer, with what is folded under its row in sight. */
async function offersOpened(page: Page): Promise<void> {
  for (const { mcode, oeNumber } of await someParts('1')) {
    const { offers } = await asked('productDetail', { mcode })
    if (!offers?.length) continue
    await page.goto(`/prod/all/${encodeURIComponent(oeNumber)}`)
    // The rows of a phone and the table of a desk each have their own.
    await page.locator('main details:has(table)').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await expect(page.locator('main details table').filter({ visible: true }).first()).toBeVisible()
    return
  }
  throw new Error('No number of the demo has several offers')
}

/** What everybody sees of the catalogue. The part comes last, because the cookie notice is closed there. */
export const catalogueScreens: readonly Screen[] = [
  {
    name: 'home',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      await page.goto('/')
      await expect(page.locator('main a[href^="/prod/cat/"]').first()).toBeVisible()
      await expect(page.locator('[aria-roledescription=carousel] button:visible').first()).toBeVisible()
      await loadedPictures(page)
    },
    async also(page) {
      expect(await tooSlim(page, '[aria-roledescription=carousel] button'), 'the banners’ arrows and dots').toEqual([])
      await cookieNoticeBelow(page)
      await darkFollowsTheDevice(page)
    },
  },
  {
    name: 'poster of the shop',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      await page.goto('/marketing/poster')
      await expect(page.getByRole('button', { name: 'Save picture' })).toBeEnabled()
    },
  },
  {
    name: 'listing',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      await page.goto('/prod/cat/c/0/1')
      await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
      await loadedPictures(page)
    },
    async also(page) {
      await rowsAreAGrid(page)
      await cookieNoticeBelow(page)
      await rowWithoutAButton(page)
    },
  },
  {
    name: 'promotions',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      await page.goto('/marketing/promotion')
      await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
      await loadedPictures(page)
    },
  },
  {
    name: 'all parts of a promotion',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      const [offer] = (await asked('promotionList', {})).running
      await page.goto(`/marketing/promotion?offer=${offer?.id}`)
      await expect(page.getByRole('heading', { level: 1, name: offer?.name ?? '' })).toBeVisible()
      await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
    },
  },
  { name: 'search', linksInText: true, open: titled('/prod/all/0001') },
  { name: 'search, with the other offers of a number opened', otherAtDesktop: true, linksInText: true, open: offersOpened },
  { name: 'search without a find', linksInText: true, open: titled('/prod/all/zzzqqqxxx') },
  {
    name: 'two parts compared',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      const parts = (await someParts('2')).slice(0, 2).map(({ mcode }) => mcode)
      await page.goto(`/prod/compare?parts=${parts.join(',')}`)
      await expect(page.getByRole('heading', { name: 'Drawn at one scale' })).toBeVisible()
    },
  },
  { name: 'finder', open: asksFor('/prod/find') },
  { name: 'finder, a question with the parts beside it', otherAtDesktop: true, linksInText: true, open: asksFor('/prod/find?kind=2') },
  { name: 'finder, nothing left', linksInText: true, open: asksFor('/prod/find?kind=2&voltage=12&amps=900') },
  { name: 'applications', linksInText: true, open: titled('/prod/app/1') },
  { name: 'error', linksInText: true, open: titled('/Error?code=500') },
  { name: 'page that there is not', linksInText: true, open: titled('/prod/m/AB/cd') },
  {
    name: 'part',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      const [part] = await someParts('2')
      await page.goto(`/prod/m/${part?.mcode}`)
      await expectPart(page, part?.mcode ?? '')
      await loadedPictures(page)
    },
    async also(page) {
      await chromeIsThin(page)
      await cookieNoticeBelow(page)
      const notice = page.getByRole('region', { name: 'Cookie notice' })
      await notice.getByRole('button', { name: 'Close the cookie notice' }).click()
      await expect(notice).toBeHidden()
    },
  },
]

/** On a phone the cookie notice stands in the page below the screen, and covers none of its buttons. */
async function cookieNoticeBelow(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: 'Cookie notice' })
  await expect(notice.getByRole('button')).toHaveText(['I agree', 'I do not agree', ''])
  const below = () =>
    notice.evaluate((one) => one.getBoundingClientRect().top - (document.querySelector('main')?.getBoundingClientRect().bottom ?? Infinity))
  await expect.poll(below, 'the cookie notice is below the screen').toBeGreaterThanOrEqual(0)
  expect((await notice.boundingBox())?.height).toBeLessThan(130)
}

/** A row without a button, as of a part that is not made any more, keeps its lines one below the other, and its price in a column of its own. */
async function rowWithoutAButton(page: Page): Promise<void> {
  const { lines, figures } = await page
    .locator('main li:has([data-row])')
    .first()
    .evaluate((row) => {
      // The heart lies over the drawing, and so does nothing to the lines.
      for (const button of row.querySelectorAll('button')) button.remove()
      const places = [...row.children].slice(1).map((line) => line.getBoundingClientRect())
      const drawn = places.filter(({ height }) => height > 0).map(({ left, top }) => ({ left, top }))
      return { lines: drawn.slice(0, -1), figures: drawn.at(-1) }
    })
  expect(lines.length, 'number, name, data, OE number and stock').toBe(5)
  const [first] = lines
  expect(new Set(lines.map(({ left }) => left)).size).toBe(1)
  for (const [at, { top }] of lines.entries()) if (at > 0) expect(top).toBeGreaterThan(lines[at - 1]?.top ?? 0)
  expect(figures?.left, 'price and core in a column of their own').toBeGreaterThan(first?.left ?? 0)
}

async function darkFollowsTheDevice(page: Page): Promise<void> {
  const brightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) throw new Error('No canvas')
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return red + green + blue
    })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(brightness, 'the dark theme is dark').toBeLessThan(150)
  await page.emulateMedia({ colorScheme: 'light' })
  // With reduced motion every change takes a millisecond, so a style read in the same frame is still the one before.
  await expect.poll(brightness, 'the light theme is light').toBeGreaterThan(600)
}
