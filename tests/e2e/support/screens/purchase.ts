import { main, onToReview, ordersOf, PLACED, placeButton, press, robin, title } from '../checkout.ts'
import type { Customer } from '../customer.ts'
import { tooSlim } from '../looked-over.ts'
import { must } from '../placed-order.ts'
import { press as pressExactly, prints, sheet } from '../print-stub.ts'
import { orderableParts } from '../printed-orders.ts'
import { expect } from '../test.ts'
import type { Screen } from './screen.ts'

/** From the cart to what is known of the order afterwards. Each begins where the one before has ended. */
export const purchaseScreens: readonly Screen<Customer>[] = [
  {
    name: 'cart',
    linksInText: true,
    async open(page, buyer) {
      const parts = (await orderableParts(2)).map(({ mcode }) => mcode)
      for (const [at, mcode] of parts.entries()) await buyer.add(mcode, 2 - at)
      await page.goto('/shoppingCart')
      for (const mcode of parts) await expect(main(page).locator(`[data-line="${mcode}"]`)).toContainText('Price and stock checked')
    },
    async also(page) {
      expect(await tooSlim(page, 'main [data-line] button, main label'), 'the controls of a line').toEqual([])
    },
  },
  {
    name: 'address with errors',
    async open(page) {
      await page.goto('/shoppingCheckout')
      await page.getByLabel('Country').selectOption(robin.country)
      await press(page, 'Save the address')
      await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'review',
    async open(page) {
      await page.getByLabel('Who receives it').fill(robin.name)
      await page.getByLabel('Street and number').fill(robin.lines.join())
      await page.getByLabel('Town').fill(robin.city)
      await page.getByLabel('State').selectOption(robin.region)
      await page.getByLabel('ZIP code').fill(robin.postcode)
      await press(page, 'Save the address')
      await expect(main(page).getByRole('radio', { name: /^Parcel/ })).toBeChecked()
      await onToReview(page)
      await expect(placeButton(page)).toBeEnabled()
    },
  },
  {
    name: 'placed order',
    async open(page) {
      await placeButton(page).click()
      await expect(title(page)).toHaveText(PLACED)
    },
  },
  {
    name: 'address book',
    async open(page) {
      await page.goto('/address')
      await expect(main(page).getByText('Parcels by default')).toBeVisible()
    },
  },
  {
    name: 'workwear',
    otherAtDesktop: true,
    async open(page) {
      await page.goto('/apparel')
      await expect(main(page).getByRole('link', { name: /^Workshop jacket/ })).toBeVisible()
    },
  },
  {
    name: 'a style, for a crew',
    linksInText: true,
    otherAtDesktop: true,
    async open(page) {
      await page.goto('/apparel?style=grip-gloves')
      await main(page).getByText('Several sizes at once').click()
      await main(page).getByLabel('Pieces of 9').fill('x')
      await expect(main(page).getByRole('button', { name: /^Add \d+ pieces/ })).toBeDisabled()
    },
    async also(page) {
      expect(await tooSlim(page, 'main fieldset label, main li input'), 'sizes, colours and fields').toEqual([])
    },
  },
  {
    name: 'the size guide of a style',
    async open(page) {
      await page.goto('/apparel?style=workshop-jacket')
      await press(page, 'Size guide')
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'bought parts',
    otherAtDesktop: true,
    linksInText: true,
    async open(page) {
      await page.goto('/accountProduct')
      await expect(page.locator('[data-bought]').first()).toBeVisible()
    },
  },
  {
    name: 'sheet of an order',
    otherAtDesktop: true,
    alone: true,
    async open(page, buyer) {
      await page.goto(`/orderPrint1?id=${must((await ordersOf(buyer)).records[0]).id}`)
      await expect.poll(async () => (await prints(page)).length).toBe(1)
      await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    },
  },
  {
    name: 'packing slip',
    alone: true,
    async open(page) {
      await pressExactly(page, 'Packing slip')
      await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Packing slip')
    },
  },
]
