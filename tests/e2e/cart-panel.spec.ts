import type { Page } from '@playwright/test'
import type { Mcode } from '#contract/primitives.ts'
import { signedIn, test } from './support/customer.ts'
import { someParts } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const cartIcon = (page: Page) => page.getByRole('banner').locator('a[href="/shoppingCart"]').first()
const panel = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Cart' })
const LIST = '**/shoppingcart/list?*'
const DELETE = '**/shoppingcart/deleteBatch'

/** Numbers of two parts that can be ordered. */
async function twoParts(): Promise<[Mcode, Mcode]> {
  const [first, second] = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (first === undefined || second === undefined) throw new Error('Too few parts')
  return [first.mcode, second.mcode]
}

/** Counts how often the page itself is loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test.describe('section 2: cart hover panel', () => {
  test('a guest has no panel, and the icon is a link to /shoppingCart', async ({ page }) => {
    await page.goto('/')
    await cartIcon(page).hover()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(panel(page)).toHaveCount(0)
    await expect(cartIcon(page)).toHaveAttribute('href', '/shoppingCart')
  })

  test('it stays shut while the count is zero', async ({ page, context, customer }) => {
    await signedIn(context, customer)
    const listed = page.waitForResponse(LIST)
    await page.goto('/')
    await listed
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 0 items')
    await cartIcon(page).hover()
    await expect(panel(page)).toHaveCount(0)
  })

  test('it opens on hover, closes on mouse leave, and has a spinner while loading', async ({ page, context, customer }) => {
    const [first, second] = await twoParts()
    await customer.add(first, 2)
    await customer.add(second, 1)
    await signedIn(context, customer)
    await page.goto('/')
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
    await cartIcon(page).hover()
    await expect(panel(page).getByRole('listitem')).toHaveCount(2)
    await expect(panel(page).getByRole('button', { name: 'Clear All', exact: true })).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'Go to Cart', exact: true })).toHaveAttribute('href', '/shoppingCart')
    for (const id of [first, second]) await expect(panel(page).getByRole('button', { name: `Delete ${id}` })).toBeVisible()
    await page.mouse.move(10, 500)
    await expect(panel(page)).toHaveCount(0)
  })

  test('by keyboard it opens with a button and closes with Escape', async ({ page, context, customer }) => {
    const [first] = await twoParts()
    await customer.add(first, 1)
    await signedIn(context, customer)
    await page.goto('/')
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 items')
    await cartIcon(page).focus()
    await page.keyboard.press('Tab')
    const opener = page.getByRole('button', { name: 'Show what is in the cart' })
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link', { name: first, exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

test.describe('section 8: cart', () => {
  test('delete elsewhere: successfully delete, the panel is loaded anew and the page is not', async ({ page, context, customer }) => {
    const [first, second] = await twoParts()
    await customer.add(first, 2)
    await customer.add(second, 1)
    await signedIn(context, customer)
    await page.goto('/')
    await cartIcon(page).hover()
    const loads = loadsOf(page)
    const listed = page.waitForResponse(LIST)
    await panel(page)
      .getByRole('button', { name: `Delete ${first}` })
      .click()
    await expect(page.getByText('successfully delete', { exact: true })).toBeVisible()
    await listed
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    expect(loads()).toBe(0)
    expect((await customer.cart()).map(({ id }) => id)).toEqual([second])
  })

  test('delete on the shopping-cart page: the page is loaded anew, and message and undo come back with it', async ({
    page,
    context,
    customer,
  }) => {
    const [first, second] = await twoParts()
    await customer.add(first, 2)
    await customer.add(second, 1)
    await signedIn(context, customer)
    await page.goto('/shoppingCart')
    await expect(page.locator('main [data-line]')).toHaveCount(2)
    await cartIcon(page).hover()
    const loaded = page.waitForEvent('load')
    await panel(page)
      .getByRole('button', { name: `Delete ${first}` })
      .click()
    await loaded
    await expect(page.getByText('successfully delete', { exact: true })).toBeVisible()
    await expect(page.locator('main [data-line]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator(`main [data-line="${first}"]`)).toBeVisible()
    await expect
      .poll(async () => (await customer.cart()).map(({ id, qty }) => `${id} ${qty}`).sort())
      .toEqual([`${first} 2`, `${second} 1`].sort())
  })

  test('after Clear All the cart and the page are loaded anew', async ({ page, context, customer }) => {
    const [first, second] = await twoParts()
    await customer.add(first, 2)
    await customer.add(second, 1)
    await signedIn(context, customer)
    await page.goto('/')
    await cartIcon(page).hover()
    const loaded = page.waitForEvent('load')
    await panel(page).getByRole('button', { name: 'Clear All', exact: true }).click()
    await loaded
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 0 items')
    expect(await customer.cart()).toEqual([])
  })

  test('delete with another code: fail to delete', async ({ page, context, customer }) => {
    const [first] = await twoParts()
    await customer.add(first, 1)
    await signedIn(context, customer)
    await page.goto('/')
    await cartIcon(page).hover()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    await context.route(DELETE, (route) => route.fulfill({ json: { code: 400, msg: 'No.', error: 'bad-request' } }))
    await panel(page)
      .getByRole('button', { name: `Delete ${first}` })
      .click()
    await expect(page.getByText('fail to delete', { exact: true })).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  })

  test('a cart that the shop refuses to give: logged, signed out here, count 0', async ({ page, context, customer, complaints }) => {
    complaints.allow(/Please login first|sign-in-required|status of 401|AppError/)
    const [first] = await twoParts()
    await customer.add(first, 1)
    await signedIn(context, customer)
    await context.route(LIST, (route) =>
      route.fulfill({
        status: 401,
        json: { code: 401, msg: 'Please login first.', message: 'Please login first.', error: 'sign-in-required' },
      }),
    )
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 0 items')
  })

  test('a cart that merely cannot be reached signs nobody out', async ({ page, context, customer, complaints }) => {
    complaints.allow(...CUT)
    const [first] = await twoParts()
    await customer.add(first, 2)
    await signedIn(context, customer)
    await page.goto('/')
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
    await context.route('**/shoppingcart/**', (route) => route.abort())
    await page.reload()
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
    await expect(page.getByRole('banner').getByRole('button', { name: /Robin Weaver/ })).toBeVisible()
  })
})
