import { callShop, PASSWORD, registered, signIn, storedToken } from './support/account.ts'
import { mailTo, newAddress } from './support/mailbox.ts'
import { expect, REFUSED, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('register with work that the device does, and the mailed code, and be where one wanted to go, signed in', async ({ page }) => {
  const email = newAddress('register')
  await page.goto('/profile')
  await page.waitForURL('**/login?code=401&redirect=%2Fprofile&**')
  // The Content-Security-Policy and Trusted Types let the worker of the proof in.
  const worker = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'I am new here' }).click()
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/worker-/)
  // The sign-in form is still there, hidden, with what was typed into it.
  await page.getByLabel('E-mail address').locator('visible=true').fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Robin Weaver')
  await page.getByLabel('Password', { exact: true }).locator('visible=true').fill(PASSWORD)
  await expect(page.getByText('A strong password.')).toBeVisible()
  // The device has done its work: nobody is asked to read or to reckon.
  await expect(page.getByRole('img', { name: /Five characters/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create the account' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your e-mail address')
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await page.getByLabel('Code', { exact: true }).fill((await mailTo(email, /Your code/)).code)
  await page.getByRole('button', { name: 'Confirm the address' }).click()

  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Weaver')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'))
  expect(stored).toMatchObject({ email, realname: 'Robin Weaver', id: expect.any(String) })

  await page.getByText('Delete the account').click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.waitForURL('/')
  expect(await storedToken(page)).toBeNull()
})

test('a new address is confirmed by the mailed link', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.allow(REFUSED)
  const email = newAddress('link')
  await registered(email)
  const { link } = await mailTo(email, /Your code/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this e-mail address' }).click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(email)
  await signIn(page, { email, password: PASSWORD })
  await page.waitForURL('/')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm this e-mail address' }).click()
  await expect(page.locator('main').getByText(/already confirmed/)).toBeVisible()
})

test('who signs in before the address is confirmed types the code and is in', { tag: '@long' }, async ({ page, complaints }) => {
  complaints.allow(REFUSED)
  const email = newAddress('unverified')
  await registered(email)
  await page.goto('/login?redirect=/prod/all/starter')
  await signIn(page, { email, password: PASSWORD })
  await page.waitForURL('**/prod/mail/verify?**')
  await expect(page.getByText('First confirm your e-mail address')).toBeVisible()
  const first = await mailTo(email, /Your code/)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('A new mail is on its way')).toBeVisible()
  await expect.poll(async () => (await mailTo(email, /Your code/)).code).not.toBe(first.code)
  await page.getByLabel('Code', { exact: true }).fill(first.code)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toHaveAccessibleDescription(/This code is wrong or too old/)
  await expect(code).toBeFocused()
  await expect(code).toHaveValue(first.code)
  await code.fill((await mailTo(email, /Your code/)).code)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await page.waitForURL('**/prod/all/starter')
})

test('a forgotten password: by the mailed code, and later by the mailed link; one that was cut off says so at once', {
  tag: '@long',
}, async ({ page, complaints }) => {
  // What the page asks for while its sign-in ends with the old password is refused.
  complaints.allow(/status of 401/)
  const email = newAddress('forgot')
  await registered(email)
  await mailTo(email, /Your code/)
  await page.goto('/login?redirect=/profile')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // Until the app answers, the form to sign in stands there, and has such a field too.
  await expect(page.getByRole('button', { name: 'Send the mail' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByLabel('Code', { exact: true }).fill((await mailTo(email, /new password/)).code)
  await page.getByLabel('New password').fill('another harbour wrench')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.waitForURL('**/profile')
  const first = await storedToken(page)

  const before = await mailTo(email, /new password/)
  await callShop('sendForgetPasswordVerifyEmail', { email })
  await expect.poll(async () => (await mailTo(email, /new password/)).link).not.toBe(before.link)
  await page.goto((await mailTo(email, /new password/)).link)
  await page.getByLabel('New password').fill('yet another harbour wrench')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.waitForURL('**/login?done=password')
  await expect(page.getByText('Your new password is set')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await signIn(page, { email, password: 'yet another harbour wrench' })
  await page.waitForURL('/')
  expect(await storedToken(page)).not.toBe(first)

  await page.goto('/prod/mail/forgotpassword?generate=tooShort')
  await expect(page.getByRole('alert').filter({ hasText: 'This link is not complete.' })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send the mail' })).toBeVisible()
})

test('a wrong password is said, and what was typed stays; after three failures the device does its work unasked', async ({
  page,
  complaints,
}) => {
  complaints.allow(REFUSED)
  await page.goto('/login')
  await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  const email = page.getByLabel('E-mail address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Type your e-mail address.')
  const stubborn = { email: newAddress('stubborn'), password: 'not the password' }
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('ogin'))
    await signIn(page, stubborn)
    await answer
    await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.')
  }
  await expect(email).toHaveValue(stubborn.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(stubborn.password)
  await expect(email).not.toHaveAttribute('aria-invalid')
  const worked = page.waitForRequest((request) => request.url().endsWith('/marcoLogin') && request.postData()?.includes('"proof"') === true)
  await signIn(page, stubborn)
  await worked
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.')
  await expect(page.getByRole('link', { name: 'Have a code mailed to you instead' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Five characters/ })).toHaveCount(0)
})
