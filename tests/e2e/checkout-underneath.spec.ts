import type { Locator, Page } from '@playwright/test'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { callShop, demo } from './support/account.ts'
import { test as base, main, PHONE, PLACED, placeButton, press, robin, SAVED, title, tryNow } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { readyOffline } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

interface AtShop {
  server: OwnServer
  token: string
  userInfo: unknown
}

/** One server for the tests of this file, since each of them changes what the shop knows. */
const test = base.extend<{ two: [Mcode, Mcode] }, { shop: AtShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const server = await startOwnServer()
      const { token, userInfo } = await callShop('marcoLogin', demo, '', server.url)
      await callShop('addressSave', { id: crypto.randomUUID(), ...robin }, token, server.url)
      await use({ server, token, userInfo })
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** The demo customer at the review of an order of two parts, a purchase order number typed. */
  two: async ({ page, context, complaints, shop: { server, token, userInfo } }, use) => {
    // The server is stopped now and then, and refuses what does not hold any more.
    complaints.allow(...CUT, /status of 409/)
    const lines = await callShop('cartList', { type: 1 }, token, server.url)
    if (lines.length > 0) await callShop('cartDeleteBatch', { ids: lines.map(({ id }) => id).join(',') }, token, server.url)
    const parts = await twoInStock(server.url)
    for (const mcode of parts) await callShop('cartAdd', { mcode, qty: 1 }, token, server.url)
    await signedIn(context, { token, userInfo })
    await page.goto(`${server.url}/shoppingCheckout`)
    await page.getByLabel('Purchase order number').fill('PO 4720')
    await expect(placeButton(page)).toBeEnabled()
    await use(parts)
  },
})
test.use({ viewport: PHONE })
test.describe.configure({ mode: 'default', timeout: 180_000 })

async function twoInStock(shop: string): Promise<[Mcode, Mcode]> {
  const { records } = await callShop('aggregationSearch', { backCategoryId: '1' }, '', shop)
  const [one, other] = records.filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (one === undefined || other === undefined) throw new Error('Too few parts in stock')
  return [one.mcode, other.mcode]
}

const notOrdered = (page: Page): Locator => main(page).getByRole('alert').filter({ hasText: 'Not ordered.' })
const orders = async ({ server, token }: AtShop) =>
  (await callShop('orderList', { tab: 'all', pageNo: 1, pageSize: 1 }, token, server.url)).total

/** The order was refused, all that was typed stands, and nothing was ordered. */
async function standsAsTyped(page: Page, shop: AtShop, before: number): Promise<void> {
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4720')
  expect(await orders(shop)).toBe(before)
}

/** Takes a line out of the cart and comes back to the review. */
async function withoutLine(page: Page, part: Mcode): Promise<void> {
  await main(page).getByRole('link', { name: 'Change the cart' }).click()
  await page.getByRole('button', { name: `Remove ${part}` }).click()
  await expect(main(page).locator(`[data-line="${part}"]`)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Go to checkout' }).locator('visible=true').first().click()
}

test('price changed underneath: the old and the new one are shown before the buyer commits', { tag: '@long' }, async ({
  page,
  shop,
  two: [part],
}) => {
  const before = await orders(shop)
  const old = /\$[\d,.]+/.exec((await placeButton(page).textContent()) ?? '')?.[0] ?? 'no total'
  await shop.server.command('parts', 'price', part, '777.77', '--accept')
  await press(page, /^Place the order/)
  await expect(notOrdered(page)).toContainText(new RegExp(`The price of ${part} went from \\$[\\d,.]+ to \\$777\\.77\\.`))
  const changes = main(page).getByRole('region', { name: 'What has changed' })
  await expect(changes.getByRole('listitem').filter({ hasText: part }).locator('b')).toHaveText('$777.77')
  const total = changes.getByRole('listitem').filter({ hasText: /^Total/ })
  await expect(total.locator('s')).toHaveText(`was ${old}`)
  const now = (await total.locator('b').textContent()) ?? ''
  await standsAsTyped(page, shop, before)
  await expect(placeButton(page)).toHaveText(`Place the order · ${now}`)
  await expect(placeButton(page)).toBeDisabled()
  await press(page, 'Take the new price')
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  await expect(main(page).getByText(`Total ${now}`)).toBeVisible()
  expect(await orders(shop)).toBe(before + 1)
})

test('coupon expired at the last second: its own sentence at its field, and the order goes without it', { tag: '@long' }, async ({
  page,
  shop,
  two,
}) => {
  expect(two).toHaveLength(2)
  const before = await orders(shop)
  const coupon = page.getByLabel(/^Coupon/)
  await coupon.fill('PIT10')
  await press(page, 'Use it')
  await expect(main(page).locator('dt', { hasText: '10 % off parts' }).locator('visible=true')).toBeVisible()
  await expect(placeButton(page)).toBeEnabled()
  await shop.server.command('coupons', 'end', 'PIT10', '--tenant', 'general')
  await press(page, /^Place the order/)
  const why = 'The coupon PIT10 has expired. The order is reckoned without it.'
  await expect(notOrdered(page)).toContainText(why)
  await expect(coupon).toHaveAccessibleDescription(why)
  await expect(coupon).toHaveValue('PIT10')
  await expect(placeButton(page)).toBeDisabled()
  await standsAsTyped(page, shop, before)
  await press(page, 'Order without it')
  await expect(placeButton(page)).toBeEnabled()
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  expect(await orders(shop)).toBe(before + 1)
})

test('sold out underneath: its own sentence, and the other part can still be ordered', { tag: '@long' }, async ({
  page,
  shop,
  two: [part, other],
}) => {
  const before = await orders(shop)
  await shop.server.command('parts', 'stock', 'set', part, '0')
  await press(page, /^Place the order/)
  const why = `${part} is sold out, and nobody knows when more will come. Remove this line to order the others.`
  await expect(notOrdered(page)).toContainText(why)
  await expect(
    main(page)
      .getByRole('region', { name: /Review$/ })
      .getByRole('alert'),
  ).toContainText(why)
  await expect(placeButton(page)).toBeDisabled()
  await standsAsTyped(page, shop, before)
  await withoutLine(page, part)
  await standsAsTyped(page, shop, before)
  await expect(placeButton(page)).toBeEnabled()
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  expect(await orders(shop)).toBe(before + 1)
  const [order] = (await callShop('orderList', { tab: 'all', pageNo: 1, pageSize: 1 }, shop.token, shop.server.url)).records
  const { lines } = await callShop('orderDetail', { id: order?.id ?? '' }, shop.token, shop.server.url)
  expect(lines.map(({ id }) => id)).toEqual([other])
})

test('part withdrawn while an order waited on this device: it is not sent, says which part, and comes back whole', {
  tag: '@long',
}, async ({ page, shop, two: [part] }) => {
  const before = await orders(shop)
  await readyOffline(page)
  await shop.server.down()
  await press(page, 'Change: Delivery')
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check()
  await expect(main(page).getByText('No connection to the shop.')).toBeVisible()
  await press(page, 'On to the review')
  await page.getByLabel('At most, in US dollars').fill('90000')
  await press(page, 'Save the order on this device')
  await expect(title(page)).toHaveText(SAVED)
  await shop.server.command('parts', 'withdraw', part, '--now')
  await shop.server.up()
  await tryNow(page)
  const why = `The shop does not sell ${part} any more. Delete this line to order the others.`
  await expect(title(page)).toHaveText('Not ordered, it came back to you')
  await expect(main(page).getByText(why)).toBeVisible()
  await press(page, 'Change the order')
  await page.waitForURL('**/shoppingCheckout')
  await expect(notOrdered(page)).toContainText(why)
  await standsAsTyped(page, shop, before)
  await withoutLine(page, part)
  await expect(placeButton(page)).toBeEnabled()
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  expect(await orders(shop)).toBe(before + 1)
})
