import type { Page } from '@playwright/test'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { callShop } from './support/account.ts'
import { cutAtReview, main, ordersOf, PHONE, PLACED, placeButton, press, SAVED, test, title, withAddress } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { mailTo } from './support/mailbox.ts'
import { expectPart, readyOffline, someParts } from './support/pages.ts'
import { prints, sheet, stubPrint } from './support/print-stub.ts'
import { orderOf } from './support/printed-orders.ts'
import { CUT, expect } from './support/test.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 300_000 })

const JOBS = ['Hilux Meyer', 'Golf Roth', 'Loader 12'] as const
const line = (page: Page, id: string) => main(page).locator(`[data-line="${id}"]`)

/** Numbers of three alternators of which most lie on the shelf, so that orders of other tests do not sell them out. */
async function threeAlternators(): Promise<[Mcode, Mcode, Mcode]> {
  const parts = (await someParts('2')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const [first, second, third] = parts.sort((one, other) => other.stock.qty - one.stock.qty)
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few alternators')
  return [first.mcode, second.mcode, third.mcode]
}

/** On the page of a part: says which job it is for and adds one. */
async function addFor(page: Page, part: Mcode, job: string): Promise<void> {
  await page.goto(`/prod/m/${part}`)
  await expectPart(page, part)
  await press(page, /^For (a job\?|job: )/)
  await page.getByLabel('Another job').fill(job)
  await page.getByRole('button', { name: 'For this job' }).click()
  // The parts list of a unit has a button for the current job too.
  await expect(
    main(page)
      .getByRole('button', { name: `For job: ${job}` })
      .first(),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText(`${part} · In your cart: 1`)).toBeVisible()
}

test('three alternators for three jobs, one of them added offline: cart, order, print and mail say which is for which', {
  tag: '@long',
}, async ({ page, context, buyer, complaints }) => {
  complaints.allow(...CUT)
  await stubPrint(context)
  await withAddress(buyer)
  await signedIn(context, buyer)
  const parts = await threeAlternators()
  const [first, second, third] = parts
  const pairs = JOBS.map((job, at) => ({ job, part: parts[at] ?? first }))
  await page.goto(`/prod/m/${third}`)
  await expectPart(page, third)
  await readyOffline(page)
  await addFor(page, first, JOBS[0])
  await addFor(page, second, JOBS[1])
  await context.setOffline(true)
  await addFor(page, third, JOBS[2])
  await page.goto('/shoppingCart')
  await expect(line(page, third)).toContainText('On this device')
  for (const { job, part } of pairs) await expect(line(page, part).getByRole('button', { name: `For job: ${job}` })).toBeVisible()
  await context.setOffline(false)
  await expect(line(page, third)).toContainText('Price and stock checked')

  await page.goto('/shoppingCheckout')
  await page.getByLabel('Purchase order number').fill('PO 4711')
  await placeButton(page).click()
  await expect(title(page)).toHaveText(PLACED)
  const [order] = (await ordersOf(buyer)).records
  if (order === undefined) throw new Error('The shop has no order')

  await page.goto(`/order/orderInfo?id=${order.id}`)
  const heads = main(page).getByRole('heading', { level: 3, name: /^For / })
  await expect(heads).toHaveText(JOBS.map((job) => new RegExp(`^For job: ${job} \\$[\\d.,]+$`)))
  for (const { job, part } of pairs)
    await expect(
      main(page)
        .locator('div:has(> h3)')
        .filter({ hasText: `For job: ${job}` }),
    ).toContainText(part)
  await expect(main(page)).toContainText('PO 4711')

  await page.goto(`/orderPrint1?id=${order.id}`)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
  await expect(sheet(page)).toContainText('PO 4711')
  for (const { job, part } of pairs)
    await expect(
      sheet(page)
        .getByRole('rowgroup')
        .filter({ hasText: `For job: ${job}` }),
    ).toContainText(part)

  const { text } = await mailTo(buyer.email, new RegExp(`^Your order ${order.number} at`))
  expect(text).toContain('PO 4711')
  for (const { job, part } of pairs) expect(text).toMatch(new RegExp(`For job: ${job} +\\$[\\d.,]+\n +1 × .*${part}`))
})

test('an order that is saved offline keeps its jobs, on this device and in the shop', { tag: '@long' }, async ({
  page,
  context,
  buyer,
  complaints,
}) => {
  complaints.allow(...CUT)
  await withAddress(buyer)
  const parts = await threeAlternators()
  const pairs = JOBS.map((job, at) => ({ job, part: parts[at] ?? parts[0] }))
  for (const { job, part } of pairs) await callShop('cartAdd', { mcode: part, qty: 1, jobs: [{ job, qty: 1 }] }, buyer.token)
  await signedIn(context, buyer)
  await page.goto('/shoppingCheckout')
  await expect(placeButton(page)).toBeEnabled()
  await readyOffline(page)
  await context.setOffline(true)
  await cutAtReview(page)
  await page.getByLabel('Purchase order number').fill('PO 4712')
  await page.getByLabel('At most, in US dollars').fill('9000')
  await press(page, 'Save the order on this device')
  await expect(title(page)).toHaveText(SAVED)
  await page.reload()
  await expect(title(page)).toHaveText(SAVED)
  for (const { job, part } of pairs)
    await expect(main(page).getByRole('listitem').filter({ hasText: part })).toContainText(`For job: ${job}`)

  await context.setOffline(false)
  await expect(title(page)).toHaveText(PLACED)
  const [order] = (await ordersOf(buyer)).records
  const { lines } = await orderOf(buyer, order?.id ?? '')
  for (const { job, part } of pairs) expect(lines.find(({ id }) => id === part)?.jobs).toEqual([{ job, qty: 1 }])
})
