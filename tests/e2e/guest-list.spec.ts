import type { Page } from '@playwright/test'
import { PASSWORD, signIn } from './support/account.ts'
import { test } from './support/customer.ts'
import { someParts } from './support/pages.ts'
import { expect } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

const addFrom = async (page: Page, mcode: string) => {
  await page.goto('/prod/cat/c/0/1')
  await page.getByRole('button', { name: `Add ${mcode} to cart` }).click()
  await expect(page.getByText(`${mcode} · On your list: 1`)).toBeVisible()
}

test('a guest adds in two tabs, each tab knows of both, and who signs in in one has every piece in the cart once, in both', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const orderable = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const [first, second] = orderable.map(({ mcode }) => mcode)
  if (first === undefined || second === undefined) throw new Error('Too few parts')
  await addFrom(page, first)
  // Nobody is sent away: one goes on adding where one is.
  await expect(page).toHaveURL('/prod/cat/c/0/1')
  await page.getByRole('button', { name: `Add ${first} to cart` }).click()
  await expect(page.getByText(`${first} · On your list: 2`)).toBeVisible()
  await expect(page.getByRole('status').getByText('1 part on your list.')).toBeVisible()

  const other = await context.newPage()
  await addFrom(other, second)
  await expect(other.getByRole('link', { name: 'Cart, 3 items' }).locator('visible=true').first()).toBeVisible()
  await expect(page.getByRole('status').getByText('2 parts on your list.')).toBeVisible()

  await other.getByText(`${second} · On your list: 1`).locator('..').getByRole('link', { name: 'Look at your list' }).click()
  await expect(other.getByRole('heading', { name: '2 parts on your list' })).toBeVisible()
  await signIn(other, { email: customer.email, password: PASSWORD })
  const cart = async () => Object.fromEntries((await customer.cart()).map(({ id, qty }) => [id, qty]))
  await expect.poll(cart).toEqual({ [first]: 2, [second]: 1 })
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Cart, 3 items' }).locator('visible=true').first()).toBeVisible()
    await expect(tab.getByText('on your list.')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' }).locator('visible=true').first()).toBeVisible()
  expect(await cart()).toEqual({ [first]: 2, [second]: 1 })
})
