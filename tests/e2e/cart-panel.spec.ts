import type { Page } from '@playwright/test'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { signedIn, test } from './support/customer.ts'
import { someParts } from './support/pages.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const cartIcon = (page: Page) => page.getByRole('banner').locator('a[href="/shoppingCart"]:not([hreflang])').first()
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Cart' })

/** Numbers of two parts that can be ordered. */
async function twoParts(): Promise<[Mcode, Mcode]> {
  const [first, second] = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (first === undefined || second === undefined) throw new Error('Too few parts')
  return [first.mcode, second.mcode]
}

// When the panel opens and closes, what it holds and what each delete brings about is proved by tests/app/shell/lazy/CartHover.test.tsx,
// what becomes of a cart that the shop refuses or that cannot be reached by tests/app/state/cart-changes/cart.test.ts. Here it hangs in a
// real header, and real pages are loaded anew.
test('section 2 and 8: the cart hover panel: by pointer and by keyboard, delete elsewhere, delete on the shopping-cart page, Clear All', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const [first, second] = await twoParts()
  await customer.add(first, 2)
  await customer.add(second, 1)
  await signedIn(context, customer)
  const lines = panel(page).getByRole('listitem')
  const deleteIt = panel(page).getByRole('button', { name: `Delete ${first}` })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })

  await page.goto('/')
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
  await cartIcon(page).hover()
  await expect(lines).toHaveCount(2)
  await page.mouse.move(10, 500)
  await expect(panel(page)).toHaveCount(0)

  await cartIcon(page).focus()
  await page.keyboard.press('Tab')
  const opener = page.getByRole('button', { name: 'Show what is in the cart' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link', { name: first, exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()

  await cartIcon(page).hover()
  await deleteIt.click()
  await expect(page.getByText('successfully delete', { exact: true })).toBeVisible()
  await expect(lines).toHaveCount(1)
  expect(loads).toBe(1)
  expect((await customer.cart()).map(({ id }) => id)).toEqual([second])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')

  await cartIcon(page).hover()
  await expect(lines).toHaveCount(2)
  await panel(page).getByRole('link', { name: 'Go to Cart', exact: true }).click()
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.locator('main [data-line]')).toHaveCount(2)
  await page.mouse.move(10, 500)
  await cartIcon(page).hover()
  let loaded = page.waitForEvent('load')
  await deleteIt.click()
  await loaded
  await expect(page.getByText('successfully delete', { exact: true })).toBeVisible()
  await expect(page.locator('main [data-line]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator(`main [data-line="${first}"]`)).toBeVisible()
  await expect
    .poll(async () => (await customer.cart()).map(({ id, qty }) => `${id} ${qty}`).sort())
    .toEqual([`${first} 2`, `${second} 1`].sort())

  await page.mouse.move(10, 500)
  await cartIcon(page).hover()
  loaded = page.waitForEvent('load')
  await panel(page).getByRole('button', { name: 'Clear All', exact: true }).click()
  await loaded
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 0 items')
  expect(await customer.cart()).toEqual([])
  await cartIcon(page).hover()
  await expect(panel(page)).toHaveCount(0)
})
