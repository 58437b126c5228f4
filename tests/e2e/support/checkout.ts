import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { CallResultOf } from '#contract/calls.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { callShop } from './account.ts'
import { test as base, type Customer, signedIn } from './customer.ts'
import { someParts } from './pages.ts'
import { expect } from './test.ts'

export const PHONE = { width: 390, height: 844 }

export const main = (page: Page): Locator => page.locator('main')
export const press = (page: Page, name: string | RegExp): Promise<void> => main(page).getByRole('button', { name }).click()
/** Presses "Try to send it now" if it is still there: the page tries by itself too, and may have been faster. */
export const tryNow = (page: Page): Promise<void> =>
  main(page)
    .getByRole('button', { name: 'Try to send it now' })
    .evaluateAll(([button]) => button instanceof HTMLElement && button.click())
    .then(() => undefined)
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const placeButton = (page: Page): Locator => main(page).getByRole('button', { name: /^Place the order/ })
export const PLACED = 'Thank you, the order is placed'
export const SAVED = 'Saved on this device, not sent'

/** An address as the book takes it: in a state with sales tax, where the shop has its counter. */
export const robin = {
  name: 'Robin Weaver',
  country: 'US',
  lines: ['418 South Pier Street'],
  city: 'Milwaukee',
  region: 'WI',
  postcode: '53204',
}

/** Everybody begins with an empty address book. */
export const test = base.extend<{ buyer: Customer }>({
  buyer: async ({ customer }, use) => {
    for (const { id } of await callShop('addressList', {}, customer.token)) await callShop('addressDelete', { id }, customer.token)
    await use(customer)
  },
})

/** The part of which most lies on the shelf, so that orders of other tests do not sell it out. */
export async function plentiful(): Promise<Mcode> {
  const parts = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const [part] = parts.sort((one, other) => other.stock.qty - one.stock.qty)
  if (part === undefined) throw new Error('No part in stock')
  return part.mcode
}

/** Puts one piece into the cart, from another device. */
export async function oneInCart({ add }: Customer): Promise<Mcode> {
  const part = await plentiful()
  await add(part, 1)
  return part
}

/** Writes an address into the book, from another device. */
export const withAddress = ({ token }: Customer, differs: Partial<typeof robin> = {}): Promise<CallResultOf<'addressSave'>> =>
  callShop('addressSave', { id: crypto.randomUUID(), ...robin, ...differs }, token)

/** At the review, with the network cut: a choice that asks the shop finds it silent, and the order can only be saved. */
export async function cutAtReview(page: Page): Promise<void> {
  await press(page, 'Change: Delivery')
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check()
  await expect(main(page).getByText('No connection to the shop.')).toBeVisible()
  await press(page, 'On to the review')
  await expect(placeButton(page)).toHaveCount(0)
}

/** All orders of a customer as the shop has them, newest first. */
export const ordersOf = ({ token }: Customer): Promise<CallResultOf<'orderList'>> =>
  callShop('orderList', { tab: 'all', pageNo: 1, pageSize: 20 }, token)

/**
 * From an open delivery step to the review, with what the shop offers first: the way of whoever typed an address just now. Whoever arrives
 * with one is at the review at once.
 */
export async function onToReview(page: Page): Promise<void> {
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
}

/**
 * Somebody with an address and one part in the cart, at the review, whose button commits. `shop`: under which address, if not the usual
 * one.
 */
export async function atReview(page: Page, context: BrowserContext, buyer: Customer, shop = ''): Promise<Mcode> {
  await withAddress(buyer)
  const part = await oneInCart(buyer)
  await signedIn(context, buyer)
  await page.goto(`${shop}/shoppingCheckout`)
  await expect(placeButton(page)).toBeEnabled()
  return part
}
