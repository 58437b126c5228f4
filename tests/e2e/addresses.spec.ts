import { callShop } from './support/account.ts'
import {
  main,
  oneInCart,
  onToReview,
  ordersOf,
  PHONE,
  PLACED,
  press,
  robin,
  SAVED,
  test,
  title,
  tryNow,
  withAddress,
} from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { readyOffline } from './support/pages.ts'
import { expect } from './support/test.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 300_000 })

test('the address book: an address written without a network arrives once, becomes the default, and the old one is deleted', {
  tag: '@long',
}, async ({ page, context, buyer, line }) => {
  const first = await withAddress(buyer)
  await signedIn(context, buyer)
  await page.goto(`${line.url}/address`)
  await expect(main(page).getByText('Parcels by default')).toBeVisible()
  await readyOffline(page)
  await line.cut()
  await press(page, 'Add an address')
  await page.getByLabel('Country').selectOption('DE')
  // Germany writes no state, and its postcode before the town.
  await expect(page.getByLabel('State')).toBeHidden()
  await press(page, 'Save the address')
  await expect(page.getByLabel('Who receives it')).toBeFocused()
  for (const field of ['Who receives it', 'Street and number', 'Postcode', 'Town'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Who receives it').fill('Werkstatt Donaudampfschifffahrtsgesellschaftskapitän')
  await page.getByLabel('Street and number').fill('Hafengasse 1')
  await page.getByLabel('Postcode').fill('8907')
  await page.getByLabel('Town').fill('Ulm')
  await press(page, 'Save the address')
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Postcode').fill('89073')
  await press(page, 'Save the address')
  const card = main(page).getByRole('article', { name: /^Werkstatt/ })
  await expect(card.getByText('On this device, waits for a signal')).toBeVisible()
  await expect(card.getByText('89073 Ulm')).toBeVisible()
  await page.reload()
  await expect(card.getByText('On this device, waits for a signal')).toBeVisible()
  expect(await callShop('addressList', {}, buyer.token)).toHaveLength(1)

  await line.mend()
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByText('On this device, waits for a signal')).toHaveCount(0)
  await card.getByRole('button', { name: 'Use for parcels' }).click()
  await expect(card.getByText('Parcels by default')).toBeVisible()
  const old = main(page).getByRole('article', { name: first.name })
  await old.getByRole('button', { name: /^Delete/ }).click()
  await old.getByRole('button', { name: 'Delete it' }).click()
  await expect(old).toHaveCount(0)
  await expect
    .poll(async () => (await callShop('addressList', {}, buyer.token)).map(({ city, defaultFor }) => [city, [...defaultFor].sort()]))
    .toEqual([['Ulm', ['billing', 'shipping']]])
})

test('an address typed within the checkout without a network goes with the saved order', { tag: '@long' }, async ({
  page,
  context,
  buyer,
  line,
}) => {
  const before = (await ordersOf(buyer)).total
  await oneInCart(buyer)
  await signedIn(context, buyer)
  await page.goto(`${line.url}/shoppingCheckout`)
  await readyOffline(page)
  await line.cut()
  await page.getByLabel('Country').selectOption(robin.country)
  await page.getByLabel('Who receives it').fill(robin.name)
  await page.getByLabel('Street and number').fill(robin.lines[0] ?? '')
  await page.getByLabel('Town').fill(robin.city)
  await page.getByLabel('State').selectOption(robin.region)
  await page.getByLabel('ZIP code').fill(robin.postcode)
  await press(page, 'Save the address')
  await expect(main(page).getByText('No connection to the shop.')).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /^Parcel/ })
    .check()
  await onToReview(page)
  await page.getByLabel('At most, in US dollars').fill('9000')
  await press(page, 'Save the order on this device')
  await expect(title(page)).toHaveText(SAVED)
  await line.mend()
  await tryNow(page)
  await expect(title(page)).toHaveText(PLACED)
  await expect(main(page).getByText('Milwaukee, WI 53204')).toBeVisible()
  expect((await ordersOf(buyer)).total).toBe(before + 1)
  expect((await callShop('addressList', {}, buyer.token)).map(({ city }) => city)).toEqual(['Milwaukee'])
})
