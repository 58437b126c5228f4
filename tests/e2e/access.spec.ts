import type { Page } from '@playwright/test'
import { axeInBothSchemes, tooWide } from './support/looked-over.ts'
import { expectPart, loadedPictures, searchBox, someParts } from './support/pages.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const screens = {
  home: async (page: Page) => {
    await page.goto('/')
    await expect(page.locator('main a[href^="/prod/cat/"]').first()).toBeVisible()
  },
  listing: async (page: Page) => {
    await page.goto('/prod/cat/c/0/1')
    await expect(page.locator('main a[href^="/prod/m/"]').first()).toBeVisible()
  },
  part: async (page: Page) => {
    const [part] = await someParts('2')
    await page.goto(`/prod/m/${part?.mcode}`)
    await expectPart(page, part?.mcode ?? '')
  },
} satisfies Record<string, (page: Page) => Promise<void>>

for (const [name, open] of Object.entries(screens))
  for (const width of [390, 1440])
    test(`axe finds nothing on ${name} at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await open(page)
      await loadedPictures(page)
      expect(await axeInBothSchemes(page)).toEqual([])
    })

/** A phone of 390 px, a small one, and the first at a zoom of 200 %. */
const NARROW = [390, 320, 195]

/** By how many pixels the page can be pushed sideways, by width. */
async function pushedSideways(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  await expect(page.getByRole('contentinfo')).toBeAttached()
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: width === 195 ? 422 : 844 })
    found[width] = await tooWide(page)
  }
  return found
}
const NOWHERE = { 390: 0, 320: 0, 195: 0 }

for (const [name, open] of Object.entries(screens))
  test(`${name} does not scroll sideways on a phone, nor at a zoom of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await loadedPictures(page)
    expect(await pushedSideways(page)).toEqual(NOWHERE)
  })

test('nor do a search, one without a find, applications, sign-in, an error and the 404 page', async ({ page, complaints }) => {
  complaints.allow(NOT_FOUND)
  await page.setViewportSize({ width: 390, height: 844 })
  const addresses = ['/prod/all/0001', '/prod/all/zzzqqqxxx', '/prod/app/1', '/login', '/Error?code=500', '/prod/m/AB/cd']
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await pushedSideways(page), address).toEqual(NOWHERE)
  }
})

test('a row without a button, as of a part that is not made any more, keeps its lines one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await screens.listing(page)
  const tops = await page
    .locator('main li:has([data-row])')
    .first()
    .evaluate((row) => {
      row.querySelector('button')?.remove()
      return [...row.children].slice(1).map((line) => [line.getBoundingClientRect().left, line.getBoundingClientRect().top])
    })
  expect(tops.length).toBe(4)
  expect(new Set(tops.map(([left]) => left)).size).toBe(1)
  for (const [at, [, top = 0]] of tops.entries()) if (at > 0) expect(top).toBeGreaterThan(tops[at - 1]?.[1] ?? 0)
})

test('primary controls on a phone are at least 48 px to a finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  for (const open of Object.values(screens)) {
    await open(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header button, header a, header input, nav a, main button')]
        .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
        .map((control) => ({
          box: control.getBoundingClientRect(),
          words: control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName,
        }))
        .filter(({ box }) => box.width > 1 && Math.round(box.height) < 48)
        .map(({ box, words }) => `${words}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    )
    expect(small).toEqual([])
  }
  await context.close()
})

test('the banners’ arrows and dots on a phone are 48 px to a finger both ways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await screens.home(page)
  const steps = page.locator('[aria-roledescription=carousel] button')
  await expect(steps.first()).toBeVisible()
  for (const step of await steps.all()) {
    const box = await step.boundingBox()
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(48)
  }
})

test('on a phone the cookie notice stands in the page below the screen, and covers none of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const open of Object.values(screens)) {
    await open(page)
    const notice = page.getByRole('region', { name: 'Cookie notice' })
    await expect(notice.getByRole('button')).toHaveText(['I agree', 'I do not agree', ''])
    const below = () =>
      notice.evaluate(
        (one) => one.getBoundingClientRect().top - (document.querySelector('main')?.getBoundingClientRect().bottom ?? Infinity),
      )
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    expect((await notice.boundingBox())?.height).toBeLessThan(130)
  }
  const notice = page.getByRole('region', { name: 'Cookie notice' })
  await notice.getByRole('button', { name: 'Close the cookie notice' }).click()
  await expect(notice).toBeHidden()
})

test('the dark theme follows the device and is dark', async ({ page }) => {
  const brightness = async () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) throw new Error('No canvas')
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return red + green + blue
    })
  await page.emulateMedia({ colorScheme: 'dark' })
  await screens.home(page)
  await expect.poll(brightness).toBeLessThan(150)
  await page.emulateMedia({ colorScheme: 'light' })
  // With reduced motion every change takes a millisecond, so a style read in the same frame is still the one before.
  await expect.poll(brightness).toBeGreaterThan(600)
})

test('with the keyboard alone: search, choose a suggestion, read a part, go back', async ({ page }) => {
  const [part] = await someParts('1')
  const mcode = part?.mcode ?? ''
  await page.goto('/')
  await expect(searchBox(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type(mcode)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expectPart(page, mcode)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('with the keyboard alone: the first Tab leads past the header to the content', async ({ page }) => {
  await screens.listing(page)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', /^#/)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
