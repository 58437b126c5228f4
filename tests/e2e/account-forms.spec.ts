import { asDemo } from './support/account.ts'
import { lookedOver } from './support/looked-over.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

for (const width of [320, 1440])
  test(`the forms at ${width} px: axe finds nothing, nothing scrolls sideways, all is big enough for a finger`, async ({
    browser,
    baseURL,
    complaints,
  }) => {
    const touch = width < 1000
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(baseURL ? { baseURL } : {}),
    })
    complaints.watch(context)
    const page = await context.newPage()
    const check = (where: string) => lookedOver(page, where, { touch })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'I am new here' }).click()
    await expect(page.getByRole('img', { name: /Five characters/ })).toBeVisible()
    await page.getByText('Company, phone and more').click()
    await page.getByRole('button', { name: 'Create the account' }).click()
    await expect(page.getByText('Type your name.')).toBeVisible()
    await check('register')
    await page.getByRole('button', { name: 'I have an account' }).click()
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Type your e-mail address.').locator('visible=true')).toBeVisible()
    await check('sign in')
    await page.goto('/prod/mail/verify?email=a@shop.test')
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    await check('verify')
    await page.goto('/prod/mail/verify-link?generate=tooShort')
    await expect(page.getByRole('alert')).toBeVisible()
    await check('verify-link')
    await page.goto('/prod/mail/forgotpassword')
    await expect(page.getByRole('button', { name: 'Send the mail' })).toBeVisible()
    await check('ask for a mail')
    await page.goto('/prod/mail/forgotpassword?email=a@shop.test')
    await expect(page.getByLabel('New password')).toBeVisible()
    await check('forgot')
    await asDemo(page)
    await page.getByText('Delete the account').click()
    await check('profile')
    await context.close()
  })
