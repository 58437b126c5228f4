import type { Page } from '@playwright/test'
import type { Order } from '#contract/orders/order.ts'
import { callShop, demo } from './support/account.ts'
import { signedIn, test } from './support/customer.ts'
import { must, placedOrder, plentiful } from './support/placed-order.ts'
import { expect, NOT_FOUND, REFUSED } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const rows = (page: Page) => page.locator('main [data-order]')
const rowOf = (page: Page, number: string) => rows(page).filter({ hasText: number })
const detailOf = ({ id }: Order) => `/shoppingOrderDetail?id=${id}`
const phone = { width: 390, height: 844 }

test('the demo customer finds an order again by tab, number, part and job, and back returns to what was asked', async ({
  page,
  context,
}) => {
  const session = await callShop('marcoLogin', demo)
  const all = await callShop('orderList', { tab: 'all' }, session.token)
  await page.setViewportSize(phone)
  await signedIn(context, session)
  await page.goto('/accountOrder')
  await expect(rows(page)).toHaveCount(Math.min(all.total, 20))
  const tabs = page.getByRole('navigation', { name: 'Orders by state' })
  await expect(tabs.getByRole('link', { name: 'Delivered' })).toContainText(String(all.counts.delivered))
  await tabs.getByRole('link', { name: 'Delivered' }).click()
  await expect(page).toHaveURL('/accountOrder?tab=delivered')
  await expect(rows(page)).toHaveCount(Math.min(all.counts.delivered, 20))
  for (const row of await rows(page).all()) await expect(row).toContainText('Delivered')
  await page.goBack()
  await expect(page).toHaveURL('/accountOrder')
  const job = must(all.records.find(({ jobName }) => jobName !== ''))
  const last = must(all.records.at(-1))
  const third = must(all.records[2])
  for (const [text, number] of [
    [third.number, third.number],
    [job.jobName, job.number],
    [must(last.parts[0]).id, last.number],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Order number, part or job' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/accountOrder?${new URLSearchParams({ q: text })}`)
    await expect(rowOf(page, number)).toBeVisible()
    await expect.poll(() => rows(page).count()).toBeLessThan(all.total)
    await page.goBack()
    await expect(page).toHaveURL('/accountOrder')
    await expect(rows(page)).toHaveCount(Math.min(all.total, 20))
  }
  await page.goto('/accountOrder?q=nothing+has+this+name&tab=nonsense&page=minus')
  await expect(page.getByText('No order matches “nothing has this name”.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await expect(rows(page)).toHaveCount(Math.min(all.total, 20))
})

test('more orders than a page holds have pages, newest first', { tag: '@long' }, async ({ page, context, customer }) => {
  test.setTimeout(300_000)
  const { mcode } = must((await plentiful())[0])
  const numbers: string[] = []
  for (let at = 0; at < 21; at += 1)
    numbers.push((await placedOrder(customer.token, [{ id: mcode, qty: 1 }], { jobName: 'Page 21' })).number)
  await signedIn(context, customer)
  await page.goto('/accountOrder?q=Page+21')
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).first()).toContainText(numbers.at(-1) ?? '')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/accountOrder?q=Page+21&page=2')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(numbers[0] ?? '')
  await page.goto('/accountOrder?q=Page+21&page=9')
  await page.getByRole('link', { name: 'To the newest ones' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('with the keyboard alone: open an order, think better of cancelling it, then cancel it with a reason', { tag: '@long' }, async ({
  page,
  context,
  customer,
}) => {
  const { mcode } = must((await plentiful())[0])
  const order = await placedOrder(customer.token, [{ id: mcode, qty: 2 }], { jobName: 'Loader 12' })
  await page.setViewportSize(phone)
  await signedIn(context, customer)
  await page.goto(`/accountOrder?q=${order.number}`)
  await page.getByRole('link', { name: `Open ${order.number}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(detailOf(order))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
  await expect(page.getByText('Job Loader 12')).toBeVisible()
  await expect(page.locator('main')).toContainText(`$${order.sums.total.toFixed(2)}`)
  const opener = page.getByRole('button', { name: 'Cancel the order…' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Cancel ${order.number}?` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Why?').focus()
  await page.keyboard.type('The customer sold the loader')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main header')).toContainText('Cancelled')
  await expect(page.getByText('The customer sold the loader')).toBeVisible()
  await expect(opener).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await callShop('orderDetail', { id: order.id }, customer.token)).state).toBe('cancelled')
})

test('an order that was cancelled elsewhere meanwhile: the shop’s sentence stands in the dialog, and what was typed stays', {
  tag: '@long',
}, async ({ page, context, customer, complaints }) => {
  complaints.allow(/status of 409/)
  const { mcode } = must((await plentiful())[0])
  const order = await placedOrder(customer.token, [{ id: mcode, qty: 1 }])
  await signedIn(context, customer)
  await page.goto(detailOf(order))
  await page.getByRole('button', { name: 'Cancel the order…' }).click()
  await callShop('orderCancel', { id: order.id }, customer.token)
  await page.getByLabel('Why?').fill('Twice is enough')
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: `${order.number} is cancelled already.` })).toBeVisible()
  await expect(page.getByLabel('Why?')).toHaveValue('Twice is enough')
})

test('a tab without orders says so; ordered again from the list: its lines lie in the cart once, and the list says so', async ({
  page,
  context,
  customer,
}) => {
  const [one, other] = (await plentiful()).slice(0, 2).map(({ mcode }) => mcode)
  const order = await placedOrder(customer.token, [
    { id: must(one), qty: 2 },
    { id: must(other), qty: 1 },
  ])
  await signedIn(context, customer)
  await page.goto('/accountOrder?tab=delivered')
  await expect(page.getByText('No order is in this state.')).toBeVisible()
  await page.goto(`/accountOrder?q=${order.number}`)
  await page.getByRole('button', { name: `More for ${order.number}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `Print ${order.number}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `More for ${order.number}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Order again ${order.number}` }).dblclick()
  const told = rowOf(page, order.number).getByRole('status')
  await expect(told).toContainText('2 lines are in your cart.')
  await told.getByRole('link', { name: 'Go to Cart' }).click()
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('list', { name: 'In the cart' })).toContainText(must(one))
  expect(Object.fromEntries((await customer.cart()).map(({ id, qty }) => [id, qty]))).toEqual({ [must(one)]: 2, [must(other)]: 1 })
})

test('another customer’s order, one that never was, and an address without a good id are 404', { tag: '@long' }, async ({
  page,
  context,
  customer,
  complaints,
}) => {
  complaints.allow(NOT_FOUND, REFUSED)
  const { token } = await callShop('marcoLogin', demo)
  const other = must((await callShop('orderList', {}, token)).records[0])
  await signedIn(context, customer)
  for (const address of [
    `/shoppingOrderDetail?id=${other.id}`,
    `/order/orderInfo?id=${other.number}`,
    `/shoppingOrderDetail?id=${crypto.randomUUID()}`,
  ]) {
    await page.goto(address)
    await page.waitForURL('**/Error?code=404&message=*')
    await expect(page.locator('main')).toContainText('404')
    await expect(page.locator('main')).not.toContainText(other.number)
    await expect(page.locator('main')).toContainText('the order belongs to another account')
  }
  for (const query of ['', '?id=a%20b', '?id=%00']) {
    await page.goto(`/shoppingOrderDetail${query}`)
    await expect(page.getByRole('heading', { name: 'Page Not Found: /shoppingOrderDetail' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/shoppingOrderDetail')
  }
})
