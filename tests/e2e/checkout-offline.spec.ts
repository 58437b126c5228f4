import type { Page } from '@playwright/test'
import { atReview, cutAtReview, main, ordersOf, PHONE, PLACED, placeButton, press, SAVED, test, title, tryNow } from './support/checkout.ts'
import { axe } from './support/looked-over.ts'
import { readyOffline } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 300_000 })

const most = (page: Page) => page.getByLabel('At most, in US dollars')
const save = (page: Page) => press(page, 'Save the order on this device')

test('radio off: an order is saved with limits, never called placed, and sent exactly once when the signal is back', async ({
  page,
  context,
  buyer,
  complaints,
}) => {
  complaints.allow(...CUT)
  const before = (await ordersOf(buyer)).total
  await atReview(page, context, buyer)
  const quoted = /\$([\d,.]+)$/.exec((await placeButton(page).textContent())?.trim() ?? '')?.[1]
  await readyOffline(page)
  await context.setOffline(true)
  await cutAtReview(page)
  await page.getByLabel(/^Job/).fill('Deutz of Miller')
  // Of the way that was chosen just now nothing was quoted. Of the one before it was, and that total is offered; without any limit it is not
  // saved.
  await expect(most(page)).toHaveValue('')
  await press(page, 'Change: Delivery')
  await main(page)
    .getByRole('radio', { name: /^Parcel/ })
    .check()
  await press(page, 'On to the review')
  await expect(most(page)).toHaveValue(String(quoted).replaceAll(',', ''))
  await expect(most(page)).toHaveAccessibleDescription('What the shop quoted last, with delivery, tax and core charges.')
  await most(page).fill('')
  await save(page)
  await expect(most(page)).toBeFocused()
  await expect(most(page)).toHaveAccessibleDescription(/Type the most that this order may come to, such as 250\./)
  await most(page).fill('1')
  await save(page)
  await expect(most(page)).toHaveAccessibleDescription(/The goods with their core charges come to more than that already\./)
  expect(await axe(page)).toEqual([])
  await most(page).fill('9000')
  await page.getByLabel('Send it within').selectOption({ label: '4 hours' })
  await save(page)

  await page.waitForURL('**/completeOrder?id=*')
  await expect(title(page)).toHaveText(SAVED)
  await expect(main(page)).not.toContainText(/placed/i)
  await expect(main(page).getByText(/^Only up to \$9,000\.00, with delivery and tax, and not after /)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(title(page)).toHaveText(SAVED)
  await expect(main(page).getByText('Job Deutz of Miller')).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before)

  await context.setOffline(false)
  await expect(title(page)).toHaveText(PLACED)
  const { total, records } = await ordersOf(buyer)
  expect([total, records[0]?.jobName]).toEqual([before + 1, 'Deutz of Miller'])
})

test('server gone, and a cold start: the saved order is still there as unsent, can be taken back, and is sent once', {
  tag: '@long',
}, async ({ own, buyer, line }) => {
  const before = (await ordersOf(buyer)).total
  const first = await own.start()
  await atReview(first, first.context(), buyer, line.url)
  await readyOffline(first)
  await line.cut()
  await cutAtReview(first)
  await first.getByLabel('Purchase order number').fill('PO 4715')
  await most(first).fill('9000')
  await save(first)
  await expect(title(first)).toHaveText(SAVED)
  await own.stop()

  const page = await own.start()
  await page.goto(`${line.url}/shoppingCheckout`)
  await expect(main(page).getByText('An order waits on this device, not sent.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Look at it' }).click()
  await expect(title(page)).toHaveText(SAVED)
  await expect(main(page).getByText('Purchase order PO 4715')).toBeVisible()
  await tryNow(page)
  await expect(title(page)).toHaveText(SAVED)
  // What was never sent can be changed, also after trying.
  await press(page, 'Change the order')
  await page.waitForURL('**/shoppingCheckout')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4715')
  await page.getByLabel('Purchase order number').fill('PO 4716')
  await save(page)
  await expect(title(page)).toHaveText(SAVED)
  expect((await ordersOf(buyer)).total).toBe(before)

  await line.mend()
  await tryNow(page)
  await expect(title(page)).toHaveText(PLACED)
  const { total, records } = await ordersOf(buyer)
  expect([total, records[0]?.purchaseOrder]).toEqual([before + 1, 'PO 4716'])
})

test('limit broken by the total: it is not sent, says which limit and why, and everything typed comes back', { tag: '@long' }, async ({
  page,
  context,
  buyer,
  line,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const before = (await ordersOf(buyer)).total
  const part = await atReview(page, context, buyer, line.url)
  const [cartLine] = await buyer.cart()
  await readyOffline(page)
  await line.cut()
  await cutAtReview(page)
  await page.getByLabel('Purchase order number').fill('PO 4713')
  await main(page).getByText('Note for this line').click()
  await page.getByLabel(`Note for ${part}`).fill('for the left bay')
  // The goods alone are within it, with the delivery they are not.
  const limit = ((cartLine?.amount ?? 0) + (cartLine?.coreCharge ?? 0) + 0.5).toFixed(2)
  await most(page).fill(limit)
  await save(page)
  await expect(title(page)).toHaveText(SAVED)
  await line.mend()
  // Wherever its buyer is by then, it is told that it came back, until it is looked at.
  await page.goto(`${line.url}/`)
  const back = page.getByText('The order that you saved was not placed: it came back.')
  await expect(back).toBeVisible()
  await page.reload()
  await expect(back).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Look at it' }).click()
  await expect(title(page)).toHaveText('Not ordered, it came back to you')
  await expect(back).toBeHidden()
  const why = /^This comes to \$[\d,.]+ now, more than the \$[\d,.]+ that you set\. It was not sent; everything is still in your cart\.$/
  await expect(main(page).getByText(why)).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before)
  await press(page, 'Change the order')
  await page.waitForURL('**/shoppingCheckout')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4713')
  await expect(page.getByLabel(`Note for ${part}`)).toHaveValue('for the left bay')
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  expect((await ordersOf(buyer)).total).toBe(before + 1)
})

test('limit broken by the time: it is not sent, says so, and everything typed comes back', { tag: '@long' }, async ({
  page,
  context,
  buyer,
  line,
}) => {
  const before = (await ordersOf(buyer)).total
  await page.clock.install()
  await atReview(page, context, buyer, line.url)
  await readyOffline(page)
  await line.cut()
  await cutAtReview(page)
  await page.getByLabel(/^Job/).fill('Deutz of Miller')
  await most(page).fill('9000')
  await page.getByLabel('Send it within').selectOption({ label: '4 hours' })
  await save(page)
  await expect(title(page)).toHaveText(SAVED)
  // Only the page's clock goes on; the worker, which has its own, is not woken before the line is back.
  await page.clock.setSystemTime(Date.now() + 5 * 60 * 60 * 1000)
  await line.mend()
  await tryNow(page)
  await expect(title(page)).toHaveText('Not ordered, it came back to you')
  await expect(main(page).getByText('It was not sent in the time that you set.')).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before)
  await press(page, 'Change the order')
  await page.waitForURL('**/shoppingCheckout')
  await expect(page.getByLabel(/^Job/)).toHaveValue('Deutz of Miller')
  expect((await ordersOf(buyer)).total).toBe(before)
})
