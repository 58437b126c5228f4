import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

test('without any script: search, narrow, sort, turn a page, open a part', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for parts' }).fill('starter')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/prod\/all\/starter$/)
  await page.getByRole('group', { name: 'Voltage' }).getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/voltage=/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/voltage=.*sort=price-up/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/pageNo=2/)
  await page.locator('main a[data-row]').filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
})
