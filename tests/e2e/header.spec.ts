import type { Page } from '@playwright/test'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

// What stands in header, drawer and footer, and what each piece does, is proved by the components (tests/app/shell). Here they stand in a
// real page.
const drawerOf = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

test('section 2: on a wide screen: top bar, logo, drawer, vehicle picker, cookie notice and footer', { tag: '@long' }, async ({ page }) => {
  const tree = await asked('categoryList', { level: 0, thin: true })
  await page.goto('/login')
  const header = page.getByRole('banner')
  for (const name of ['About Us', 'Help & Support', 'Your Orders', 'Your Account', 'Sign In'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(header.getByText('En', { exact: true })).toBeVisible()
  await header.locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')

  const drawer = await drawerOf(page)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(1440 * 0.3, -1)
  const names = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => tree.find((category) => category.id === id)?.backCategoryName ?? '')
  expect(names.slice(0, 4)).toEqual(['Starters', 'Alternators', 'Starter parts', 'Alternator parts'])
  expect(await drawer.locator('a[href^="/prod/cat/"]').allInnerTexts()).toEqual(names)
  await drawer.getByRole('button', { name: 'Applications' }).click()
  await drawer.getByRole('link', { name: 'Marine', exact: true }).click()
  await expect(page).toHaveURL('/prod/app/6')
  await expect(drawer).toBeHidden()

  await header.getByText('Select by Vehicle').first().click()
  await expect(page.getByRole('dialog', { name: 'Select by Vehicle' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const notice = page.getByRole('region', { name: /cookie/i })
  await notice.getByRole('button', { name: 'I agree', exact: true }).click()
  await expect(notice).toBeHidden()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/low prices/i)).toBeVisible()
  const config = await (await page.request.get('/config.json')).json()
  for (const { url } of config.socials) await expect(footer.locator(`a[href="${url}"]`)).toBeVisible()
  for (const [link, title] of [
    ['Terms', 'Terms of sale'],
    ['Privacy', 'Privacy'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator('main article')).toContainText('Crankworks')
  }
  await page.reload()
  await expect(page).toHaveTitle(/^Privacy/)
  await expect(page.locator('main article')).toContainText('Crankworks')
  await expect(footer).toBeAttached()
  await expect(notice).toBeHidden()
})

test('section 2: on a phone: a drawer never narrower than 288 px, and a cart icon going to /shoppingCart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const drawer = await drawerOf(page)
  expect((await drawer.boundingBox())?.width).toBeGreaterThanOrEqual(288)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  // Escape also counts before the drawer is modal, which it becomes after a frame: here there is none.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await drawerOf(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.getByRole('banner').locator('a[href="/shoppingCart"]:not([hreflang])').locator('visible=true').click()
  await page.waitForURL('**/login?code=401&redirect=%2FshoppingCart&**')
})
