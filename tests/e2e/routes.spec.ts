import { demo, signIn } from './support/account.ts'
import { searchBox } from './support/pages.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

// Which address leads where, and who may see it, is proved by tests/app/routes; what machines are answered, by tests/server/http. Here
// server and page agree.
test('section 2 and 8: each kind of 404, in its own words', async ({ page, complaints }) => {
  complaints.allow(NOT_FOUND)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/products/x/y')
  await expect(title).toHaveText('Page not found: /products/x/y')
  await expect(searchBox(page)).toBeVisible()
  await page.goto('/prod/cat/p/1/no%20id')
  await expect(title).toHaveText('Page Not Found: /prod/cat/p/1/no id')
  // Body code 404 goes to /Error showing code and the body’s msg.
  const { code, msg } = await (await page.request.get('/marco/api/v1/product/detail?mcode=NO-SUCH-PART-1')).json()
  expect(code).toBe(404)
  await page.goto('/prod/m/NO-SUCH-PART-1')
  await expect(page).toHaveURL(`/Error?${new URLSearchParams({ code: '404', message: msg })}`)
  await expect(page.locator('main')).toContainText('404')
  await expect(page.locator('main')).toContainText(msg)
})

test('section 6: a guest is sent to sign in with code, redirect and message, and is back with a menu of their own', async ({
  page,
  complaints,
}) => {
  complaints.allow(NOT_FOUND)
  await page.goto('/unknown/two?id=7&print=yes')
  await page.waitForURL('**/login?**')
  expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(
    '/login?code=401&redirect=%2Funknown%2Ftwo%3Fid%3D7%26print%3Dyes&message=Please+login+first.',
  )
  await expect(page.locator('main')).toContainText('Please login first.')
  await signIn(page, demo)
  await page.waitForURL('/unknown/two?id=7&print=yes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /unknown/two')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0)
  await header.getByRole('button', { name: /Demo Customer/ }).click()
  await expect(header.getByText('Your gifts & coupon')).toBeVisible()
})

test('between later pages the place is kept to the pixel: rows have the heights again that they had', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('main a[href="/prod/s/best-sellers"]').first().click()
  const rows = page.locator('main a[data-row]').filter({ visible: true })
  await expect(rows.nth(15)).toBeAttached()
  // Looked through as by hand, so that rows above have been laid out.
  for (let step = 0; step < 5; step += 1) {
    await page.mouse.wheel(0, 250)
    await page.waitForTimeout(150)
  }
  const row = rows.nth(12)
  await row.scrollIntoViewIfNeeded()
  await page.waitForTimeout(200)
  const topOf = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN)
  const before = await topOf()
  await row.click()
  await page.waitForURL('**/prod/m/**')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
})

test('the place on the page is kept on back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/prod/cat/c/0/1')
  const rows = page.locator('main a[href^="/prod/m/"]').filter({ visible: true })
  await expect(rows.nth(15)).toBeAttached()
  await rows.nth(12).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await rows.nth(12).click()
  await page.waitForURL('**/prod/m/**')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)
  await page.goBack()
  // To the row, not to the pixel: the heights of rows that nobody has come near are guesses, and the first page's font is another.
  await expect(rows.nth(12)).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(844 / 2)
  await expect(rows.nth(12)).toBeInViewport()
})
