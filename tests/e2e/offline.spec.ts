import type { Page } from '@playwright/test'
import { expectPart, loadedPictures, readyOffline, searchBox, someParts, unfolded } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { CUT, expect, test } from './support/test.ts'

const NO_SIGNAL = 'No signal. What you have seen is here.'
const LISTING = '/prod/cat/c/0/1'

/** Opens a listing and two of its parts, as a person does, and waits until all of it is kept. */
async function lookAround(page: Page, base: string) {
  const [first, second, , , , listed] = await someParts('1')
  // Stands in no list that is looked at.
  const never = (await someParts('2')).at(-1)
  if (first === undefined || second === undefined || listed === undefined || never === undefined) throw new Error('Too few parts')
  await page.goto(base + LISTING)
  await unfolded(page, first.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await (await unfolded(page, first.mcode)).click()
  await expectPart(page, first.mcode)
  await loadedPictures(page)
  await page.goBack()
  await (await unfolded(page, second.mcode)).click()
  await expectPart(page, second.mcode)
  await loadedPictures(page)
  await page.waitForLoadState('networkidle')
  return { first, second, listed, never }
}

/** Everything that was seen is there, with its pictures, of what stood only in a list what that said; and what was not seen says so. */
async function expectSeen(page: Page, base: string, seen: Awaited<ReturnType<typeof lookAround>>) {
  await page.goto(`${base}/prod/m/${seen.first.mcode}`)
  await expectPart(page, seen.first.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(page.getByRole('status').getByText(NO_SIGNAL)).toBeVisible()
  await expect(page.locator('main')).toContainText(/From this device, /)

  await page.goto(base + LISTING)
  await unfolded(page, seen.second.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(page.locator('main img[src$="/default-image.svg"]')).toHaveCount(0)

  await (await unfolded(page, seen.second.mcode)).click()
  await expectPart(page, seen.second.mcode)

  await page.goto(`${base}/prod/m/${seen.never.mcode}`)
  await expectNotHere(page)
  await page.goto(`${base}/prod/m/${seen.listed.mcode}`)
  await expectListedOnly(page, seen.listed.mcode)
}

const WITHOUT_DETAILS = 'The details of this part are not on this device'

async function expectListedOnly(page: Page, mcode: string): Promise<void> {
  await expectPart(page, mcode)
  await expect(page.locator('main')).toContainText(WITHOUT_DETAILS)
  await expect(page.locator('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
}

async function expectNotHere(page: Page): Promise<void> {
  await expect(page.locator('main')).toContainText(/No connection to the shop|not on this (?:phone|device)/)
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
}

/** In the page: the addresses of all that lies in its caches. */
async function keptAddresses(): Promise<string[]> {
  const held = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(held)).flat().map(({ url }) => url)
}

test('cold start with the server gone: the app opens and shows all that was seen, also what the first page loaded before the worker was there; back in reach, what failed is asked for again', async ({
  own,
  line,
}) => {
  const [firstVisit] = await someParts('2')
  const before = await own.start()
  // Opened once, on a first visit, while the worker was still on its way.
  await before.goto(`${line.url}/prod/m/${firstVisit?.mcode}`)
  await expectPart(before, firstVisit?.mcode ?? '')
  expect(await loadedPictures(before)).toBeGreaterThan(0)
  // Said when the reader begins.
  await before.mouse.wheel(0, 1)
  await expect(before.getByText(/Ready offline/)).toBeVisible()
  // Here already, before another page could bring it.
  const kept = () => before.evaluate(keptAddresses)
  await expect.poll(kept).toContainEqual(expect.stringMatching(`/product/detail.*${firstVisit?.mcode}`))
  await expect.poll(kept).toContainEqual(expect.stringMatching(`/images/part/${firstVisit?.mcode}/`))
  await before.goto(`${line.url}/`)
  const seen = await lookAround(before, line.url)
  await own.stop()
  await line.cut()

  const page = await own.start()
  await page.goto(`${line.url}/`)
  await expect(searchBox(page)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(seen.second.mcode) }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.goto(`${line.url}/prod/m/${firstVisit?.mcode}`)
  await expectPart(page, firstVisit?.mcode ?? '')
  expect(await loadedPictures(page)).toBeGreaterThan(0)
  await expectSeen(page, line.url, seen)

  await expect(page.getByRole('status').getByText(NO_SIGNAL)).toBeVisible()
  await line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('status').getByText(NO_SIGNAL)).toBeHidden()
  await expect(page.locator('main')).not.toContainText(WITHOUT_DETAILS)
  await expectPart(page, seen.listed.mcode)
})

test('signal lost: what was seen is there and found by its number, a list that never was says so plainly, and comes by itself', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await page.goto('/')
  await readyOffline(page)
  const seen = await lookAround(page, '')
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(NO_SIGNAL)).toBeVisible()

  await searchBox(page).fill(seen.first.oeNumber.replace(/[ -]/g, ''))
  await searchBox(page).press('Enter')
  await unfolded(page, seen.first.mcode)
  await expect(page.locator('main')).toContainText(/Searched only 2 whole parts and \d+ parts? seen in lists, on this device\./)
  await searchBox(page).fill('zzzz 999999 nothing')
  await searchBox(page).press('Enter')
  await expect(page.locator('main')).toContainText('Not found on this device. The shop itself is out of reach and may well have it.')
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await unfolded(page, seen.second.mcode)

  await page.goto(`/prod/m/${seen.first.mcode}`)
  await expectPart(page, seen.first.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(page.locator('main')).toContainText(/From this device, /)
  await page.goto(`/prod/m/${seen.never.mcode}`)
  await expectNotHere(page)
  await page.goto(LISTING)
  await (await unfolded(page, seen.listed.mcode)).click()
  await expectListedOnly(page, seen.listed.mcode)

  await page.goto('/prod/cat/c/0/2')
  await expect(page.locator('main')).toContainText('This list is not on this device.')
  await unfolded(page, seen.first.mcode)
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main')).toContainText('This list is not on this device.')
  await context.setOffline(false)
  // A page that came without a network is told nothing by Chromium's stand-in for one; a browser says when the radio is back.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const [other] = await someParts('2')
  await unfolded(page, other?.mcode ?? '')
})

test('a newer reply behind a kept one is shown without a reload; no opaque reply and no refused one lies in any cache', {
  tag: '@long',
}, async ({ page, context }) => {
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
  await context.unroute('**/product/detail?*')

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
