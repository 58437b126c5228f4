import type { Page } from '@playwright/test'
import { callShop } from './support/account.ts'
import { signedIn, signedInOnce, test } from './support/customer.ts'
import { readyOffline } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

const card = (page: Page, name: string) => page.locator('main [data-vehicle-id]').filter({ has: page.getByRole('heading', { name }) })

test('a guest adds a machine without a line, signs in, and it is in the account and on a second device, once', {
  tag: '@long',
}, async ({ page, browser, customer, line, complaints }) => {
  complaints.allow(...CUT)
  await page.goto(`${line.url}/prod/vehicles`)
  await expect(page.getByText('No vehicle yet.')).toBeVisible()
  await readyOffline(page)
  await line.cut()
  await page.getByRole('searchbox', { name: 'Add a vehicle or machine' }).fill('Linde H30, serial 393 F 01234')
  await page.getByRole('button', { name: /^Keep “Linde/ }).click()
  await page.getByRole('button', { name: 'Keep in my vehicles' }).click()
  await expect(card(page, 'Linde H30')).toContainText('393 F 01234')
  await page.reload()
  await expect(card(page, 'Linde H30')).toContainText('393 F 01234')
  await line.mend()
  await signedInOnce(page, customer)
  await page.reload()
  await expect(card(page, 'Linde H30')).toContainText('393 F 01234')
  const vehicles = () => callShop('garageList', {}, customer.token)
  await expect.poll(async () => (await vehicles()).map(({ name }) => name)).toEqual(['Linde H30'])
  const other = await browser.newContext({ serviceWorkers: 'block' })
  complaints.watch(other)
  await signedIn(other, customer)
  const there = await other.newPage()
  await there.goto('/prod/vehicles')
  await expect(card(there, 'Linde H30')).toContainText('393 F 01234')
  await other.close()
  await page.reload()
  await expect(card(page, 'Linde H30')).toHaveCount(1)
  expect(await vehicles()).toHaveLength(1)
})
