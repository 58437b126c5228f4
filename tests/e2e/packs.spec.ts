import type { Page } from '@playwright/test'
import { expectPart, loadedPictures, readyOffline, searchBox, someParts, unfolded } from './support/pages.ts'
import { CUT, expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.locator('main')
const everything = (page: Page) => page.getByRole('list', { name: 'Packs' }).getByRole('listitem').filter({ hasText: /^Everything\d/ })

/** Puts the whole catalogue on the device, as a person does. The shop makes its packs some moments after its start. */
async function installEverything(page: Page, base: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${base}/prod/offline`)
    await expect(everything(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await everything(page).getByRole('button', { name: /^Put on this device/ }).click()
  await expect(everything(page)).toContainText('On this device, whole.')
}

/** Searches as a person does, and opens nothing yet. */
async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
  await page.waitForURL(/\/prod\/all\//)
  await expect(main(page)).toContainText(/All [\d,]+ parts are on this (?:phone|device)/)
}

/** A part that was never opened, as far as it is known without its page. */
async function neverOpened() {
  const parts = await someParts('2')
  const part = parts.find(({ oeNumber }) => /^\d[\d -]{7,}$/.test(oeNumber)) ?? parts[0]
  if (part === undefined) throw new Error('Too few parts')
  return part
}

/** Three ways of finding a part without a network, and its page with its picture. */
async function findsAll(page: Page, base: string): Promise<string> {
  const part = await neverOpened()
  await page.goto(`${base}/`)
  await searchFor(page, part.oeNumber)
  await unfolded(page, part.mcode)
  const key = part.oeNumber.replace(/[^A-Z0-9]/g, '')
  await searchFor(page, `${key.slice(0, 5)}?${key.slice(6)}`)
  await unfolded(page, part.mcode)
  await searchFor(page, `alternator ${part.producer}`)
  await expect(main(page).locator('a[href^="/prod/m/"]').first()).toBeAttached()
  await page.goto(`${base}/prod/m/${part.mcode}`)
  await expectPart(page, part.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(main(page).locator('img[src$="/default-image.svg"]')).toHaveCount(0)
  return part.mcode
}

test('radio off after everything was put on the device: found by its number, by a scratched one and by words; a part never opened shows itself and its picture, is put aside, and is there when the signal is back', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await installEverything(page, '')
  await readyOffline(page)
  await context.setOffline(true)
  const mcode = await findsAll(page, '')
  await page.getByRole('button', { name: /Add to cart|Add to list/ }).first().click()
  await context.setOffline(false)
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await page.goto('/prod/offline')
  await everything(page).getByRole('button', { name: /^Remove/ }).click()
  await expect(everything(page).getByRole('button', { name: /^Put on this device/ })).toBeVisible()
})

test('the server gone and the browser started anew: the whole catalogue answers from the device', { tag: '@long' }, async ({ own, line }) => {
  const before = await own.start()
  await before.setViewportSize({ width: 390, height: 844 })
  await installEverything(before, line.url)
  await readyOffline(before)
  await own.stop()
  await line.cut()
  const after = await own.start()
  await after.setViewportSize({ width: 390, height: 844 })
  await findsAll(after, line.url)
})
