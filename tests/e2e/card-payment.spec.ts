import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { signedIn, test } from './support/customer.ts'
import { ordered } from './support/ordered.ts'
import { expect, REFUSED } from './support/test.ts'

// Replies are changed on their way here: the shop under test has no keys of a payment company.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const payPage = 'https://checkout.stripe.com/c/pay/cs_test_1'
const button = (page: Page) => page.getByRole('button', { name: 'Pay now' })

/** Has the shop say that an order is to be paid by card, until `paid` says otherwise. */
async function byCard(page: Page, paid: () => boolean = () => false): Promise<void> {
  await page.route(`**${calls.orderDetail.path}?*`, async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    const { money, may } = body.result
    const open = paid() ? { due: 0, hints: [] } : { hints: ['Pay on the page of Stripe.'] }
    await route.fulfill({
      response: reply,
      json: {
        ...body,
        result: { ...body.result, may: { ...may, pay: !paid() }, money: { ...money, method: 'card', name: 'Card', ...open } },
      },
    })
  })
}
const answersPay = (page: Page, ...replies: { status?: number; json: object }[]) =>
  page.route(`**${calls.orderPay.path}`, (route) => {
    const next = replies.length > 1 ? replies.shift() : replies[0]
    return route.fulfill({ status: next?.status ?? 200, json: next?.json })
  })
const redirect = (url: string) => ({ json: { code: 200, msg: 'ok', result: { next: 'redirect', url, hint: 'You pay there.' } } })
const SENTENCE = 'The payment company does not answer at the moment. Nothing was charged and your order is kept: try again in a minute.'
const refused = { status: 409, json: { code: 409, msg: SENTENCE, message: SENTENCE, error: 'payment-refused' } }

test.beforeEach(async ({ context, customer }) => {
  await signedIn(context, customer)
  await context.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Card number</h1>' }),
  )
})

test('section 5: paying by card, an address with a blocked protocol is refused, whoever says it; a refused payment is said in a sentence; tried again it goes on to the page of the payment company', async ({
  page,
  customer,
  complaints,
}) => {
  complaints.allow(REFUSED, /status of 409/)
  const { id, number } = await ordered(customer)
  await byCard(page)
  await answersPay(page, redirect('javascript:document.title="taken"'), refused, redirect(payPage))
  await page.goto(`/completeOrder?id=${id}`)
  await button(page).click()
  await expect(page.getByRole('alert').getByText('The shop answered in a way this app does not understand.')).toBeVisible()
  expect(await page.title()).not.toBe('taken')
  await button(page).click()
  await expect(page.getByRole('alert').getByText(SENTENCE)).toBeVisible()
  await expect(page.getByText(number).first()).toBeVisible()
  await button(page).click()
  await expect(page.getByRole('heading', { name: 'Card number' })).toBeVisible()
  expect(page.url()).toBe(payPage)
})

test('who left the payment half way reads that nothing was charged, and may go on; who has paid is not asked again, and reads when it has come in', {
  tag: '@long',
}, async ({ page, customer }) => {
  const { id } = await ordered(customer)
  let paid = false
  await byCard(page, () => paid)
  await page.goto(`/completeOrder?id=${id}&payment=left`)
  await expect(page.getByText('You left the payment before it was done. Nothing was charged, and the order is kept.')).toBeVisible()
  await expect(button(page)).toBeVisible()

  await page.goto(`/completeOrder?id=${id}&payment=sent`)
  await expect(page.getByText('The payment company is confirming your payment.')).toBeVisible()
  await expect(button(page)).toBeHidden()
  paid = true
  await expect(page.getByText('Your payment has come in.')).toBeVisible()
  await expect(button(page)).toBeHidden()
})
