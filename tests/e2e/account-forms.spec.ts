import AxeBuilder from '@axe-core/playwright'
import { asDemo, demo } from './support/account.ts'
import { expect, test } from './support/test.ts'

test('with the keyboard alone: sign in, and out by the menu', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (wanted: string) => {
    for (let steps = 0; steps < 80 && (await focused()) !== wanted; steps += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(wanted)
  }
  await tabTo('email')
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Sign In')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  // Opened anew, the page begins at its top.
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /Demo Customer/ })).toBeVisible()
  await tabTo('Demo Customer')
  await page.keyboard.press('Enter')
  await tabTo('Sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
})

for (const [width, colorScheme] of [
  [320, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)
  test(`the forms at ${width} px, ${colorScheme}: axe finds nothing, nothing scrolls sideways, all is big enough for a finger`, async ({
    browser,
    baseURL,
    complaints,
  }) => {
    const phone = width < 1000
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
      ...(baseURL ? { baseURL } : {}),
    })
    complaints.watch(context)
    const page = await context.newPage()
    const check = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
      if (!phone) return
      const small = await page
        .locator('main :is(button, input:not([type=hidden]), select, summary, a)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && Math.round(control.getBoundingClientRect().height) < 48)
            .map((control) => control.outerHTML.slice(0, 120)),
        )
      expect(small).toEqual([])
    }
    await page.goto('/profile')
    await page.getByRole('button', { name: 'I am new here' }).click()
    await expect(page.getByRole('img', { name: /Five characters/ })).toBeVisible()
    await page.getByText('Company, phone and more').click()
    await page.getByRole('button', { name: 'Create the account' }).click()
    await expect(page.getByText('Type your name.')).toBeVisible()
    await check('register')
    await page.goto('/prod/mail/forgotpassword?email=a@shop.test')
    await expect(page.getByLabel('New password')).toBeVisible()
    await check('forgot')
    await asDemo(page)
    await page.getByText('Delete the account').click()
    await check('profile')
    await context.close()
  })
