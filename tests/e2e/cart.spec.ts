import type { Page } from '@playwright/test'
import { translatePage } from '../support/translator.ts'
import { PASSWORD, signIn } from './support/account.ts'
import { signedIn, signedInOnce, test } from './support/customer.ts'
import { expectPart, someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const line = (page: Page, id: string) => page.locator(`main [data-line="${id}"]`)
const quantity = (page: Page, id: string) => line(page, id).getByRole('textbox', { name: 'Quantity' })
const cents = (usd: number) => Math.round(usd * 100)
const dollars = (value: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value / 100)

async function orderable() {
  const parts = (await someParts('1')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const [first, second] = parts
  if (first === undefined || second === undefined) throw new Error('Too few parts')
  return [first, second] as const
}

test('a guest who adds a part stays, signs in from there, comes back, and the part lies in the cart', async ({ page, customer }) => {
  const [{ mcode }] = await orderable()
  await page.goto(`/prod/m/${mcode}`)
  await page.locator('main').getByRole('button', { name: 'One more' }).click()
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
  const said = page.getByRole('status').filter({ hasText: `${mcode} · On your list: 2` })
  await said.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(`**/login?redirect=%2Fprod%2Fm%2F${mcode}`)
  await expect(page.getByText('1 part on your list goes into your cart as soon as you are signed in.')).toBeVisible()
  await signIn(page, { email: customer.email, password: PASSWORD })
  await page.waitForURL(`**/prod/m/${mcode}`)
  await expect(page.getByText(`${mcode} · In your cart: 2`)).toBeVisible()
  await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 2]])
})

test('an empty cart says so and leads on: a part looked at before goes in with one press; the button of a row adds and keeps nobody from going on', async ({
  page,
  context,
  customer,
}) => {
  const [{ mcode }, other] = await orderable()
  await signedIn(context, customer)
  await page.goto('/shoppingCart')
  await expect(page.locator('main').getByText('Your cart is empty.')).toBeVisible()
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  // Inside the app, as people go: a page torn down in the same moment may not have written its view yet.
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  await page
    .locator('main')
    .getByRole('button', { name: `Add ${mcode} to cart` })
    .click()
  await expect(line(page, mcode)).toContainText('Price and stock checked')
  await expect(page.locator('main').getByText('Go to checkout').locator('visible=true')).toBeVisible()

  await page.goto('/prod/cat/c/0/1')
  await page.getByRole('button', { name: `Add ${other.mcode} to cart` }).click()
  await page.getByRole('button', { name: `Add ${other.mcode} to cart` }).click()
  await expect(page.getByText(`${other.mcode} · In your cart: 2`)).toBeVisible()
  await expect(page).toHaveURL('/prod/cat/c/0/1')
  await page.getByRole('status').getByRole('link', { name: 'Go to Cart' }).click()
  await expect(quantity(page, other.mcode)).toHaveValue('2')
})

test('under a browser’s own translation part, cart and checkout stay whole, and what they say is what they say without it', async ({
  page,
  context,
  customer,
}) => {
  test.slow()
  const [{ mcode }] = await orderable()
  await signedIn(context, customer)
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await page.waitForLoadState('networkidle')
  const translated = () => page.evaluate(`(${translatePage})(document.body)`)
  await translated()
  const main = page.locator('main')
  const more = main.getByRole('button', { name: 'One more' })
  for (let pressed = 0; pressed < 3; pressed += 1) await more.first().click()
  await main.getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
  await expect(page.getByText(`${mcode} · In your cart: 4`)).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  await expect(quantity(page, mcode)).toHaveValue('4')
  for (let pieces = 5; pieces <= 12; pieces += 1) {
    await more.first().click()
    await expect(quantity(page, mcode)).toHaveValue(String(pieces))
  }
  await main.getByRole('button', { name: 'One less' }).first().click()
  await expect(quantity(page, mcode)).toHaveValue('11')
  await more.first().click()
  await expect(quantity(page, mcode)).toHaveValue('12')
  await expect(line(page, mcode)).toContainText('Price and stock checked')
  await expect.poll(async () => (await customer.cart()).map(({ qty }) => qty)).toEqual([12])
  // A page that was led to is announced by its title, one that is loaded is not.
  // biome-ignore lint/performance/useDomNodeTextContent: what is to be seen, as a reader sees it
  const words = async () => (await main.innerText()).replace(/\s+/g, ' ').replace(/^\s*Your cart (?=Your cart )/, '')
  // The sums are reckoned here first, and confirmed by the shop soon after.
  await expect(main).toContainText('Confirmed by the shop')
  const said = await words()
  expect(await main.locator('font').count()).toBeGreaterThan(10)
  await page.reload()
  await expect(quantity(page, mcode)).toHaveValue('12')
  await expect.poll(words).toBe(said)
  await translated()
  await main.getByText('Go to checkout').locator('visible=true').click()
  await page.waitForURL('**/shoppingCheckout*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByRole('link', { name: 'Cart, 12 items' }).first()).toBeVisible()
})

test('quantity, price step, core charge and totals are exact; a change that the shop refuses says why, and is tried again', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/)
  const [{ mcode }] = await orderable()
  const detail = await asked('productDetail', { mcode })
  const step = detail.priceLadder.find(({ fromQty }) => fromQty > 1)
  if (step === undefined) throw new Error('This part has no price ladder')
  await customer.add(mcode, 1)
  await signedIn(context, customer)
  await page.goto('/shoppingCart')
  const less = dollars(cents(detail.price) - cents(step.unitPrice))
  await expect(line(page, mcode)).toContainText(`${step.fromQty - 1} more → ${less} less each`)
  await quantity(page, mcode).fill(String(step.fromQty))
  await quantity(page, mcode).press('Enter')
  const goods = cents(step.unitPrice) * step.fromQty
  const total = goods + cents(detail.coreCharge) * step.fromQty
  await expect(line(page, mcode)).toContainText(dollars(goods))
  await expect(line(page, mcode)).toContainText('Price and stock checked')
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(dollars(total))
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('Confirmed by the shop')
  await quantity(page, mcode).press('ArrowDown')
  await expect(quantity(page, mcode)).toHaveValue(String(step.fromQty - 1))
  await quantity(page, mcode).fill('many')
  await quantity(page, mcode).press('Tab')
  await expect(quantity(page, mcode)).toHaveValue(String(step.fromQty - 1))
  await expect(line(page, mcode)).toContainText('Price and stock checked')

  await context.route('**/shoppingcart/update', (route) => {
    const why = 'Only 3 of this part are left, and no more will come.'
    return route.fulfill({ status: 409, json: { code: 409, msg: why, message: why, error: 'sold-out' } })
  })
  const all = String(detail.stock.qty)
  await quantity(page, mcode).fill(all)
  await quantity(page, mcode).press('Enter')
  await expect(line(page, mcode)).toContainText('Needs you')
  await expect(line(page, mcode)).toContainText(`You wanted ${all} pieces. Only 3 of this part are left`)
  await expect(quantity(page, mcode)).toHaveValue(String(step.fromQty - 1))
  await context.unroute('**/shoppingcart/update')
  await line(page, mcode).getByRole('button', { name: 'Retry' }).click()
  await expect(quantity(page, mcode)).toHaveValue(all)
  await expect(line(page, mcode)).toContainText('Price and stock checked')
})

test('lines are set aside for a job by name, counted in no total, and come back; whoever removes a line with the keyboard has Undo at hand, and is back in the list when it is closed', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const [first, second] = await orderable()
  await customer.add(first.mcode, 1)
  await customer.add(second.mcode, 1)
  await signedIn(context, customer)
  await page.goto('/shoppingCart')
  await page.getByRole('checkbox', { name: `Choose ${first.mcode}` }).check()
  await page.locator('main').getByRole('button', { name: 'Set aside', exact: true }).first().click()
  await page.getByLabel('Name of the job').fill('Blue tractor')
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside', exact: true }).click()
  const job = page.getByRole('region', { name: 'Blue tractor' })
  await expect(job.locator(`[data-line="${first.mcode}"]`)).toContainText('Price and stock checked')
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('1 piece')
  expect((await customer.cart()).find(({ id }) => id === first.mcode)?.job).toBe('Blue tractor')
  await job.getByRole('button', { name: `Put ${first.mcode} into the cart` }).click()
  await expect(job).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('2 pieces')

  const lines = page.locator('main [data-line]')
  await expect(lines).toHaveCount(2)
  const ids = await lines.evaluateAll((all) => all.map((one) => one.getAttribute('data-line') ?? ''))
  const remover = (at: number) => line(page, ids[at] ?? '').getByRole('button', { name: `Remove ${ids[at]}`, exact: true })
  await remover(0).focus()
  await page.keyboard.press('Enter')
  await expect(remover(0)).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  // Its notice closed, one goes on where one was.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(remover(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(undo).toBeFocused()
})

test('a customer whose session has ended is told that nothing is lost, and after signing in again it arrives', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  complaints.allow(/status of 401|sign-in-required|Please login first|AppError/)
  const [{ mcode }] = await orderable()
  await page.goto(`/prod/m/${mcode}`)
  await signedInOnce(page, customer)
  await page.reload()
  await expectPart(page, mcode)
  // The shop says it only after the part was added: else it would go on a guest's list.
  let answer = () => {}
  const added = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route('**/shoppingcart/**', (route) => added.then(() => route.continue()))
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await page.reload()
  await page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
  await expect(page.getByText(`${mcode} · In your cart: 1`)).toBeVisible()
  answer()
  const said = page.getByRole('status').filter({ hasText: '1 change waits on this device. Sign in again, nothing is lost.' })
  await said.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL(`**/login?code=401&redirect=%2Fprod%2Fm%2F${mcode}&**`)
  await signIn(page, { email: customer.email, password: PASSWORD })
  await page.waitForURL(`**/prod/m/${mcode}`)
  await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 1]])
})
