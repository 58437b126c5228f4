import type { Page, Route } from '@playwright/test'
import { PAGE_SIZE_DEFAULT } from '#contract/limits.ts'
import type { BoughtPart } from '#contract/orders/order.ts'
import { orderCalls } from '#contract/orders/order-calls.ts'
import { callShop, demo } from './support/account.ts'
import { signedIn, test } from './support/customer.ts'
import { must } from './support/placed-order.ts'
import { orderableParts, placeOrder } from './support/printed-orders.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const row = (page: Page, mcode: string) => page.locator(`main [data-bought="${mcode}"]`)
const search = (page: Page) => page.getByRole('searchbox', { name: 'Number or name' })

/** The shop's own answer, changed. */
const changed = (change: (records: BoughtPart[]) => BoughtPart[]) => async (route: Route) => {
  const reply = await route.fetch()
  const body = await reply.json()
  const records = change(body.result.records)
  await route.fulfill({ response: reply, json: { ...body, result: { ...body.result, records, total: records.length } } })
}

test('a part that was bought is listed, at a desk as on a phone, and bought again', { tag: '@long' }, async ({
  page,
  context,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const part = must((await orderableParts(1))[0])
  const order = await placeOrder(customer, [{ mcode: part.mcode, qty: 2 }])
  await signedIn(context, customer)
  await page.goto('/accountProduct')
  const bought = row(page, part.mcode)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(bought).toContainText(part.producer)
    await expect(bought).toContainText(`$${part.price.toFixed(2)}`)
    if (width === 1440) await expect(bought).toContainText('From delivery on')
    await bought.getByRole('button', { name: `More for ${part.mcode}` }).click()
    await expect(bought.getByRole('link', { name: `Order ${order.number}`, exact: true })).toHaveAttribute(
      'href',
      `/shoppingOrderDetail?id=${order.id}`,
    )
    await page.keyboard.press('Escape')
    await bought.getByRole('button', { name: `Add ${part.mcode} to cart` }).click()
    const pieces = width === 390 ? 1 : 2
    await expect(page.getByText(`${part.mcode} · In your cart: ${pieces}`)).toBeVisible()
    await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[part.mcode, pieces]])
  }
  await bought.getByRole('button', { name: `More for ${part.mcode}` }).click()
  await bought.getByRole('link', { name: `Print order ${order.number}` }).click()
  await expect(page.getByRole('article')).toContainText(order.number)
})

test('without a signal the list says so and comes by itself; what is bought again waits on this device and arrives later', {
  tag: '@long',
}, async ({ page, context, customer, line }) => {
  const part = must((await orderableParts(1))[0])
  await placeOrder(customer, [{ mcode: part.mcode, qty: 1 }])
  await signedIn(context, customer)
  await page.goto(`${line.url}/accountProduct`)
  const again = row(page, part.mcode).getByRole('button', { name: /^Add / })
  const pieces = async () => (await customer.cart()).map(({ qty }) => qty)
  // The first press fetches what the cart is made of; it must be there before the line is cut, and all else that belongs to the page as
  // well.
  await again.click()
  await expect.poll(pieces).toEqual([1])
  await page.waitForLoadState('networkidle')
  await line.cut()
  await search(page).fill(part.mcode)
  await search(page).press('Enter')
  await expect(page.getByText('What you bought is with the shop')).toBeVisible()
  await line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(row(page, part.mcode)).toBeVisible()

  await line.cut()
  await again.click()
  await expect(page.getByText(`${part.mcode} · In your cart: 2`)).toBeVisible()
  expect(await pieces()).toEqual([1])
  await line.mend()
  await page.reload()
  await expect.poll(pieces).toEqual([2])
})

test('the history of the demo customer: warranties that run, searching by a number however written, and back', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signedIn(context, await callShop('marcoLogin', demo))
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

test('more than one page has steps with addresses of their own', { tag: '@long' }, async ({ page, context, customer }) => {
  test.slow()
  const parts = await orderableParts(22)
  await placeOrder(
    customer,
    parts.map(({ mcode }) => ({ mcode, qty: 1 })),
  )
  await signedIn(context, customer)
  await page.goto('/accountProduct')
  const rows = page.locator('main [data-bought]')
  const { total, pages } = await callShop('orderParts', {}, customer.token)
  await expect(rows).toHaveCount(PAGE_SIZE_DEFAULT)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/accountProduct?page=2')
  await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible()
  await expect(rows).toHaveCount(Math.min(PAGE_SIZE_DEFAULT, total - PAGE_SIZE_DEFAULT))
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/accountProduct')
  await expect(rows).toHaveCount(PAGE_SIZE_DEFAULT)
})

test('a mistake of the shop is said, and trying again shows the list; a withdrawn part says so and leads to what replaces it; nothing bought yet says where to begin', {
  tag: '@long',
}, async ({ page, context, customer, complaints }) => {
  complaints.allow(/status of 500/)
  const [gone, next] = await orderableParts(2)
  if (gone === undefined || next === undefined) throw new Error('Too few parts')
  await placeOrder(customer, [{ mcode: gone.mcode, qty: 1 }])
  let answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'broken', message: 'broken' } })
  await context.route(`**${orderCalls.orderParts.path}**`, (route) => answer(route))
  await signedIn(context, customer)
  await page.goto('/accountProduct')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  answer = changed((records) =>
    records.map((one) => (one.id === gone.mcode ? { ...one, priceNow: null, now: null, insteadId: next.mcode } : one)),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, gone.mcode)).toContainText('Not sold any more')
  await expect(row(page, gone.mcode).getByRole('button', { name: /^Add/ })).toHaveCount(0)
  await row(page, gone.mcode)
    .getByRole('link', { name: `Replaced by ${next.mcode}` })
    .click()
  await expect(page).toHaveURL(`/prod/m/${next.mcode}`)

  answer = changed(() => [])
  await page.goto('/accountProduct')
  await expect(page.getByText('You have not bought anything here yet.')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Find a part' })).toHaveAttribute('href', '/')
})
