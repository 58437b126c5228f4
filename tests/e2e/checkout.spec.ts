import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import type { Mcode } from '#contract/primitives.ts'
import { said } from './support/account.ts'
import { type Customer, signedIn, test as base } from './support/customer.ts'
import { readyOffline, someParts } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

/** What Chromium itself prints when the shop refuses an order. */
const REFUSED = /status of 409/
const PHONE = { width: 390, height: 844 }
const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()

/** Everybody begins with an empty address book. */
const test = base.extend<{ buyer: Customer }>({
  buyer: async ({ customer }, use) => {
    for (const { id } of await said('addressList', {}, customer.token)) await said('addressDelete', { id }, customer.token)
    await use(customer)
  },
})
test.use({ viewport: PHONE })

async function oneInCart({ add }: Customer): Promise<Mcode> {
  const part = (await someParts('1')).find(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (part === undefined) throw new Error('No part in stock')
  await add(part.mcode, 1)
  return part.mcode
}

const withAddress = ({ token }: Customer) =>
  said(
    'addressSave',
    {
      id: crypto.randomUUID(),
      name: 'Robin Weaver',
      country: 'US',
      lines: ['418 South Pier Street'],
      city: 'Milwaukee',
      region: 'WI',
      postcode: '53204',
    },
    token,
  )

const ordersOf = ({ token }: Customer) => said('orderList', { tab: 'all', pageNo: 1, pageSize: 20 }, token)

/** Somebody with an address and one part in the cart, at the review. */
async function atReview(page: Page, context: BrowserContext, buyer: Customer, shop = ''): Promise<Mcode> {
  await withAddress(buyer)
  const part = await oneInCart(buyer)
  await signedIn(context, buyer)
  await page.goto(`${shop}/shoppingCheckout`)
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
  await expect(main(page).getByRole('button', { name: /^Place the order/ })).toBeEnabled()
  return part
}

test('cart, address, delivery, payment, review, order: on a phone, with a double click, it is one order', async ({
  page,
  context,
  buyer,
}) => {
  await oneInCart(buyer)
  await signedIn(context, buyer)
  const before = (await ordersOf(buyer)).total
  await page.goto('/shoppingCart')
  await main(page).getByRole('link', { name: 'Go to checkout' }).locator('visible=true').first().click()

  await page.getByLabel('Country').selectOption('US')
  await page.getByLabel('Who receives it').fill('Robin Weaver')
  await page.getByLabel('Street and number').fill('418 South Pier Street')
  await page.getByLabel('Town').fill('Milwaukee')
  await page.getByLabel('State').selectOption('WI')
  await press(page, 'Save the address')
  const postcode = page.getByLabel('ZIP code')
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await expect(postcode).toHaveAccessibleDescription('Type the postcode. Parcels do not arrive without it.')
  await expect(page.getByLabel('Street and number')).toHaveValue('418 South Pier Street')
  await postcode.fill('53204')
  await press(page, 'Save the address')

  await press(page, 'On to the delivery')
  await expect(
    main(page)
      .getByText(/^expected /)
      .first(),
  ).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /Express/ })
    .check()
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
  await main(page).getByLabel('Purchase order number').fill('PO 4711')
  const place = main(page).getByRole('button', { name: /^Place the order · \$/ })
  await expect(place).toBeEnabled()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await place.dblclick()

  await page.waitForURL('**/completeOrder?id=*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, the order is placed')
  await expect(main(page).getByText('What happens next')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const { total, records } = await ordersOf(buyer)
  expect(total).toBe(before + 1)
  expect(records[0]).toMatchObject({ purchaseOrder: 'PO 4711', lines: 1 })
  await expect(main(page).getByRole('button', { name: `Copy ${records[0]?.number}` })).toBeVisible()
  expect(await buyer.cart()).toEqual([])
})

test('a refused coupon says so at its field, and everything typed stays, also after a reload', async ({ page, context, buyer }) => {
  const part = await atReview(page, context, buyer)
  await page.getByLabel('Purchase order number').fill('PO 4712')
  await page.getByLabel('Job', { exact: true }).or(page.getByLabel(/^Job/)).first().fill('Deutz of Miller')
  await main(page).getByText('Note for this line').click()
  await page.getByLabel(`Note for ${part}`).fill('for the left bay')
  await page.getByLabel(/^Coupon/).fill('no such code')
  await press(page, 'Use it')
  await expect(page.getByLabel(/^Coupon/)).toHaveAccessibleDescription('There is no coupon NOSUCHCODE.')
  await expect(main(page).getByRole('button', { name: /^Place the order/ })).toBeDisabled()

  const everythingStands = async () => {
    await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4712')
    await expect(page.getByLabel(/^Job/)).toHaveValue('Deutz of Miller')
    await expect(page.getByLabel(`Note for ${part}`)).toHaveValue('for the left bay')
    await expect(page.getByLabel(/^Coupon/)).toHaveValue('no such code')
  }
  await everythingStands()
  await page.reload()
  await everythingStands()

  await press(page, 'Order without it')
  await expect(main(page).getByRole('button', { name: /^Place the order/ })).toBeEnabled()
  await press(page, /^Place the order/)
  await page.waitForURL('**/completeOrder?id=*')
  const [order] = (await ordersOf(buyer)).records
  expect(order).toMatchObject({ purchaseOrder: 'PO 4712', jobName: 'Deutz of Miller' })
})

test('without a network the order is saved with limits, never called placed, survives a reload and is sent once', async ({
  page,
  context,
  buyer,
  line,
}) => {
  const before = (await ordersOf(buyer)).total
  await atReview(page, context, buyer, line.url)
  await readyOffline(page)
  await line.cut()
  await page.getByLabel(/^Job/).fill('Deutz of Miller')
  await press(page, 'Change: Delivery')
  await main(page)
    .getByRole('radio', { name: /Express/ })
    .check()
  await expect(main(page).getByText('No connection to the shop.')).toBeVisible()
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
  await press(page, 'Save the order on this phone')
  const most = page.getByLabel('At most, in US dollars')
  await expect(most).toBeFocused()
  await expect(most).toHaveAttribute('aria-invalid', 'true')
  await most.fill('9000')
  await press(page, 'Save the order on this phone')

  await page.waitForURL('**/completeOrder?id=*')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Saved on this phone, not sent')
  await expect(main(page)).not.toContainText('placed')
  await page.reload()
  await expect(title).toHaveText('Saved on this phone, not sent')
  await expect(main(page).getByText('Job Deutz of Miller')).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before)

  await line.mend()
  await press(page, 'Try to send it now')
  await expect(title).toHaveText('Thank you, the order is placed')
  const { total, records } = await ordersOf(buyer)
  expect([total, records[0]?.jobName]).toEqual([before + 1, 'Deutz of Miller'])
})

test('a saved order that breaks its limit comes back whole', async ({ page, context, buyer, line, complaints }) => {
  complaints.allow(REFUSED)
  const before = (await ordersOf(buyer)).total
  const part = await atReview(page, context, buyer, line.url)
  const [cartLine] = await buyer.cart()
  await readyOffline(page)
  await line.cut()
  await page.getByLabel('Purchase order number').fill('PO 4713')
  await press(page, 'Change: Delivery')
  await main(page)
    .getByRole('radio', { name: /Express/ })
    .check()
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
  // Goods and core charge alone are within it, the delivery is not.
  await page.getByLabel('At most, in US dollars').fill(((cartLine?.amount ?? 0) + (cartLine?.coreCharge ?? 0) + 0.5).toFixed(2))
  await press(page, 'Save the order on this phone')
  await page.waitForURL('**/completeOrder?id=*')
  await line.mend()
  await press(page, 'Try to send it now')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not ordered, it came back to you')
  await expect(main(page).getByText(/more than the \$.* that you set/)).toBeVisible()
  await press(page, 'Change the order')
  await page.waitForURL('**/shoppingCheckout')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4713')
  await expect(main(page).getByText(part).first()).toBeVisible()
  await press(page, /^Place the order/)
  await page.waitForURL('**/completeOrder?id=*')
  expect((await ordersOf(buyer)).total).toBe(before + 1)
})

test('the address book: written without a network, sent later, default and delete', async ({ page, context, buyer, line, complaints }) => {
  complaints.allow(...CUT)
  const first = await withAddress(buyer)
  await signedIn(context, buyer)
  await page.goto(`${line.url}/address`)
  await expect(main(page).getByText('Parcels by default')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await readyOffline(page)
  await press(page, 'Add an address')
  await expect(page.getByLabel('Who receives it')).toBeVisible()
  await line.cut()
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Who receives it').fill('Werkstatt Donaudampfschifffahrtsgesellschaftskapitän')
  await page.getByLabel('Street and number').fill('Hafengasse 1')
  await page.getByLabel('Postcode').fill('89073')
  await page.getByLabel('Town').fill('Ulm')
  await press(page, 'Save the address')
  const card = main(page).getByRole('article', { name: /^Werkstatt/ })
  await expect(card.getByText('On this phone, waits for a signal')).toBeVisible()
  await expect(card.getByText('89073 Ulm')).toBeVisible()
  await line.mend()
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByText('On this phone, waits for a signal')).toHaveCount(0)
  await card.getByRole('button', { name: 'Use for parcels' }).click()
  await expect(card.getByText('Parcels by default')).toBeVisible()
  const old = main(page).getByRole('article', { name: first.name })
  await old.getByRole('button', { name: /^Delete/ }).click()
  await old.getByRole('button', { name: 'Delete it' }).click()
  await expect(old).toHaveCount(0)
  await expect
    .poll(async () => (await said('addressList', {}, buyer.token)).map(({ city, defaultFor }) => [city, [...defaultFor].sort()]))
    .toEqual([['Ulm', ['billing', 'shipping']]])
})
