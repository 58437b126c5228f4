import type { BrowserContext, Page } from '@playwright/test'
import type { BoughtPart } from '#contract/order.ts'
import { orderLines } from '#contract/order-lines.ts'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import { asDemo, said } from './support/account.ts'
import { signedIn, test } from './support/customer.ts'
import { orderableParts, placeOrder } from './support/printed-orders.ts'
import { expect } from './support/test.ts'

const row = (page: Page, mcode: string) => page.locator(`main [data-bought="${mcode}"]`)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Number or name' })

/** Lets the page read the shop's own answer, changed. */
const changed = (context: BrowserContext, change: (records: BoughtPart[]) => BoughtPart[]) =>
  context.route(`**${orderLines.orderParts.path}**`, async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    const records = change(body.result.records)
    await route.fulfill({ response: reply, json: { ...body, result: { ...body.result, records, total: records.length } } })
  })

for (const width of [390, 1440])
  test(`a part that was bought is listed and bought again, at ${width} px`, async ({ page, context, customer }) => {
    await page.setViewportSize({ width, height: 844 })
    const [part] = await orderableParts(1)
    if (part === undefined) throw new Error('Too few parts')
    const order = await placeOrder(customer, [{ mcode: part.mcode, qty: 2 }])
    await signedIn(context, customer)
    await page.goto('/accountProduct')
    const bought = row(page, part.mcode)
    await expect(bought).toContainText(part.producer)
    await expect(bought).toContainText(`$${part.price.toFixed(2)} each`)
    await expect(bought).toContainText('From delivery on')
    await expect(bought.getByRole('link', { name: `Order ${order.number}`, exact: true })).toHaveAttribute(
      'href',
      `/shoppingOrderDetail?id=${order.id}`,
    )
    await bought.getByRole('button', { name: `Buy again: ${part.mcode}` }).click()
    await expect(page.getByText(`${part.mcode} · In your cart: 1`)).toBeVisible()
    await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[part.mcode, 1]])
    await bought.getByRole('link', { name: `Print order ${order.number}` }).click()
    await expect(page.getByRole('article')).toContainText(order.number)
  })

test('bought again without a signal it waits on this phone and arrives later', async ({ page, context, customer, line }) => {
  const [part] = await orderableParts(1)
  if (part === undefined) throw new Error('Too few parts')
  await placeOrder(customer, [{ mcode: part.mcode, qty: 1 }])
  await signedIn(context, customer)
  await page.goto(`${line.url}/accountProduct`)
  // The first press fetches what the cart is made of; it must be there before the line is cut.
  await row(page, part.mcode)
    .getByRole('button', { name: /^Buy again/ })
    .click()
  await expect.poll(async () => (await customer.cart()).map(({ qty }) => qty)).toEqual([1])
  await line.cut()
  await row(page, part.mcode)
    .getByRole('button', { name: /^Buy again/ })
    .click()
  await expect(page.getByText(`${part.mcode} · In your cart: 2`)).toBeVisible()
  expect((await customer.cart()).map(({ qty }) => qty)).toEqual([1])
  await line.mend()
  await page.reload()
  await expect.poll(async () => (await customer.cart()).map(({ qty }) => qty)).toEqual([2])
})

test('no signal: the list says so, and comes by itself or when asked again', async ({ page, context, customer, line }) => {
  const [part] = await orderableParts(1)
  if (part === undefined) throw new Error('Too few parts')
  await placeOrder(customer, [{ mcode: part.mcode, qty: 1 }])
  await signedIn(context, customer)
  await page.goto(`${line.url}/accountProduct`)
  await expect(row(page, part.mcode)).toBeVisible()
  // Without a worker, what belongs to the page must be here before.
  await page.waitForLoadState('networkidle')
  await line.cut()
  await search(page).fill(part.mcode)
  await search(page).press('Enter')
  await expect(page.getByText('What you bought is with the shop')).toBeVisible()
  await line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(row(page, part.mcode)).toBeVisible()
})

test('the history of the demo customer: warranties that run, searching by a number however written, and back', async ({ page }) => {
  await asDemo(page)
  await page.goto('/accountProduct')
  const rows = page.locator('main [data-bought]')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByText(/^Until \w{3} \d{1,2}, 20\d\d$/).first()).toBeVisible()
  const mcode = (await rows.last().getAttribute('data-bought')) ?? ''
  const all = await rows.count()
  expect(all).toBeGreaterThan(8)
  await search(page).fill(mcode.replace('-', ' ').toLowerCase())
  await search(page).press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(row(page, mcode)).toBeVisible()
  await search(page).fill('no such thing')
  await search(page).press('Enter')
  await expect(page.getByText('No part that you bought is called “no such thing”.')).toBeVisible()
  await page.goBack()
  await expect(row(page, mcode)).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(all)
})

test('more than one page has steps with addresses of their own', async ({ page, context, customer }) => {
  test.slow()
  const parts = await orderableParts(22)
  await placeOrder(
    customer,
    parts.map(({ mcode }) => ({ mcode, qty: 1 })),
  )
  await signedIn(context, customer)
  await page.goto('/accountProduct')
  const rows = page.locator('main [data-bought]')
  const { total, pages } = await said('orderParts', {}, customer.token)
  await expect(rows).toHaveCount(PAGE_SIZE_DEFAULT)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/accountProduct?page=2')
  await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible()
  await expect(rows).toHaveCount(Math.min(PAGE_SIZE_DEFAULT, total - PAGE_SIZE_DEFAULT))
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/accountProduct')
  await expect(rows).toHaveCount(PAGE_SIZE_DEFAULT)
})

test.describe('as the shop might answer', () => {
  test.use({ serviceWorkers: 'block' })

  test('a withdrawn part says so and leads to what replaces it', async ({ page, context, customer }) => {
    const [gone, next] = await orderableParts(2)
    if (gone === undefined || next === undefined) throw new Error('Too few parts')
    await placeOrder(customer, [{ mcode: gone.mcode, qty: 1 }])
    await changed(context, (records) =>
      records.map((one) => (one.id === gone.mcode ? { ...one, priceNow: null, now: null, insteadId: next.mcode } : one)),
    )
    await signedIn(context, customer)
    await page.goto('/accountProduct')
    await expect(row(page, gone.mcode)).toContainText('Not sold any more')
    await expect(row(page, gone.mcode).getByRole('button')).toHaveCount(0)
    await row(page, gone.mcode)
      .getByRole('link', { name: `Replaced by ${next.mcode}` })
      .click()
    await expect(page).toHaveURL(`/prod/m/${next.mcode}`)
  })

  test('nothing bought yet says what will stand here, and where to begin', async ({ page, context, customer }) => {
    await changed(context, () => [])
    await signedIn(context, customer)
    await page.goto('/accountProduct')
    await expect(page.getByText('You have not bought anything here yet.')).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: 'Find a part' })).toHaveAttribute('href', '/')
  })

  test('a mistake of the shop is said, and trying again shows the list', async ({ page, context, customer, complaints }) => {
    complaints.allow(/status of 500/)
    const [part] = await orderableParts(1)
    if (part === undefined) throw new Error('Too few parts')
    await placeOrder(customer, [{ mcode: part.mcode, qty: 1 }])
    let broken = true
    await context.route(`**${orderLines.orderParts.path}**`, (route) =>
      broken ? route.fulfill({ status: 500, json: { code: 500, msg: 'broken', message: 'broken' } }) : route.continue(),
    )
    await signedIn(context, customer)
    await page.goto('/accountProduct')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, part.mcode)).toBeVisible()
  })
})
