import { asDemo } from './support/account.ts'
import { someParts } from './support/pages.ts'
import { expect, NOT_FOUND, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test.describe('section 2 and 8: 404', () => {
  test.beforeEach(({ complaints }) => complaints.allow(NOT_FOUND))

  for (const path of ['/prod/nothing/here', '/prodigy', '/Errors', '/all/of/it', '/products/x/y']) {
    test(`no route matches: 'Page not found: ${path}'`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page not found: ${path}`)
      await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).locator('visible=true').first()).toBeVisible()
    })
  }

  for (const path of [
    '/prod/m/lower-case',
    '/prod/cat/p/1/no%20id',
    '/prod/cat/c3/0/1',
    '/prod/s/unknown',
    '/prod/app/x%20y',
    '/marketing/page/nothing',
  ]) {
    test(`route parameters fail: 'Page Not Found: ${path}'`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page Not Found: ${decodeURIComponent(path)}`)
    })
  }

  test('a one-segment parameter with two segments is no route', async ({ page }) => {
    await page.goto('/prod/m/A/B')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /prod/m/A/B')
  })

  test('section 8: body code 404 goes to /Error showing code and the body’s msg', async ({ page }) => {
    await page.goto('/')
    const reply = page.waitForResponse((response) => response.url().includes('/product/detail'))
    await page.goto('/prod/m/NO-SUCH-PART-1')
    const { code, msg } = await (await reply).json()
    expect(code).toBe(404)
    await expect(page).toHaveURL(`/Error?${new URLSearchParams({ code: '404', message: msg })}`)
    await expect(page.locator('main')).toContainText('404')
    await expect(page.locator('main')).toContainText(msg)
  })

  test('an unknown part answers HTTP 404 for machines', async ({ request }) => {
    expect((await request.get('/prod/m/NO-SUCH-PART-1')).status()).toBe(404)
    expect((await request.get('/prod/nothing/here')).status()).toBe(404)
  })
})

test('section 2: /Error shows its code and message from the query', async ({ page }) => {
  await page.goto('/Error?code=503&message=The%20shop%20rests.')
  await expect(page.locator('main')).toContainText('503')
  await expect(page.locator('main')).toContainText('The shop rests.')
})

test.describe('section 6: the global guard', () => {
  for (const [wanted, redirect] of [
    ['/accountOrder', '%2FaccountOrder'],
    ['/shoppingCart', '%2FshoppingCart'],
    ['/member/accountDashboard', '%2Fmember%2FaccountDashboard'],
    ['/order/orderInfo?id=7&print=yes', '%2Forder%2ForderInfo%3Fid%3D7%26print%3Dyes'],
    ['/orderPrint1', '%2ForderPrint1'],
    ['/unknown', '%2Funknown'],
    ['/unknown/two', '%2Funknown%2Ftwo'],
  ] as const) {
    test(`a guest who wants ${wanted} goes to /login with code, redirect and message`, async ({ page, complaints }) => {
      complaints.allow(NOT_FOUND)
      await page.goto(wanted)
      await page.waitForURL('**/login?**')
      expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(`/login?code=401&redirect=${redirect}&message=Please+login+first.`)
      await expect(page.locator('main')).toContainText('Please login first.')
    })
  }

  test('with a stored token nobody is sent away', async ({ page, complaints }) => {
    complaints.allow(NOT_FOUND)
    await asDemo(page)
    await page.goto('/unknown/two')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /unknown/two')
    await page.goto('/unknown')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /unknown')
  })

  for (const open of ['/', '/login', '/Error', '/prod/all/starter', '/marketing/page/about']) {
    test(`${open} is open to a guest`, async ({ page }) => {
      await page.goto(open)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(open)
    })
  }
})

test('the place on the page is kept on back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/prod/cat/c/0/1')
  const rows = page.locator('main a[href^="/prod/m/"]')
  await expect(rows.nth(15)).toBeAttached()
  await rows.nth(12).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await rows.nth(12).click()
  await page.waitForURL('**/prod/m/**')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)
  await page.goBack()
  await expect(rows.nth(12)).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
})

test('a search engine reads a part’s own title, description and data without running anything', async ({ request }) => {
  const [part] = await someParts()
  const html = await (await request.get(`/prod/m/${part?.mcode}`)).text()
  expect(html).toMatch(new RegExp(`<title>[^<]*${part?.mcode}`))
  expect(html).toContain('application/ld+json')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/prod\/m\//)
})
