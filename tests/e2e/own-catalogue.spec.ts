import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { sendCall } from '#data/call.ts'
import { portTo } from '../support/port.ts'
import { demo } from './support/account.ts'
import { main, PHONE, PLACED, placeButton, press, robin, SAVED, title } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { startOwnServer } from './support/own-server.ts'
import { expectPart, readyOffline, searchBox, unfolded } from './support/pages.ts'
import { CUT, expect, test } from './support/test.ts'

test.use({ viewport: PHONE, actionTimeout: 20_000 })
test.describe.configure({ timeout: 600_000 })

const SHOP = 'lakeside'
const sample = (name: string) => fileURLToPath(new URL(`../support/import/${name}`, import.meta.url))

/** Says a call to the opened shop without a browser. */
async function ask<N extends CallName>(url: string, name: N, input: CallInputOf<N>, token = ''): Promise<CallResultOf<N>> {
  const port = portTo(fetch, { baseUrl: url, tenantId: SHOP, token: () => Promise.resolve(token || null) })
  return (await sendCall(port, name, input, { headers: { 'Accept-Language': 'en-US' } })).value
}

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
  await expect(title(page)).toHaveText(`Search: ${text}`)
}

test('from an empty database to an order: a shop is opened from a file, a supplier’s files are imported, a part is found by its number, by what it fits and without a network, and bought', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  const server = await startOwnServer({ DEMO: '0', DEMO_CUSTOMER: '1' })
  try {
    await server.command('open', '--file', sample('shop.json'), '--no-mail')
    await server.command('import', 'parts', sample('tutorial/parts.csv'))
    await server.command('import', 'pies', sample('pies/supplier.xml'))
    await server.command('import', 'aces', sample('aces/supplier.xml'))
    await server.command('import', 'vehicles', sample('aces/vehicles.csv'))
    await server.command('import', 'stock', sample('tutorial/stock.csv'))
    await server.command('packs', 'make')
    // Its customer is made when it starts with a shop.
    await server.down()
    await server.up()
    const { token, userInfo } = await ask(server.url, 'marcoLogin', demo)
    await ask(server.url, 'addressSave', { id: crypto.randomUUID(), ...robin }, token)
    await signedIn(context, { token, userInfo })

    await page.goto(`${server.url}/`)
    await expect(main(page)).toContainText('Starters and alternators from the lake shore')
    await searchFor(page, '28100 16190')
    for (const mcode of ['LS-2001', 'VT-1001']) await unfolded(page, mcode)
    await page.goto(`${server.url}/prod/m/VT-1003`)
    await expectPart(page, 'VT-1003')
    await main(page).getByRole('heading', { name: 'Applications' }).scrollIntoViewIfNeeded()
    await expect(main(page)).toContainText('Altima')
    await expect(main(page)).toContainText('2002–2006')

    const everything = page
      .getByRole('list', { name: 'Packs' })
      .getByRole('listitem')
      .filter({ hasText: /^Everything\d/ })
    await expect(async () => {
      await page.goto(`${server.url}/prod/offline`)
      await expect(everything).toBeVisible({ timeout: 3000 })
    }).toPass()
    await everything.getByRole('button', { name: /^Put on this device/ }).click()
    await expect(everything).toContainText('On this device, whole.')
    await readyOffline(page)

    await context.setOffline(true)
    await page.goto(`${server.url}/`)
    await searchFor(page, 'vt 1002')
    await unfolded(page, 'VT-1002')
    await main(page).locator('a[href="/prod/m/VT-1002"]').filter({ visible: true }).first().click()
    await expectPart(page, 'VT-1002')
    await expect(main(page)).toContainText('12 V')
    await page
      .getByRole('button', { name: /Add to cart|Add to list/ })
      .first()
      .click()
    // Written on the device: nothing of it may be lost by the page that opens next.
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
    await context.setOffline(false)

    await page.goto(`${server.url}/shoppingCheckout`)
    await expect(placeButton(page)).toBeEnabled()
    await readyOffline(page)
    await context.setOffline(true)
    // What the counter would cost was not asked before the network went.
    await press(page, 'Change: Delivery')
    await main(page).getByRole('radio').last().check()
    await expect(main(page).getByText('No connection to the shop.')).toBeVisible()
    await press(page, 'On to the review')
    await page.getByLabel('At most, in US dollars').fill('900')
    await press(page, 'Save the order on this device')
    await expect(title(page)).toHaveText(SAVED)
    await context.setOffline(false)
    await expect(title(page)).toHaveText(PLACED)
    const { records } = await ask(server.url, 'orderList', { tab: 'all', pageNo: 1, pageSize: 5 }, token)
    expect(records.map(({ number }) => number.slice(0, 3))).toEqual(['LP-'])
  } finally {
    await server.close()
  }
})
