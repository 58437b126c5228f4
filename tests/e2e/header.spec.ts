import { asDemo } from './support/account.ts'
import { searchBox } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test.describe('section 2: top bar', () => {
  test('a guest sees About Us, Help & Support, Your Orders, Your Account, En and Sign In', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    for (const name of ['About Us', 'Help & Support', 'Your Orders', 'Your Account', 'Sign In'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(header.getByText('En', { exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', /^\/login/)
    await expect(header.getByText('Your gifts & coupon')).toHaveCount(0)
  })

  test('Your Orders and Your Account go to their pages, so a guest to sign-in', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Your Orders', exact: true }).click()
    await page.waitForURL('**/login?code=401&redirect=%2FaccountOrder&**')
    await page.getByRole('banner').getByRole('link', { name: 'Your Account', exact: true }).click()
    await page.waitForURL('**/login?code=401&redirect=%2Fmember%2FaccountDashboard&**')
  })

  test('section 6: a signed-in customer sees a user menu with gifts instead of Sign In', async ({ page }) => {
    await asDemo(page)
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveCount(0)
    await header.getByRole('button', { name: /Demo Customer/ }).click()
    await expect(header.getByText('Your gifts & coupon')).toBeVisible()
  })
})

test.describe('section 2: main header', () => {
  test('the logo goes home', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
  })

  test('the cart icon links to /shoppingCart', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').locator('a[href="/shoppingCart"]').locator('visible=true')).toBeVisible()
  })

  test('Select by Vehicle stands in the header and does something', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByText('Select by Vehicle').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('section 2: drawer', () => {
  test('30 % wide, with phone, chat, help, account, favourites, applications and eight categories in their order', async ({ page }) => {
    const tree = await asked('categoryList', { level: 0, thin: true })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(1440 * 0.3, -1)
    await expect(drawer.locator('a[href^="tel:"]')).toBeVisible()
    for (const name of ['Live Chat', 'Help Center', 'Your Account', 'Your Favorite'])
      await expect(drawer.getByRole('link', { name })).toBeVisible()
    const names = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => tree.find((category) => category.id === id)?.backCategoryName ?? '')
    expect(names.slice(0, 4)).toEqual(['Starters', 'Alternators', 'Starter parts', 'Alternator parts'])
    expect(await drawer.locator('a[href^="/prod/cat/"]').allInnerTexts()).toEqual(names)
  })

  test('Applications opens a sub-list of the nine', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: /Applications/ }).click()
    const titles = [
      'Automotive',
      'Trucks',
      'Agriculture',
      'Industrial & Construction',
      'Forklift',
      'Marine',
      'Lawn & Gar',
      'Hi-Performance',
      'EV',
    ]
    for (const title of titles) await expect(drawer.getByRole('link', { name: title, exact: true })).toBeVisible()
    await drawer.getByRole('link', { name: 'Marine', exact: true }).click()
    await expect(page).toHaveURL('/prod/app/6')
    await expect(drawer).toBeHidden()
  })

  test('on a phone it is never narrower than 288 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click()
    expect((await page.getByRole('dialog').boundingBox())?.width).toBeGreaterThanOrEqual(288)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('section 2: footer', () => {
  test('has all its links, payment logos and social links', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const name of ['About Us', 'Contact Us', 'Download', 'FAQ’s', 'Warranty&Returns', 'My Account', 'Order Status', 'Rewards'])
      await expect(footer.getByRole('link', { name: new RegExp(`^${name.replace('’', "['’]")}$`) })).toBeVisible()
    const config = await (await page.request.get('/config.json')).json()
    for (const { url } of config.socials) await expect(footer.locator(`a[href="${url}"]`)).toBeVisible()
    await expect(footer.getByText(/low prices/i)).toBeVisible()
  })

  test('terms of sale and privacy are linked and stand on pages of their own', async ({ page }) => {
    for (const [link, title] of [
      ['Terms', 'Terms of sale'],
      ['Privacy', 'Privacy'],
    ] as const) {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.reload()
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.locator('main article')).toContainText('Crankworks')
    }
  })

  test('cookie notice: the agree buttons have no effect, the icon closes it', async ({ page }) => {
    await page.goto('/')
    const notice = page.getByRole('region', { name: /cookie/i })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'I do not agree', exact: true }).click()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: /close/i }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(searchBox(page)).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test('section 2: the mobile header has a cart icon going to /shoppingCart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').locator('a[href="/shoppingCart"]').locator('visible=true').click()
  await page.waitForURL('**/login?code=401&redirect=%2FshoppingCart&**')
})

test('section 5: an external address without the allow flag is refused', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a[href*="evil.example"]')).toHaveCount(0)
})
