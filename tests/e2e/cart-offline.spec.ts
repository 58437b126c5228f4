import type { Page } from '@playwright/test'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { type Customer, signedIn, test } from './support/customer.ts'
import { expectPart, readyOffline, someParts } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

const line = (page: Page, id: string) => page.locator(`main [data-line="${id}"]`)
const quantity = (page: Page, id: string) => line(page, id).getByRole('textbox', { name: 'Quantity' })
const cartIcon = (page: Page) => page.getByRole('banner').locator('a[href="/shoppingCart"]:not([hreflang])').first()

/** Numbers of three parts that can be ordered. */
async function threeParts(): Promise<[Mcode, Mcode, Mcode]> {
  const parts = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const [first, second, third] = parts
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few parts')
  return [first.mcode, second.mcode, third.mcode]
}

const contents = async (customer: Customer) => (await customer.cart()).map(({ id, qty }) => `${id} ${qty}`).sort()

/** A cart of two lines, its page and the page of a third part seen, the worker in charge. */
async function begin(page: Page, base: string, customer: Customer) {
  const parts = await threeParts()
  const [first, second, third] = parts
  await customer.add(first, 2)
  await customer.add(second, 1)
  await page.goto(`${base}/prod/m/${third}`)
  await expectPart(page, third)
  await readyOffline(page)
  await page.goto(`${base}/shoppingCart`)
  await expect(line(page, second)).toContainText('Price and stock checked')
  return parts
}

/** Adds, changes and deletes while nothing answers, by the page alone. */
async function changeAll(page: Page, base: string, [first, second, third]: readonly Mcode[]) {
  await page.goto(`${base}/prod/m/${third}`)
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText(`${third} · In your cart: 1`)).toBeVisible()
  await page.goto(`${base}/shoppingCart`)
  await expect(line(page, third ?? '')).toContainText('On this device')
  await quantity(page, first ?? '').fill('7')
  await quantity(page, first ?? '').press('Enter')
  await expect(line(page, first ?? '')).toContainText('On this device')
  await page.getByRole('button', { name: `Remove ${second}` }).click()
  await expect(line(page, second ?? '')).toHaveCount(0)
  await expect(page.getByText('Removed on this device. The shop hears of it when there is a signal.')).toBeVisible()
  await expect(page.locator('main').getByText('3 changes wait on this device.')).toBeVisible()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 8 items')
}

test('radio off: add, change and delete are kept, and arrive once when the signal is back', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  complaints.allow(...CUT)
  await signedIn(context, customer)
  const parts = await begin(page, '', customer)
  const [first, , third] = parts
  await context.setOffline(true)
  const known = await contents(customer)
  await changeAll(page, '', parts)
  expect(await contents(customer)).toEqual(known)
  await context.setOffline(false)
  await expect(line(page, first)).toContainText('Price and stock checked')
  await expect(line(page, third)).toContainText('Price and stock checked')
  await expect.poll(() => contents(customer)).toEqual([`${first} 7`, `${third} 1`].sort())
})

test('server gone while the browser says it is online: the same, and "Send now" sends', { tag: '@long' }, async ({
  page,
  context,
  customer,
  line: wire,
}) => {
  await signedIn(context, customer)
  const parts = await begin(page, wire.url, customer)
  const [first, , third] = parts
  await wire.cut()
  await changeAll(page, wire.url, parts)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.locator('main').getByText('3 changes wait on this device.')).toBeVisible()
  await wire.mend()
  // The page tries by itself too, and may have been faster.
  await page.getByRole('button', { name: 'Send now' }).evaluateAll(([button]) => button instanceof HTMLElement && button.click())
  await expect(line(page, third)).toContainText('Price and stock checked')
  await expect.poll(() => contents(customer)).toEqual([`${first} 7`, `${third} 1`].sort())
})

test('cold start with the server gone: the cart and what waits are there, and arrive once when it is back', { tag: '@long' }, async ({
  own,
  customer,
  line: wire,
}) => {
  const before = await own.start()
  await signedIn(before.context(), customer)
  const parts = await begin(before, wire.url, customer)
  const [first, second, third] = parts
  await wire.cut()
  await changeAll(before, wire.url, parts)
  expect(await before.evaluate(() => navigator.onLine)).toBe(true)
  await own.stop()
  const page = await own.start()
  await page.goto(`${wire.url}/shoppingCart`)
  await expect(line(page, third)).toContainText('On this device')
  await expect(quantity(page, first)).toHaveValue('7')
  await expect(line(page, second)).toHaveCount(0)
  await wire.mend()
  // The page tries by itself too, and may have been faster.
  await page.getByRole('button', { name: 'Send now' }).evaluateAll(([button]) => button instanceof HTMLElement && button.click())
  await expect(line(page, third)).toContainText('Price and stock checked')
  await expect.poll(() => contents(customer)).toEqual([`${first} 7`, `${third} 1`].sort())
})

test('undo puts back what was removed offline; what was added and deleted leaves nothing behind; what another device deleted does not rise again', {
  tag: '@long',
}, async ({ page, context, customer, complaints }) => {
  complaints.allow(...CUT)
  await signedIn(context, customer)
  const [first, second, third] = await begin(page, '', customer)
  await context.setOffline(true)
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(line(page, first)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity(page, first)).toHaveValue('2')
  // As if it had never been touched.
  await expect(line(page, first)).toContainText('Price and stock checked')
  await page.goto(`/prod/m/${third}`)
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText(`${third} · In your cart: 1`)).toBeVisible()
  await page.goto('/shoppingCart')
  await page.getByRole('button', { name: `Remove ${third}` }).click()
  await expect(line(page, third)).toHaveCount(0)
  await quantity(page, first).fill('5')
  await quantity(page, first).press('Enter')
  await expect(line(page, first)).toContainText('On this device')
  await customer.remove(first)
  await context.setOffline(false)
  await expect(line(page, first)).toContainText('This line was taken out of your cart meanwhile')
  await expect(line(page, second)).toContainText('Price and stock checked')
  await expect.poll(() => contents(customer)).toEqual([`${second} 1`])
  await line(page, first).getByRole('button', { name: 'Discard' }).click()
  await expect(line(page, first)).toHaveCount(0)
})
