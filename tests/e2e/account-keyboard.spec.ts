import type { Page } from '@playwright/test'
import { callShop, demo, PASSWORD, registered, storedToken } from './support/account.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { mailTo, newAddress } from './support/mailbox.ts'
import { expect, REFUSED, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('with the keyboard alone: sign in, and out by the menu', { tag: '@long' }, async ({ page, complaints }) => {
  // What is asked for in the moment of signing out is refused, and Chromium prints that.
  complaints.allow(REFUSED)
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await typeInto(page, 'email', demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await press(page, 'Sign In')
  await page.waitForURL('/')
  // Opened anew, the page begins at its top.
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: /Demo Customer/ })).toBeVisible()
  await press(page, 'Demo Customer')
  await press(page, 'Sign out')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
})

test('with the keyboard alone: register, with a mistake on the way, confirm the address, save the profile', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED)
  const email = newAddress('keys')
  await page.goto('/profile')
  await expect(heading(page)).toHaveText('Sign In')
  await press(page, 'I am new here')
  await press(page, 'Create the account')
  // The first wrong field has the focus, so one types on.
  await expect(page.getByLabel('E-mail address').locator('visible=true')).toBeFocused()
  await page.keyboard.type(email)
  await typeInto(page, 'realname', 'Robin Weaver')
  await typeInto(page, 'password', PASSWORD)
  await tabTo(page, 'Company, phone and more (optional)')
  await page.keyboard.press('Enter')
  await typeInto(page, 'company', 'Weaver Diesel')
  // Enter in a field sends the form.
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Confirm your e-mail address')
  await typeInto(page, 'verifyCode', (await mailTo(email, /Your code/)).code)
  await press(page, 'Confirm the address')
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Company')).toHaveValue('Weaver Diesel')
  await typeInto(page, 'realname', 'Robin Smith')
  await press(page, 'Save')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Robin Smith/ })).toBeVisible()
  await tabTo(page, 'Delete the account')
  await page.keyboard.press('Enter')
  await tabTo(page, 'password')
  await page.keyboard.type(PASSWORD)
  await press(page, 'Delete my account for good')
  await page.waitForURL('/')
  expect(await storedToken(page)).toBeNull()
})

test('with the keyboard alone: a forgotten password, whose address need not be typed twice', { tag: '@long' }, async ({ page }) => {
  const email = newAddress('keys-forgot')
  await registered(email)
  await mailTo(email, /Your code/)
  await page.goto('/login?redirect=/profile')
  await expect(heading(page)).toHaveText('Sign In')
  await typeInto(page, 'email', email)
  await press(page, 'Forgot your password?')
  await expect(heading(page)).toHaveText('New password')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await press(page, 'Send the mail')
  await expect(page.getByLabel('New password')).toBeVisible()
  await typeInto(page, 'verifyCode', (await mailTo(email, /new password/)).code)
  await typeInto(page, 'newPassword', 'another harbour wrench')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})

test('with the keyboard alone: signed in after four wrong passwords, and nothing was asked but the password', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED)
  const email = newAddress('keys-wrong')
  await registered(email)
  await callShop('verifyEmailCode', { email, verifyCode: (await mailTo(email, /Your code/)).code })
  await page.goto('/login?redirect=/profile')
  await expect(heading(page)).toHaveText('Sign In')
  await typeInto(page, 'email', email)
  await page.keyboard.press('Tab')
  for (const wrong of ['first', 'second', 'third', 'fourth']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`the ${wrong} guess`)
    const answer = page.waitForResponse((reply) => reply.url().endsWith('/marcoLogin') && reply.status() === 403)
    await page.keyboard.press('Enter')
    await answer
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true }).last()).not.toHaveAttribute('aria-busy')
  }
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Weaver')
})
