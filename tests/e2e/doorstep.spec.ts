import { main, oneInCart, ordersOf, PHONE, PLACED, placeButton, test, title, withAddress } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { mailTo } from './support/mailbox.ts'
import { prints, sheet, stubPrint } from './support/print-stub.ts'
import { shopCommand } from './support/shop-command.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ viewport: PHONE, serviceWorkers: 'block' })
test.describe.configure({ timeout: 240_000 })

test('cart, order, print; the shop packs and ships it; the customer sees it and has a mail', { tag: '@long' }, async ({
  page,
  context,
  buyer,
}) => {
  await stubPrint(context)
  await withAddress(buyer)
  const part = await oneInCart(buyer)
  await signedIn(context, buyer)
  await page.goto('/shoppingCart')
  await main(page).getByRole('link', { name: 'Go to checkout' }).locator('visible=true').first().click()
  await expect(placeButton(page)).toBeEnabled()
  await placeButton(page).click()
  await expect(title(page)).toHaveText(PLACED)
  const [order] = (await ordersOf(buyer)).records
  const number = order?.number ?? 'no order'

  await main(page).getByRole('link', { name: 'Print it' }).click()
  await expect(sheet(page)).toContainText(number)
  await expect(sheet(page)).toContainText(part)
  await expect.poll(async () => (await prints(page)).length).toBe(1)

  await page.goto('/accountOrder')
  await main(page)
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(title(page)).toContainText(number)
  await expect(main(page).getByText('LP1003310021')).toHaveCount(0)

  expect(await shopCommand('orders', 'pay', number, '--reference', 'ACH 0441')).toContain(`is recorded for ${number}`)
  await shopCommand('orders', 'pack', number)
  expect(await shopCommand('orders', 'ship', number, '--carrier', 'Lakes Parcel', '--tracking', 'LP1003310021')).toContain('is shipped')

  await page.reload()
  await expect(main(page).getByText('LP1003310021').first()).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Shipped' }).and(page.locator('[aria-current=step]'))).toBeVisible()
  expect((await mailTo(buyer.email, new RegExp(`${number}.*(shipped|on its way)|(shipped|on its way).*${number}`, 'i'))).text).toContain(
    'LP1003310021',
  )
  expect(await shopCommand('audit', 'list', '--about', number)).toMatch(/orders ship[\s\S]*orders pack[\s\S]*orders pay/)
})
