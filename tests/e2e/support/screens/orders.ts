import { callShop } from '../account.ts'
import { accountButtonIsFree } from '../chrome.ts'
import { must } from '../placed-order.ts'
import { expect } from '../test.ts'
import type { Screen } from './screen.ts'

/** What the demo customer, who has ordered for years, sees of the orders and of the account. */
export const orderScreens: readonly Screen<{ token: string }>[] = [
  {
    name: 'orders',
    // The link of a row covers the row.
    linksInText: true,
    async open(page, { token }) {
      const { number } = must((await callShop('orderList', {}, token)).records.find(({ state }) => state === 'delivered'))
      await page.goto('/accountOrder')
      await expect(page.getByRole('link', { name: `Open ${number}` })).toBeVisible()
    },
    also: accountButtonIsFree,
  },
  {
    name: 'your account',
    // The link of a row covers the row.
    linksInText: true,
    async open(page) {
      await page.goto('/member/accountDashboard')
      await expect(page.getByRole('heading', { name: /^Used units to send back: / })).toBeVisible()
      await expect(page.getByRole('link', { name: /^All \d+ orders$/ })).toBeVisible()
    },
  },
  {
    name: 'the lottery of a member, with an earlier draw checked',
    async open(page) {
      await page.goto('/marketing/lottery')
      await expect(page.getByRole('heading', { name: 'Prizes and odds' })).toBeVisible()
      await page.locator('main section:has(h2:text("Your draws")) summary').first().click()
      await page.getByRole('button', { name: 'Check this draw' }).first().click()
      await expect(page.getByText(/the seed fits the hash/)).toBeVisible()
    },
    otherAtDesktop: true,
    async also(page) {
      // What proves a draw lies behind one press.
      await page.getByText('Proof: your word and the shop’s hash').click()
      await expect(page.getByLabel('Your word')).toBeVisible()
      // The whole way once: the walk has reduced motion, so the result stands at once.
      await page.getByRole('button', { name: /^Draw for / }).click()
      await expect(page.getByText(/the seed fits the hash/)).toHaveCount(2)
    },
  },
  {
    name: 'parts viewed, by day',
    // The link of a row covers the row.
    linksInText: true,
    async open(page) {
      await page.goto('/viewHistory')
      await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible()
    },
    async also(page) {
      await page.getByRole('button', { name: 'Your history: remove parts, clear, pause' }).click()
      await page.getByRole('button', { name: 'Remove some parts' }).click()
      await expect(page.getByRole('button', { name: /^Remove .* from your history$/ }).first()).toBeVisible()
    },
  },
  {
    name: 'rewards',
    // The link of a line covers the line.
    linksInText: true,
    async open(page) {
      await page.goto('/member/marcoRewards')
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Your points' }).getByRole('listitem').first()).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'gifts and coupons',
    async open(page) {
      await page.goto('/member/yourGift')
      await expect(page.getByRole('link', { name: 'Enamel mug' })).toBeVisible()
      await page.getByText(/^\d+ that (is|are) used or over$/).click()
    },
  },
  {
    name: 'the gifts mall',
    // The link of a gift covers it.
    linksInText: true,
    async open(page) {
      await page.goto('/marketing/giftsMall/all')
      await expect(page.getByText(/^You have [\d,]+ points$/)).toBeVisible()
      await expect(page.getByText('All gone')).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'a gift, about to be taken',
    async open(page) {
      await page.goto('/marketing/gift/nitrile-gloves')
      await page.getByRole('button', { name: 'Take it…' }).click()
      await expect(page.getByRole('button', { name: 'Take it for 120 points' })).toBeVisible()
    },
  },
  {
    name: 'favorites',
    // Number and maker stand in one line of a row, as in the cart.
    linksInText: true,
    async open(page) {
      await page.goto('/collect')
      await expect(page.getByRole('heading', { name: /^Bench stock/ })).toBeVisible()
      await page
        .getByRole('button', { name: /^Change the note about / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Save the note' })).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'orders, nothing found',
    async open(page) {
      await page.goto('/accountOrder?q=nothing+of+the+kind')
      await expect(page.getByRole('link', { name: 'Show all orders' })).toBeVisible()
    },
  },
  {
    name: 'order with a used unit',
    async open(page, { token }) {
      const { records } = await callShop('orderList', {}, token)
      const core = must((await callShop('orderCoreList', {}, token)).find(({ orderId }) => records.some(({ id }) => id === orderId)))
      await page.goto(`/shoppingOrderDetail?id=${core.orderId}`)
      await expect(page.getByRole('heading', { name: 'Used units to send back' })).toBeVisible()
    },
  },
  {
    name: 'return with errors',
    async open(page, { token }) {
      const { number } = must((await callShop('orderList', {}, token)).records.find(({ state }) => state === 'delivered'))
      await page.goto(`/order/orderInfo?id=${number}`)
      await page.getByRole('link', { name: 'Send something back…' }).click()
      await page.getByRole('button', { name: 'Ask to send it back' }).click()
      await expect(page.getByText('Choose a reason.')).toBeVisible()
    },
  },
  {
    name: 'profile',
    async open(page) {
      await page.goto('/profile')
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
      await page.getByText('Delete the account').click()
    },
  },
  {
    name: 'downloads',
    async open(page) {
      await page.goto('/download?category=1')
      await expect(page.getByRole('button', { name: 'Save price list (CSV)' })).toBeVisible()
      await expect(page.getByLabel('Family')).toBeVisible()
    },
    otherAtDesktop: true,
  },
  {
    name: 'labels',
    async open(page) {
      await page.goto('/download?as=labels')
      await expect(page.getByLabel('Part numbers')).toBeVisible()
    },
  },
]
