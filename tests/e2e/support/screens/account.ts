import { someParts } from '../pages.ts'
import { expect } from '../test.ts'
import type { Screen } from './screen.ts'

/** What a guest sees on the way to an account, with the forms' errors told. */
export const accountScreens: readonly Screen[] = [
  {
    name: 'the list of guests, in the cart’s place',
    async open(page) {
      await page.goto('/prod/cat/c/0/1')
      await page
        .getByRole('button', { name: /^Add .* to cart$/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Look at your list' }).click()
      await expect(page.getByRole('heading', { name: '1 part on your list' })).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'what works without a network',
    async open(page) {
      await page.goto('/prod/offline')
      await expect(page.getByRole('heading', { name: 'Everything', exact: true })).toBeVisible()
      await expect(page.getByText(/^Ready offline|keeps nothing of the shop here/).first()).toBeVisible()
    },
  },
  {
    name: 'the counter’s pad',
    async open(page) {
      const [first, second] = await someParts('1')
      await page.goto('/prod/quick-order')
      for (const number of [first?.oeNumber ?? '', second?.mcode ?? '', '0 000 000 000']) {
        await page.getByRole('textbox', { name: 'Next number', exact: true }).fill(number)
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('button', { name: 'Not found 1' })).toBeVisible()
    },
  },
  {
    name: 'the vehicles of a guest',
    async open(page) {
      await page.goto('/prod/vehicles')
      await expect(page.getByText('No vehicle yet.')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Add a vehicle or machine' }).fill('Linde H30, serial 393')
      await page.getByRole('button', { name: /^Keep “Linde/ }).click()
      await page.getByRole('button', { name: 'Keep in my vehicles' }).click()
      await expect(page.getByRole('heading', { name: 'Linde H30' })).toBeVisible()
    },
  },
  {
    name: 'the account of a guest, with a list',
    // The link of a row covers the row.
    linksInText: true,
    async open(page) {
      await page.goto('/accountDashboard')
      await expect(page.locator('main').getByRole('link', { name: /^Your list/ })).toBeVisible()
    },
  },
  {
    name: 'the lottery, as a guest sees it',
    async open(page) {
      await page.goto('/marketing/lottery')
      await expect(page.getByRole('link', { name: 'Sign in to draw' })).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'registration with errors',
    async open(page) {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'I am new here' }).click()
      await page.getByText('Company, phone and more').click()
      await page.getByRole('button', { name: 'Create the account' }).click()
      await expect(page.getByText('Type your name.')).toBeVisible()
    },
  },
  {
    name: 'sign-in with errors',
    async open(page) {
      await page.getByRole('button', { name: 'I have an account' }).click()
      await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByText('Type your e-mail address.').locator('visible=true')).toBeVisible()
    },
  },
  {
    name: 'a code to be typed',
    async open(page) {
      await page.goto('/prod/mail/verify?email=a@shop.test')
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a link that was cut off',
    async open(page) {
      await page.goto('/prod/mail/verify-link?generate=tooShort')
      await expect(page.getByRole('alert').filter({ hasText: 'This link is not complete.' })).toBeVisible()
    },
  },
  {
    name: 'a mail to be asked for',
    async open(page) {
      await page.goto('/prod/mail/forgotpassword')
      await expect(page.getByRole('button', { name: 'Send the mail' })).toBeVisible()
    },
  },
  {
    name: 'a new password',
    async open(page) {
      await page.goto('/prod/mail/forgotpassword?email=a@shop.test')
      await expect(page.getByLabel('New password')).toBeVisible()
    },
  },
  {
    name: 'a question to the counter, with errors',
    // What the shop says of itself has links in its sentences.
    linksInText: true,
    async open(page) {
      await page.goto('/marketing/page/contact?number=0001107064')
      await expect(page.getByLabel(/^Part number/)).toHaveValue('0001107064')
      await page.getByRole('button', { name: 'Send the question' }).click()
      await expect(page.getByText('Type your question.')).toBeVisible()
    },
    otherAtDesktop: true,
  },
]
