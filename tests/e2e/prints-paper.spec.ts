import { signedIn, test } from './support/customer.ts'
import { readyOffline, triedAgain } from './support/pages.ts'
import { pdfPages } from './support/pdf-pages.ts'
import { press, prints, raise, sheet, stubPrint } from './support/print-stub.ts'
import { orderableParts, placeOrder } from './support/printed-orders.ts'
import { expect } from './support/test.ts'

test.beforeEach(({ context }) => stubPrint(context))

test('the sheet of sixty lines fills A4 and Letter: heads on every page, numbered, no line cut', { tag: '@long' }, async ({
  page,
  context,
  customer,
}) => {
  test.slow()
  const many = 60
  const parts = await orderableParts(many)
  const lineNotes = Object.fromEntries(
    parts.map(({ mcode }, at) => [mcode, `begin${at}x so long that it takes more than one line of the column x${at}end`]),
  )
  const { id, number } = await placeOrder(
    customer,
    parts.map(({ mcode }) => ({ mcode, qty: 1 })),
    { lineNotes },
  )
  await signedIn(context, customer)
  await page.goto(`/orderPrint1?id=${id}`)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
  for (const [paper, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    await press(page, paper)
    await expect(page.getByRole('button', { name: paper, exact: true })).toHaveAttribute('aria-pressed', 'true')
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, one] of pages.entries()) {
      expect([Math.round(one.width), Math.round(one.height)]).toEqual([width, height])
      expect(one.text).toContain(`Invoice${number}`)
      expect(one.text).toContain(`${at + 1}/${pages.length}`)
      if (/begin\d/.test(one.text)) expect(one.text).toContain('LinePartnumberOEnumber')
    }
    for (const [at, { mcode }] of parts.entries()) {
      const on = (text: string) => pages.flatMap((one, index) => (one.text.includes(text) ? [index] : []))
      expect(on(`begin${at}x`)).toHaveLength(1)
      expect(on(`x${at}end`)).toEqual(on(`begin${at}x`))
      expect(on(mcode)).toEqual(on(`begin${at}x`))
    }
    expect(pages.at(-1)?.text).toContain('Total')
    expect(pages.map(({ text }) => text).join('')).not.toContain('Printagain')
  }
})

test('without a signal the sheet says so, prints nothing, and comes when asked again; an order that was opened on this device is printed as it was then', {
  tag: '@long',
}, async ({ page, context, customer, line }) => {
  const mcode = (await orderableParts(1))[0]?.mcode ?? raise()
  const opened = await placeOrder(customer, [{ mcode, qty: 1 }])
  await signedIn(context, customer)
  await page.goto(`${line.url}/shoppingOrderDetail?id=${opened.id}`)
  await readyOffline(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(opened.number)
  await page.goto(`${line.url}/accountProduct`)
  await page.getByRole('button', { name: `More for ${mcode}` }).click()
  await expect(page.getByRole('link', { name: `Print order ${opened.number}` })).toBeVisible()
  // Placed elsewhere just now: the newest orders of before are fetched ahead.
  const { id, number } = await placeOrder(customer, [{ mcode, qty: 1 }])
  await line.cut()
  await page.goto(`${line.url}/orderPrint1?id=${id}`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print again' })).toBeDisabled()
  expect(await prints(page)).toEqual([])
  await line.mend()
  await triedAgain(page, sheet(page), number)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
  expect(page.url()).toContain(id)

  await line.cut()
  await page.goto(`${line.url}/orderPrint1?id=${opened.id}`)
  await expect(page.locator('main').getByText(/From this device/)).toBeVisible()
  await expect(sheet(page)).toContainText(opened.number)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
})
