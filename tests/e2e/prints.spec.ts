import { readCode128 } from '../support/code128.ts'
import { signedIn, test } from './support/customer.ts'
import { press, prints, raise, sheet, stubPrint } from './support/print-stub.ts'
import { orderableParts, orderOf, placeOrder, somebodyElsesOrder } from './support/printed-orders.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const LINES = 3
const PO = 'PO-4711 & sons'
const JOB = 'Tractor 7, charging'
const dollars = (usd: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(usd)

test.beforeEach(({ context }) => stubPrint(context))

test('prints at once and once, with rows, fonts and a barcode that reads back; says who sells and buys, purchase order, job, notes, and sums to the cent', async ({
  page,
  context,
  customer,
}) => {
  const some = await orderableParts(60)
  const first = some.find(({ coreCharge }) => coreCharge > 0) ?? raise()
  const parts = [first, ...some.filter(({ mcode }) => mcode !== first.mcode).slice(1, LINES)]
  const { id, number } = await placeOrder(
    customer,
    parts.map(({ mcode }) => ({ mcode, qty: 2 })),
    { purchaseOrder: PO, jobName: JOB, lineNotes: { [first.mcode]: 'for the blue one' } },
  )
  const { seller, billTo, delivery, lines, sums } = await orderOf(customer, id)
  await signedIn(context, customer)
  await page.goto(`/orderPrint1?id=${id}`)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
  const [seen] = await prints(page)
  expect(seen).toMatchObject({ rows: LINES, fonts: 'loaded', words: true })
  expect(seen?.bars).toBeGreaterThan(20)
  await expect(page).toHaveTitle(new RegExp(`Invoice ${number}`))

  const code = page.getByRole('img', { name: `Barcode of ${number}` })
  const bars = await code
    .locator('[data-bar]')
    .evaluateAll((rects) =>
      rects.map((rect) => ({ offsetModules: Number(rect.getAttribute('x')), widthModules: Number(rect.getAttribute('width')) })),
    )
  expect(readCode128(bars)).toBe(number)
  await expect(code).toBeVisible()
  await expect(sheet(page).getByText(number, { exact: true })).toBeVisible()

  for (const text of [seller.name, seller.email, billTo.name, billTo.city, PO, JOB, delivery.name, 'Note: for the blue one'])
    await expect(sheet(page)).toContainText(text)
  for (const line of lines) {
    const row = sheet(page).getByRole('row').filter({ hasText: line.id })
    for (const text of [line.product.oeNumber, line.product.name, dollars(line.unitPrice), dollars(line.amount)])
      await expect(row).toContainText(text)
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^2/)
  }
  expect(sums.coreCharges).toBeGreaterThan(0)
  const of = (name: string) =>
    sheet(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
  await expect(of('Goods')).toContainText(dollars(sums.goods))
  await expect(of('Core charges')).toContainText(dollars(sums.coreCharges))
  await expect(of('Total')).toContainText(dollars(sums.total))

  await press(page, 'Without prices')
  await expect(page).toHaveURL(`/orderPrint1?id=${id}&prices=no`)
  await press(page, 'Packing slip')
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Packing slip')
  await press(page, 'With prices')
  await expect(page).toHaveURL(`/orderPrint1?id=${id}`)
  expect(await prints(page)).toHaveLength(1)
  await press(page, 'Print again')
  expect(await prints(page)).toHaveLength(2)
})

test('without prices, and as a packing slip, it shows no money; it stands alone, on the screen and on paper, which it remembers', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const parts = await orderableParts(LINES)
  const { id } = await placeOrder(
    customer,
    parts.map(({ mcode }, at) => ({ mcode, qty: at === 0 ? 12 : at + 2 })),
  )
  const order = await orderOf(customer, id)
  await signedIn(context, customer)
  await page.goto(`/orderPrint1?id=${id}&prices=no`)
  await expect(sheet(page).getByRole('row')).toHaveCount(LINES + 1)
  expect(await sheet(page).textContent()).not.toMatch(/\$|Invoice|Total/)
  await expect(page.getByRole('button', { name: 'Letter' })).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'A4')

  await page.goto(`/orderPrint1?id=${id}&slip=1`)
  await expect(page.getByRole('button', { name: 'A4' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Packing slip')
  expect(await sheet(page).textContent()).not.toMatch(/\$|Invoice|Total/)
  await expect(sheet(page).getByRole('img', { name: 'To tick' })).toHaveCount(LINES)
  for (const { id: mcode, qty } of order.lines)
    await expect(sheet(page).getByRole('row').filter({ hasText: mcode }).getByRole('cell').nth(1)).toHaveText(String(qty))
  // Ten pieces are one number in one line: broken after its first digit it reads as one piece.
  const linesOf = (cell: Element) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getClientRects().length
  }
  const cells = await sheet(page).locator('tbody tr').locator('td:nth-of-type(2)').all()
  expect(await Promise.all(cells.map((cell) => cell.evaluate(linesOf)))).toEqual(order.lines.map(() => 1))
  await expect(sheet(page)).toContainText(
    `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(order.sums.weightKg)} kg`,
  )
  const size = (text: string) =>
    sheet(page)
      .getByText(text)
      .first()
      .evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))
  expect(await size(order.shipTo.name)).toBeGreaterThan(await size('Ordered'))

  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body [data-no-print]').locator('visible=true')).toHaveCount(0)
  await expect(page.getByText('Print again')).toBeHidden()
  await expect(sheet(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page).toHaveURL(`/shoppingOrderDetail?id=${id}`)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the sheet of another customer’s order is not found, an address without an order says so, and nothing is printed', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  const { id, number } = await somebodyElsesOrder()
  await signedIn(context, customer)
  for (const named of [id, number]) {
    await page.goto(`/orderPrint1?id=${named}`)
    await page.waitForURL('**/Error?code=404**')
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await prints(page)).toEqual([])
  }
  for (const search of ['', '?id=no%20order%20at%20all']) {
    await page.goto(`/orderPrint1${search}`)
    await expect(page.getByText('This address names no order.')).toBeVisible()
    expect(await prints(page)).toEqual([])
  }
})
