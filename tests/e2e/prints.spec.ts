import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { readCode128 } from '../support/code128.ts'
import { signedIn, test } from './support/customer.ts'
import { readyOffline } from './support/pages.ts'
import { pdfPages } from './support/pdf-pages.ts'
import { orderableParts, orderOf, placeOrder, somebodyElsesOrder } from './support/printed-orders.ts'
import { expect } from './support/test.ts'

const LINES = 3
const PO = 'PO-4711 & sons'
const JOB = 'Tractor 7, charging'
const dollars = (usd: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(usd)

/** Instead of a dialog: notes what the sheet looked like when it was printed. */
const stubPrint = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      const root = document.documentElement
      const seen = {
        rows: document.querySelectorAll('main tbody tr').length,
        bars: document.querySelectorAll('[data-bar]').length,
        fonts: document.fonts.status,
        fades: document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view')).length,
        words: document.fonts.check('16px "Barlow Semi Condensed"'),
      }
      root.dataset['prints'] = JSON.stringify([...JSON.parse(root.dataset['prints'] ?? '[]'), seen])
    }
  })
const prints = (page: Page): Promise<{ rows: number; bars: number; fonts: string; fades: number; words: boolean }[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset['prints'] ?? '[]'))
const sheet = (page: Page) => page.getByRole('article')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )

test.beforeEach(({ context }) => stubPrint(context))

test.describe('the order as a sheet', () => {
  for (const width of [390, 1440])
    test(`prints at once and once, with rows, fonts and barcode there, at ${width} px`, async ({ page, context, customer }) => {
      await page.setViewportSize({ width, height: 844 })
      const parts = await orderableParts(LINES)
      const { id, number } = await placeOrder(
        customer,
        parts.map(({ mcode }) => ({ mcode, qty: 2 })),
        { purchaseOrder: PO, jobName: JOB },
      )
      await signedIn(context, customer)
      await page.goto(`/orderPrint1?id=${id}`)
      await expect.poll(async () => (await prints(page)).length).toBe(1)
      const [seen] = await prints(page)
      expect(seen).toMatchObject({ rows: LINES, fonts: 'loaded', words: true })
      expect(seen?.bars).toBeGreaterThan(20)
      await expect(page).toHaveTitle(new RegExp(`Order ${number}`))
      await press(page, 'Without prices')
      await expect(page).toHaveURL(`/orderPrint1?id=${id}&prices=no`)
      await press(page, 'Packing slip')
      await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Packing slip')
      await press(page, 'With prices')
      await expect(page).toHaveURL(`/orderPrint1?id=${id}`)
      expect(await prints(page)).toHaveLength(1)
      await press(page, 'Print again')
      expect(await prints(page)).toHaveLength(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })

  test('says who sells and buys, purchase order, job, every line with its note, and sums to the cent', async ({
    page,
    context,
    customer,
  }) => {
    const some = await orderableParts(60)
    const first = some.find(({ coreCharge }) => coreCharge > 0) ?? raise()
    const parts = [first, ...some.filter(({ mcode }) => mcode !== first.mcode).slice(1, LINES)]
    const lineNotes = { [first.mcode]: 'for the blue one' }
    const { id } = await placeOrder(
      customer,
      parts.map(({ mcode }) => ({ mcode, qty: 2 })),
      { purchaseOrder: PO, jobName: JOB, lineNotes },
    )
    const order = await orderOf(customer, id)
    await signedIn(context, customer)
    await page.goto(`/orderPrint1?id=${id}`)
    const { seller, billTo, lines, sums } = order
    for (const text of [seller.name, seller.email, billTo.name, billTo.city, PO, JOB, order.delivery.name, 'Note: for the blue one'])
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
  })

  test('has its number as a barcode that reads back', async ({ page, context, customer }) => {
    const { id, number } = await placeOrder(customer, [{ mcode: (await orderableParts(1))[0]?.mcode ?? raise(), qty: 1 }])
    await signedIn(context, customer)
    await page.goto(`/orderPrint1?id=${id}`)
    const code = page.getByRole('img', { name: `Barcode of ${number}` })
    await expect(code).toBeVisible()
    const bars = await code
      .locator('[data-bar]')
      .evaluateAll((rects) => rects.map((rect) => ({ at: Number(rect.getAttribute('x')), width: Number(rect.getAttribute('width')) })))
    expect(readCode128(bars)).toBe(number)
    await expect(sheet(page).getByText(number, { exact: true })).toBeVisible()
  })

  test('without prices, and as a packing slip, it shows no money', async ({ page, context, customer }) => {
    const parts = await orderableParts(LINES)
    const { id } = await placeOrder(
      customer,
      parts.map(({ mcode }, at) => ({ mcode, qty: at + 2 })),
    )
    const order = await orderOf(customer, id)
    await signedIn(context, customer)
    await page.goto(`/orderPrint1?id=${id}&prices=no`)
    await expect(sheet(page).getByRole('row')).toHaveCount(LINES + 1)
    expect(await sheet(page).textContent()).not.toMatch(/\$|Invoice|Total/)
    await page.goto(`/orderPrint1?id=${id}&slip=1`)
    await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Packing slip')
    expect(await sheet(page).textContent()).not.toMatch(/\$|Invoice|Total/)
    await expect(sheet(page).getByRole('img', { name: 'To tick' })).toHaveCount(LINES)
    for (const [at, { id: mcode }] of order.lines.entries())
      await expect(sheet(page).getByRole('row').filter({ hasText: mcode }).getByRole('cell').nth(1)).toHaveText(
        String(order.lines[at]?.qty),
      )
    await expect(sheet(page)).toContainText(
      `${new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(order.sums.weightKg)} kg`,
    )
    const size = (text: string) =>
      sheet(page)
        .getByText(text)
        .first()
        .evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))
    expect(await size(order.shipTo.name)).toBeGreaterThan(await size('Ordered'))
  })

  test('stands alone, on the screen and on paper; the shop is around everything else again', async ({ page, context, customer }) => {
    const { id } = await placeOrder(customer, [{ mcode: (await orderableParts(1))[0]?.mcode ?? raise(), qty: 1 }])
    await signedIn(context, customer)
    await page.goto(`/orderPrint1?id=${id}`)
    await expect(sheet(page)).toBeVisible()
    const around = () => page.locator('body [data-no-print]').locator('visible=true')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(around()).toHaveCount(0)
    await expect(page.getByText('Print again')).toBeHidden()
    await expect(sheet(page)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect(page).toHaveURL(`/shoppingOrderDetail?id=${id}`)
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('of sixty lines fills A4 and Letter: heads on every page, numbered, no line cut', async ({ page, context, customer }) => {
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
      const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }))
      expect(pages.length).toBeGreaterThan(2)
      for (const [at, one] of pages.entries()) {
        expect([Math.round(one.width), Math.round(one.height)]).toEqual([width, height])
        expect(one.text).toContain(`Order${number}`)
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

  test('remembers the paper on this device', async ({ page, context, customer }) => {
    const { id } = await placeOrder(customer, [{ mcode: (await orderableParts(1))[0]?.mcode ?? raise(), qty: 1 }])
    await signedIn(context, customer)
    await page.goto(`/orderPrint1?id=${id}`)
    await expect(page.getByRole('button', { name: 'Letter' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'A4')
    await page.reload()
    await expect(page.getByRole('button', { name: 'A4' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('opened from another page it waits until the fade between the pages is over', async ({ page, context, customer }) => {
    const { number } = await placeOrder(customer, [{ mcode: (await orderableParts(1))[0]?.mcode ?? raise(), qty: 1 }])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await signedIn(context, customer)
    await page.goto('/accountProduct')
    const link = page.getByRole('link', { name: `Print order ${number}` })
    // The fade must begin with the sheet's code at hand.
    const code = page.waitForResponse(/OrderPrintScreen/)
    await link.hover()
    await code
    // A fade so long that the order is there before it is over.
    await page.evaluate(() => {
      const slow = new CSSStyleSheet()
      slow.replaceSync(
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 4s !important }',
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, slow]
    })
    await link.click()
    await expect.poll(async () => (await prints(page)).length).toBe(1)
    expect((await prints(page))[0]).toMatchObject({ rows: 1, fades: 0 })
  })

  test('of another customer is not found, and nothing is printed', async ({ page, context, customer }) => {
    const { id, number } = await somebodyElsesOrder()
    await signedIn(context, customer)
    for (const named of [id, number]) {
      await page.goto(`/orderPrint1?id=${named}`)
      await page.waitForURL('**/Error?code=404**')
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await prints(page)).toEqual([])
    }
  })

  test('an address without an order says so', async ({ page, context, customer }) => {
    await signedIn(context, customer)
    for (const search of ['', '?id=', '?id=no%20order%20at%20all']) {
      await page.goto(`/orderPrint1${search}`)
      await expect(page.getByText('This address names no order.')).toBeVisible()
      expect(await prints(page)).toEqual([])
    }
  })
})

test.describe('axe finds nothing', () => {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [820, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)
    test(`on the sheet, the slip and the bought parts, at ${width} px, ${colorScheme}`, async ({ page, context, customer }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const { id } = await placeOrder(
        customer,
        (await orderableParts(LINES)).map(({ mcode }) => ({ mcode, qty: 1 })),
      )
      await signedIn(context, customer)
      for (const kind of ['', '&slip=1']) {
        await page.goto(`/orderPrint1?id=${id}${kind}`)
        await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        expect(await axe(page)).toEqual([])
      }
      await page.goto('/accountProduct')
      await expect(page.locator('[data-bought]').first()).toBeVisible()
      expect(await axe(page)).toEqual([])
    })
})

/** Where a test cannot go on. */
function raise(): never {
  throw new Error('Too few parts')
}

test('without a signal the sheet says so, prints nothing, and comes when asked again', async ({ page, context, customer, line }) => {
  const { id, number } = await placeOrder(customer, [{ mcode: (await orderableParts(1))[0]?.mcode ?? raise(), qty: 1 }])
  await signedIn(context, customer)
  await page.goto(`${line.url}/accountProduct`)
  await readyOffline(page)
  await expect(page.locator('[data-bought]').first()).toBeVisible()
  await line.cut()
  await page.getByRole('link', { name: `Print order ${number}` }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print again' })).toBeDisabled()
  expect(await prints(page)).toEqual([])
  await line.mend()
  await press(page, 'Try again')
  await expect(sheet(page)).toContainText(number)
  await expect.poll(async () => (await prints(page)).length).toBe(1)
  expect(page.url()).toContain(id)
})
