import type { BrowserContext, Page } from '@playwright/test'
import { signedIn, test } from './support/customer.ts'
import { readyOffline } from './support/pages.ts'
import { must, plentiful } from './support/placed-order.ts'
import { serverUrl } from './support/shop.ts'
import { CUT, expect } from './support/test.ts'

// Which language an address has, and what is detected from what, is proved without a browser (tests/contract/locale/locales.test.ts). Here
// a real browser says its languages, keeps the cookie and follows the redirect.

const lang = (page: Page) => page.locator('html').getAttribute('lang')
const cookieOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
const remember = (context: BrowserContext, value: string) => context.addCookies([{ name: 'i18n_redirected', value, url: serverUrl }])
const switcher = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /Language: |Sprache: /i })
    .first()

async function switchTo(page: Page, name: string): Promise<void> {
  await switcher(page).click()
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
}

test.describe('section 4: the language of a first visit', () => {
  test.use({ serviceWorkers: 'block' })

  test.describe('in a browser that wants German', () => {
    test.use({ locale: 'de-AT' })

    test('the root path alone is sent on, without a trailing slash; the cookie says so from then on', async ({ page, context }) => {
      await page.goto('/')
      await expect(page).toHaveURL(`${serverUrl}/de`)
      expect(await lang(page)).toBe('de-DE')
      await expect(page.getByRole('banner').getByText('De', { exact: true }).first()).toBeVisible()
      await expect.poll(async () => (await cookieOf(context))?.value).toBe('de')
      const cookie = await cookieOf(context)
      // Section 9: 365 days, path /, SameSite lax; secure only when cross-origin.
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0)
    })

    test('any other address says its language itself', async ({ page }) => {
      await page.goto('/prod/s/new')
      await expect(page).toHaveURL(`${serverUrl}/prod/s/new`)
      expect(await lang(page)).toBe('en-US')
    })

    test('the cookie goes before the browser’s languages', async ({ page, context }) => {
      await remember(context, 'en-US')
      await page.goto('/')
      await expect(page).toHaveURL(`${serverUrl}/`)
      expect(await lang(page)).toBe('en-US')
    })
  })

  test('the cookie leads an English browser to German; a cookie of no language does not count', async ({ page, context }) => {
    await remember(context, 'de')
    await page.goto('/')
    await expect(page).toHaveURL(`${serverUrl}/de`)
    await remember(context, 'tlh')
    await page.goto('/')
    await expect(page).toHaveURL(`${serverUrl}/`)
  })

  test.describe('in a browser of a language that the shop has not', () => {
    test.use({ locale: 'fi-FI' })

    test('the default is shown', async ({ page, context }) => {
      await page.goto('/')
      await expect(page).toHaveURL(`${serverUrl}/`)
      expect(await lang(page)).toBe('en-US')
      await expect.poll(async () => (await cookieOf(context))?.value).toBe('en-US')
    })
  })
})

test.describe('section 4: a switch', () => {
  test.use({ serviceWorkers: 'block' })

  test('keeps the path, its query, and what was typed in a form; going back changes no word', async ({ page, context }) => {
    await page.goto('/login?from=test')
    const email = page.getByRole('textbox', { name: /e-?mail/i }).first()
    await email.fill('ada@workshop.example')
    await switchTo(page, 'Deutsch')
    await expect(page).toHaveURL(`${serverUrl}/de/login?from=test`)
    await expect.poll(() => lang(page)).toBe('de-DE')
    await expect(page.getByRole('textbox', { name: /e-?mail/i }).first()).toHaveValue('ada@workshop.example')
    await expect.poll(async () => (await cookieOf(context))?.value).toBe('de')
  })

  test('keeps the cart, and says it in the other language', async ({ page, context, customer }) => {
    const { mcode } = must((await plentiful())[0])
    await customer.add(mcode, 2)
    await signedIn(context, customer)
    await page.goto('/shoppingCart')
    await expect(page.locator(`main [data-line="${mcode}"]`)).toContainText('Price and stock checked')
    await switchTo(page, 'Deutsch')
    await expect(page).toHaveURL(`${serverUrl}/de/shoppingCart`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible()
    await expect(page.locator(`main [data-line="${mcode}"]`)).toContainText('Preis und Bestand geprüft')
    expect((await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 2]])
  })

  test('says the catalogue in the other language too, and leads on in it', async ({ page }) => {
    await page.goto('/prod/cat/c/0/1')
    await expect(page.getByRole('heading', { level: 1, name: 'Starters' })).toBeVisible()
    await switchTo(page, 'Deutsch')
    await expect(page).toHaveURL(`${serverUrl}/de/prod/cat/c/0/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Anlasser' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Pkw-Anlasser' }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/prod/"]')).toHaveCount(0)
  })
})

test.describe('section 6: the guard', () => {
  test.use({ serviceWorkers: 'block' })

  test('/de/shoppingCart leads a guest to the German sign-in, which leads back', async ({ page }) => {
    await page.goto('/de/shoppingCart')
    await expect(page).toHaveURL(/\/de\/login/)
    expect(await lang(page)).toBe('de-DE')
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  })
})

test('a page says its other languages to search engines, each by an address that answers', async ({ page, request }) => {
  await page.goto('/de/prod/s/new')
  const links = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(links.map(([language]) => language)).toEqual(['en-US', 'de', 'x-default'])
  for (const [, address] of links) expect((await request.get(address ?? '')).status()).toBe(200)
})

test('the worker opens a German page without a network, in German', async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await page.goto('/de')
  await readyOffline(page)
  await context.setOffline(true)
  await page.goto('/de/prod/s/new')
  await expect.poll(() => lang(page)).toBe('de-DE')
  await expect(page.getByText('Kein Netz.').first()).toBeVisible()
})
