import type { Page } from '@playwright/test'
import { main } from './support/checkout.ts'
import { expectPart, readyOffline, someParts } from './support/pages.ts'
import { CUT, expect, test } from './support/test.ts'

test.describe.configure({ timeout: 180_000 })

const WHOLE = 'On this device, whole.'
const NO_ROOM = 'There is not enough room on this device. The packs that were here are as they were.'

const everything = (page: Page) =>
  page
    .getByRole('list', { name: 'Packs' })
    .getByRole('listitem')
    .filter({ hasText: /^Everything\d/ })
const small = (page: Page) =>
  page
    .getByRole('list', { name: 'By what they fit' })
    .getByRole('listitem')
    .filter({ hasText: /^Marine\d/ })

/**
 * Lets the browser give the shop only so much more room than it uses; null: as much as ever. It holds for as long as whoever told the browser
 * is there. A browser that has looked how much room there is goes by that for half a minute, so it is told before the shop is opened.
 */
async function roomOf(page: Page, origin: string): Promise<(bytes: number | null) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (bytes) => {
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
    await session.send('Storage.overrideQuotaForOrigin', bytes === null ? { origin } : { origin, quotaSize: Math.round(usage + bytes) })
  }
}

test('a browser that runs out of room refuses the rest of a pack: a sentence says so, the pack of before is whole, the cart has room, and with more of it the download goes on', {
  tag: '@long',
}, async ({ own, line, complaints }) => {
  // What its page lists below may not have been kept.
  complaints.allow(...CUT, /status of 503/)
  const before = await own.start()
  await expect(async () => {
    await before.goto(`${line.url}/prod/offline`)
    await expect(small(before)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await small(before)
    .getByRole('button', { name: /^Put on this device/ })
    .click()
  await expect(small(before)).toContainText(WHOLE)
  const [part] = (await someParts('2')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (part === undefined) throw new Error('Too few parts')
  await before.goto(`${line.url}/prod/m/${part.mcode}`)
  await expectPart(before, part.mcode)
  await readyOffline(before)
  await own.stop()

  const after = await own.start()
  const leave = await roomOf(after, line.url)
  // What is held back for the customer was, with the small pack.
  await leave(60_000)
  await after.goto(`${line.url}/prod/offline`)
  await everything(after)
    .getByRole('button', { name: /^Put on this device/ })
    .click()
  await expect(everything(after)).toContainText(NO_ROOM)
  await expect(small(after)).toContainText(WHOLE)
  await line.cut()
  // Within the page that held room back and gave it.
  await after.getByRole('link', { name: 'Crankworks, home' }).click()
  await main(after).locator(`a[href="/prod/m/${part.mcode}"]`).locator('visible=true').first().click()
  await expectPart(after, part.mcode)
  await after
    .getByRole('button', { name: /^(Add to cart|Add to list)$/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(after.getByText('On your list: 1').first()).toBeVisible()
  await expect(main(after)).not.toContainText('This browser keeps nothing here')
  await after.goto(`${line.url}/shoppingCart`)
  await expect(main(after)).toContainText('1 part on your list')
  await expect(main(after)).toContainText(part.mcode)

  await line.mend()
  await leave(null)
  await after.goto(`${line.url}/prod/offline`)
  await everything(after)
    .getByRole('button', { name: /Everything$/ })
    .first()
    .click()
  await expect(everything(after)).toContainText(WHOLE, { timeout: 60_000 })
})
