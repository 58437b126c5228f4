import type { Page } from '@playwright/test'
import { expectPart, loadedPictures, partLink, readyOffline, searchBox, someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { CUT, expect, test } from './support/test.ts'

const NO_SIGNAL = 'No signal. What you have seen is here.'
const LISTING = '/prod/cat/c/0/1'

/** Opens home, a listing and two of its parts, as a person does, and waits until all of it is kept. */
async function lookAround(page: Page, base: string) {
  const [first, second, , , , never] = await someParts('1')
  if (first === undefined || second === undefined || never === undefined) throw new Error('Too few parts')
  await page.goto(`${base}/`)
  await readyOffline(page)
  await page.goto(base + LISTING)
  await expect(partLink(page, first.mcode)).toBeVisible()
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await partLink(page, first.mcode).click()
  await expectPart(page, first.mcode)
  await loadedPictures(page)
  await page.goBack()
  await partLink(page, second.mcode).click()
  await expectPart(page, second.mcode)
  await loadedPictures(page)
  await page.waitForLoadState('networkidle')
  return { first, second, never }
}

/** Everything that was seen is there, with its pictures, and what was not seen says so. */
async function expectSeen(page: Page, base: string, seen: Awaited<ReturnType<typeof lookAround>>) {
  await page.goto(`${base}/prod/m/${seen.first.mcode}`)
  await expectPart(page, seen.first.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(page.getByText(NO_SIGNAL)).toBeVisible()
  await expect(page.locator('main')).toContainText(/From this phone, /)

  await page.goto(base + LISTING)
  await expect(partLink(page, seen.second.mcode)).toBeVisible()
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(page.locator('main img[src$="/default-image.svg"]')).toHaveCount(0)

  await partLink(page, seen.second.mcode).click()
  await expectPart(page, seen.second.mcode)

  await page.goto(`${base}/prod/m/${seen.never.mcode}`)
  await expect(page.locator('main')).toContainText(/No connection to the shop|not on this (?:phone|device)/)
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
}

test('signal lost: what was seen is there, and what never was says so plainly', async ({ page, context, complaints, baseURL }) => {
  complaints.allow(...CUT)
  const seen = await lookAround(page, baseURL ?? '')
  await context.setOffline(true)
  await expect(page.getByText(NO_SIGNAL)).toBeVisible()
  await expectSeen(page, baseURL ?? '', seen)
})

test('server gone while the browser says it is online: the same', async ({ page, line }) => {
  const seen = await lookAround(page, line.url)
  await line.cut()
  await expectSeen(page, line.url, seen)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
})

test('cold start: the browser is closed, the network is cut, the app opens and shows all that was seen', async ({ own, line }) => {
  const seen = await lookAround(await own.start(), line.url)
  await own.stop()
  await line.cut()
  const page = await own.start()
  await page.goto(`${line.url}/`)
  await expect(searchBox(page)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(seen.second.mcode) }).first()).toBeVisible()
  await expectSeen(page, line.url, seen)
})

test('first visit, one page only: what the page loaded before the worker was there is kept as well', async ({ own, line }) => {
  const [part] = await someParts('2')
  const mcode = part?.mcode ?? ''
  const first = await own.start()
  await first.goto(`${line.url}/prod/m/${mcode}`)
  await expectPart(first, mcode)
  expect(await loadedPictures(first)).toBeGreaterThan(0)
  await expect(first.getByText(/Ready offline/)).toBeVisible()
  await own.stop()
  await line.cut()
  const page = await own.start()
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await expectPart(page, mcode)
  expect(await loadedPictures(page)).toBeGreaterThan(0)
})

test('back in reach: the line goes away by itself and what failed is asked for again', async ({ page, line }) => {
  const seen = await lookAround(page, line.url)
  await line.cut()
  await page.goto(`${line.url}/prod/m/${seen.never.mcode}`)
  await expect(page.getByText(NO_SIGNAL)).toBeVisible()
  await line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(NO_SIGNAL)).toBeHidden()
  await expectPart(page, seen.never.mcode)
})

test('a number that was seen is found without a network, and the page says what it searched', async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  const seen = await lookAround(page, '')
  const number = seen.first.oeNumber.replace(/[ -]/g, '')
  await context.setOffline(true)
  await searchBox(page).fill(number)
  await searchBox(page).press('Enter')
  await expect(partLink(page, seen.first.mcode)).toBeVisible()
  await expect(page.locator('main')).toContainText(/Only parts that were opened on this phone/)
  await searchBox(page).fill('zzzz 999999 nothing')
  await searchBox(page).press('Enter')
  await expect(page.locator('main')).toContainText('None of the 2 parts on this phone match; the shop itself is out of reach.')
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(partLink(page, seen.second.mcode)).toBeVisible()
})

test('a list that was never opened says so without a network, offers what is here and asks again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(...CUT)
  const seen = await lookAround(page, '')
  await context.setOffline(true)
  await page.goto('/prod/cat/c/0/2')
  await expect(page.locator('main')).toContainText('This list is not on this phone.')
  await expect(partLink(page, seen.first.mcode)).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main')).toContainText('This list is not on this phone.')
  await context.setOffline(false)
  const [other] = await someParts('2')
  await expect(partLink(page, other?.mcode ?? '')).toBeVisible()
})

test('a newer reply behind a kept one is shown without a reload', async ({ page, context }) => {
  const [part] = await someParts('1')
  const mcode = part?.mcode ?? ''
  await page.goto(`/prod/m/${mcode}`)
  await readyOffline(page)
  await page.reload()
  await expectPart(page, mcode)
  const now = await asked('productDetail', { mcode })
  await context.route('**/product/detail?*', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', result: { ...now, name: 'Renamed overnight' } }, headers: { ETag: '"renamed"' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renamed overnight')
})

test('no opaque reply and no refused one lies in any cache', async ({ page }) => {
  await page.goto('/')
  await readyOffline(page)
  await page.goto('/prod/m/NO-SUCH-PART-2')
  await page.waitForURL('**/Error?**')
  const kept = await page.evaluate(async () => {
    const found: { url: string; type: string; status: number }[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const reply = await (await caches.open(name)).match(request, { ignoreVary: true })
        found.push({ url: request.url, type: reply?.type ?? '', status: reply?.status ?? 0 })
      }
    return found
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter(({ type, status }) => type === 'opaque' || status !== 200)).toEqual([])
  expect(kept.filter(({ url }) => url.includes('NO-SUCH-PART-2'))).toEqual([])
})
