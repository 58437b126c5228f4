import { callShop } from './support/account.ts'
import { signedIn, signedInOnce, test } from './support/customer.ts'
import { onThisDevice } from './support/device.ts'
import { expectPart, readyOffline } from './support/pages.ts'
import { must, plentiful } from './support/placed-order.ts'
import { expect } from './support/test.ts'

test('without a network the history opens with what was viewed, its prices dated; a second device sees it after the sign-in', {
  tag: '@long',
}, async ({ page, browser, customer, line }) => {
  const [one, other] = (await plentiful()).map(({ mcode }) => mcode)
  // The first was viewed by a guest.
  await page.goto(`${line.url}/prod/m/${must(one)}`)
  await expectPart(page, must(one))
  // The page is shown before the device has written down what it shows.
  await expect.poll(() => onThisDevice(page)).toContain(must(one))
  await signedInOnce(page, customer)
  await page.goto(`${line.url}/prod/m/${must(other)}`)
  await expectPart(page, must(other))
  await readyOffline(page)
  await page.goto(`${line.url}/viewHistory`)
  const today = page.getByRole('list', { name: 'Today' })
  for (const mcode of [one, other]) await expect(today).toContainText(must(mcode))
  await expect.poll(async () => (await callShop('viewHistoryList', {}, customer.token)).total).toBeGreaterThanOrEqual(2)
  await line.cut()
  await page.goto(`${line.url}/viewHistory`)
  for (const mcode of [one, other]) await expect(today).toContainText(must(mcode))
  const second = await browser.newContext()
  await signedIn(second, customer)
  const laptop = await second.newPage()
  await laptop.goto('/viewHistory')
  for (const mcode of [one, other]) await expect(laptop.getByRole('list', { name: 'Today' })).toContainText(must(mcode))
  await second.close()
})
