import {
  atReview,
  main,
  oneInCart,
  onToReview,
  ordersOf,
  PHONE,
  PLACED,
  placeButton,
  press,
  test,
  title,
  tryNow,
  withAddress,
} from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ viewport: PHONE, serviceWorkers: 'block' })
test.describe.configure({ timeout: 300_000 })

test('from the cart to the placed order on a phone; an address without postcode says so at its field; a double click is one order', async ({
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
  await expect(page.getByLabel('Who receives it')).toHaveValue('Robin Weaver')
  await expect(page.getByLabel('Street and number')).toHaveValue('418 South Pier Street')
  await expect(page.getByLabel('Town')).toHaveValue('Milwaukee')
  await expect(page.getByLabel('State')).toHaveValue('WI')
  await postcode.fill('53204')
  await press(page, 'Save the address')

  // The first address of somebody is chosen, and the next step opens.
  const parcel = main(page).getByRole('radio', { name: /^Parcel/ })
  await expect(parcel).toBeChecked()
  await expect(parcel).toHaveAccessibleName(/\$\d+\.\d\d.*expected \w+ \d+ to \w+ \d+/)
  await main(page)
    .getByRole('radio', { name: /^Express/ })
    .check()
  await onToReview(page)
  await main(page).getByLabel('Purchase order number').fill('PO 4711')
  await expect(placeButton(page)).toBeEnabled()
  await expect(placeButton(page)).toHaveText(/^Place the order · \$\d+\.\d\d$/)
  await placeButton(page).dblclick()

  await page.waitForURL('**/completeOrder?id=*')
  await expect(title(page)).toHaveText(PLACED)
  await expect(main(page).getByText('What happens next')).toBeVisible()
  const { total, records } = await ordersOf(buyer)
  expect(total).toBe(before + 1)
  expect(records[0]).toMatchObject({ purchaseOrder: 'PO 4711', lines: 1 })
  await expect(
    main(page)
      .getByText(records[0]?.number ?? 'no order')
      .first(),
  ).toBeVisible()
  expect(await buyer.cart()).toEqual([])
})

test('with the keyboard alone from the cart to the placed order', { tag: '@long' }, async ({ page, context, buyer }) => {
  await withAddress(buyer)
  await oneInCart(buyer)
  await signedIn(context, buyer)
  const before = (await ordersOf(buyer)).total
  await page.goto('/shoppingCart')
  const reach = async (name: string | RegExp, role: 'link' | 'button' | 'radio' = 'button') => {
    const wanted = main(page).getByRole(role, { name }).locator('visible=true').first()
    await expect(wanted).toBeEnabled()
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }
  await reach('Go to checkout', 'link')
  await page.keyboard.press('Enter')
  await reach('Change: Delivery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Delivery$/ })).toBeFocused()
  await reach(/^Parcel/, 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: /^Express/ })).toBeChecked()
  await reach('On to the review')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Review$/ })).toBeFocused()
  await reach(/^Place the order/)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(PLACED)
  expect((await ordersOf(buyer)).total).toBe(before + 1)
})

test('whoever has an address is at the placed order with two presses from the cart', { tag: '@long' }, async ({ page, context, buyer }) => {
  await withAddress(buyer)
  await oneInCart(buyer)
  await signedIn(context, buyer)
  await page.goto('/shoppingCart')
  await main(page).getByRole('link', { name: 'Go to checkout' }).locator('visible=true').first().click()
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
})

test('cart changed underneath: pieces and sums are shown old and new before the buyer commits', { tag: '@long' }, async ({
  page,
  context,
  buyer,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const part = await atReview(page, context, buyer)
  await page.getByLabel('Purchase order number').fill('PO 4714')
  const before = await ordersOf(buyer)
  const old = /\$[\d,.]+/.exec((await placeButton(page).textContent()) ?? '')?.[0] ?? 'no total'
  await buyer.add(part, 1)
  await press(page, /^Place the order/)
  await expect(main(page).getByRole('alert').first()).toContainText(
    `Not ordered. Your cart has changed on another device: it holds 2 of ${part}, not 1. Everything that you typed is still here.`,
  )
  const changes = main(page).getByRole('region', { name: 'What has changed' })
  await expect(
    changes
      .getByRole('listitem')
      .filter({ hasText: `Pieces of ${part}` })
      .locator('s, b'),
  ).toHaveText(['was 1', '2'])
  const [was, now] = [
    changes.getByRole('listitem').filter({ hasText: 'Total' }).locator('s'),
    changes.getByRole('listitem').filter({ hasText: 'Total' }).locator('b'),
  ]
  await expect(was).toHaveText(`was ${old}`)
  const total = await now.textContent()
  expect(total).not.toBe(old)
  expect((await ordersOf(buyer)).total).toBe(before.total)
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 4714')
  await expect(placeButton(page)).toHaveText(`Place the order · ${total}`)
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  await expect(main(page).getByText(`Total ${total}`)).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before.total + 1)
})

test('reply lost: it is not called placed, cannot be taken back, and asked again it is one order', async ({
  page,
  context,
  buyer,
  line,
}) => {
  await atReview(page, context, buyer, line.url)
  const before = (await ordersOf(buyer)).total
  line.loseReplies(/^POST \/\S*order\/place/)
  await press(page, /^Place the order/)
  await page.waitForURL('**/completeOrder?id=*')
  await expect(title(page)).toHaveText('Sent, not answered yet')
  await expect(main(page).getByRole('button', { name: 'Do not order it' })).toHaveCount(0)
  // The shop has it all the same.
  await expect.poll(async () => (await ordersOf(buyer)).total).toBe(before + 1)
  await line.mend()
  await tryNow(page)
  await expect(title(page)).toHaveText(PLACED)
  expect((await ordersOf(buyer)).total).toBe(before + 1)
  await page.reload()
  await expect(title(page)).toHaveText(PLACED)
})
