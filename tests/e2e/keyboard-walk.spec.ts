import type { Page } from '@playwright/test'
import { main, plentiful, test, title, withAddress } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { expectPart, searchBox } from './support/pages.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })
test.describe.configure({ timeout: 300_000 })

/** After what has just been done something has the focus, now and when the page has come to rest. */
async function somethingHasFocus(page: Page): Promise<void> {
  const nowhere = () => page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
  await expect.poll(nowhere, 'the focus is lost').toBe(false)
  await page.waitForTimeout(300)
  expect(await nowhere(), 'the focus is lost a moment later').toBe(false)
}

for (const width of [390, 1440])
  test(`with keys alone at ${width} px: search, part, cart, Undo, review, and the focus is never lost`, { tag: '@long' }, async ({
    page,
    context,
    buyer,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await withAddress(buyer)
    const mcode = await plentiful()
    await signedIn(context, buyer)
    const press = async (key: string) => {
      await page.keyboard.press(key)
      await somethingHasFocus(page)
    }
    const reach = async (role: 'link' | 'button', name: string | RegExp, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
      const wanted = page.getByRole(role, { name }).locator('visible=true').first()
      await expect(wanted).toBeEnabled()
      for (let steps = 0; steps < 90; steps += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press(way)
      }
      throw new Error(`The keyboard does not reach ${name}`)
    }

    await page.goto('/')
    // The page is there before the app that hears the key.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(searchBox(page)).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type(mcode)
    await press('Enter')
    await page.waitForURL(`**/prod/all/${mcode}`)
    await reach('link', new RegExp(`^${mcode},`))
    await press('Enter')
    await expectPart(page, mcode)
    // A screen reader is told which page it is.
    await expect(main(page).getByRole('status').first()).toContainText(mcode)

    await reach('button', 'Add to cart')
    await press('Enter')
    await expect(page.getByText(`${mcode} · In your cart: 1`)).toBeVisible()
    await reach('link', /^Cart, 1 item/, 'Shift+Tab')
    await press('Enter')
    await expect(title(page)).toHaveText('Your cart')

    const line = main(page).locator(`[data-line="${mcode}"]`)
    await reach('button', `Remove ${mcode}`)
    await press('Enter')
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await expect(line).toHaveCount(0)
    await press('Enter')
    await expect(line).toBeFocused()
    await expect.poll(async () => (await buyer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 1]])

    await reach('link', 'Go to checkout')
    await press('Enter')
    await expect(title(page)).toHaveText('Checkout')
    await reach('button', 'Change: Delivery')
    await press('Enter')
    await reach('button', 'On to the review')
    await press('Enter')
    await expect(page.getByRole('heading', { name: /Review$/ })).toBeFocused()
    await reach('button', /^Place the order/)
  })
