import type { Page } from '@playwright/test'
import { signedInOnce, test } from './support/customer.ts'
import { expectPart, readyOffline, searchBox, someParts } from './support/pages.ts'
import { must, placedOrder, plentiful } from './support/placed-order.ts'
import { asked } from './support/shop.ts'
import { expect } from './support/test.ts'

/** What this page waits for before it says what it can, with room for a busy machine; before, suggestions took 6.5 s and orders 8.6 s. */
const SOON = { timeout: 4500 }

/** Goes on within the open page, as a press on a link does. */
const goOn = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
  }, path)

test('a line that falls silent in the middle of things: suggestions, orders and lists are those of this device after two seconds, and the shop’s again by themselves', {
  tag: '@long',
}, async ({ page, customer, line }) => {
  const { mcode } = must((await plentiful())[0])
  const placed = await placedOrder(customer.token, [{ id: mcode, qty: 1 }])
  // The first stand in the lists of home.
  const unseen = must((await asked('aggregationSearch', { backCategoryId: '2' })).records.at(-1))
  await page.goto(`${line.url}/login`)
  await signedInOnce(page, customer)
  await page.goto(`${line.url}/accountOrder`)
  await expect(page.getByRole('link', { name: `Open ${placed.number}` })).toBeVisible()
  await readyOffline(page)
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mcode)
  await page.goto(`${line.url}/`)
  await expect(page.getByRole('heading', { name: 'Popular parts' })).toBeVisible()

  line.fallSilent()
  await searchBox(page).fill(mcode)
  await expect(page.getByRole('option', { name: new RegExp(mcode) })).toBeVisible(SOON)
  await expect(page.getByRole('status').getByText('No signal. What you have seen is here.')).toBeVisible(SOON)
  await page.keyboard.press('Escape')
  await goOn(page, '/accountOrder')
  await expect(page.getByRole('link', { name: `Open ${placed.number}` })).toBeVisible(SOON)
  await goOn(page, `/prod/m/${unseen.mcode}`)
  await expect(page.getByText('This part is not on this device yet')).toBeVisible(SOON)

  await line.mend()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unseen.mcode, { timeout: 40_000 })
  await expect(page.getByRole('status').getByText('No signal. What you have seen is here.')).toBeHidden()
})

test('a network that wants a sign-in is named, with the way to its page; what was seen is here meanwhile, and the shop is back by itself', {
  tag: '@long',
}, async ({ page, line }) => {
  const [part] = await someParts('1')
  const { mcode } = must(part)
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await readyOffline(page)
  line.portal()
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await expect(page.getByRole('status').getByText('This network wants you to sign in first.')).toBeVisible()
  const [itsPage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('status').getByRole('link', { name: 'Open its page' }).click(),
  ])
  await expect(itsPage.getByText('Please sign in to use this network.')).toBeVisible()
  await line.mend()
  await itsPage.close()
  await page.bringToFront()
  await expect(page.getByRole('status').getByText('This network wants you to sign in first.')).toBeHidden({ timeout: 40_000 })
})
