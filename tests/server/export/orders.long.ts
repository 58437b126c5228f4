import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { unescapeFromSpreadsheet } from '#contract/text/spreadsheet-text.ts'
import { computeOrderTotals } from '#server/orders/checkout/totals.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { milwaukee } from '../orders/support/shop.ts'

const shop = await operatedShop()
const folder = await mkdtemp(join(tmpdir(), 'export-'))

async function exported(...more: string[]): Promise<Record<string, string>[]> {
  const file = join(folder, 'orders.csv')
  await shop.done(`export orders ${file} --tenant ${shop.general}`, ...more)
  return parse(await readFile(file, 'utf8'), { bom: true, columns: true, cast: (cell) => unescapeFromSpreadsheet(cell) })
}
const sum = (rows: Record<string, string>[], column: string) => rows.reduce((all, row) => all + centsOfText(row[column] || '0'), 0)
const of = (rows: Record<string, string>[], number: string) => rows.filter((row) => row['Order'] === number)

test('an order is a line for each of its lines and one for its delivery, which says what it comes to', async () => {
  const placed = await shop.order({ core_charge: '12.50', name: '=1+1' }, 3)
  await shop.pay(placed.id, 10_000, '0441')
  const rows = of(await exported(), placed.number)
  const [line, delivery] = rows
  expect(rows.length).toBe(2)
  expect(line).toMatchObject({
    ...{
      Line: 'goods',
      'Part number': placed.mcode,
      Name: '=1+1',
      Quantity: '3',
      'Unit price': '50.00',
      Amount: '150.00',
      'Core charges': '37.50',
    },
    ...{ 'Shipping city': 'Milwaukee', 'Billing company': 'Lake Garage', 'Order total': '', 'Payment reference': '0441', Condition: 'new' },
  })
  expect(delivery).toMatchObject({
    Line: 'delivery',
    Quantity: '',
    'Order total': dollarsTextOfCents(Math.round(placed.total * 100)),
    Paid: '100.00',
  })
  expect(sum(rows, 'Line total')).toBe(Math.round(placed.total * 100))
  expect(await shop.audited('orders')).toMatchObject([{ action: 'export', who: 'operator ann' }])
})

const line = fc.record({
  qty: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.integer({ min: 0, max: 2_000_000 }),
  coreCharge: fc.integer({ min: 0, max: 50_000 }),
})
const anyOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  share: fc.integer({ min: 0, max: 100 }),
  shipping: fc.integer({ min: 0, max: 30_000 }),
  rate: fc.integer({ min: 0, max: 25_000 }),
  onShipping: fc.boolean(),
  onCores: fc.boolean(),
})

test('the lines of every order add up to its total, and all lines to all orders', { timeout: 30_000 }, async () => {
  const orders = fc.sample(anyOrder, { numRuns: 130, seed: 39 })
  const totals = new Map<string, number>()
  for (const [at, { lines, share, shipping, rate, onShipping, onCores }] of orders.entries()) {
    const shares = lines.map(({ qty, unitPrice }) => Math.floor((qty * unitPrice * share) / 100))
    const sums = computeOrderTotals(lines, shares, shipping, {
      country: 'US',
      region: '',
      name: 'Tax',
      rate,
      onShipping,
      onCores,
      exemptWithVatId: false,
    })
    const [id, number] = [randomUUID(), `XX-${200_000 + at}`]
    totals.set(number, sums.total)
    const address = JSON.stringify({ ...milwaukee, vatId: '' })
    await shop.db
      .insertInto('shop_order')
      .values({
        ...{
          tenant_id: shop.general,
          id,
          number,
          account_id: null,
          state: 'paid',
          placed_at: new Date('2026-10-01T10:00:00Z'),
          email: 'a@b.example',
        },
        ...{
          language: 'en-US',
          ship_to: address,
          bill_to: address,
          delivery: 'standard',
          delivery_name: 'Parcel',
          expected_from: '2026-10-02',
        },
        ...{
          expected_to: '2026-10-03',
          payment: 'invoice',
          due_on: null,
          purchase_order: '',
          job_name: '',
          discounts: '[]',
          tax_name: 'Tax',
          weight_g: 1,
        },
        ...{
          goods: dollarsTextOfCents(sums.goods),
          discount: dollarsTextOfCents(sums.discount),
          shipping: dollarsTextOfCents(sums.shipping),
        },
        ...{
          shipping_tax: dollarsTextOfCents(sums.shippingTax),
          tax: dollarsTextOfCents(sums.tax),
          core_charges: dollarsTextOfCents(sums.coreCharges),
        },
        ...{ total: dollarsTextOfCents(sums.total), delivered_at: null },
      })
      .execute()
    const written = lines.map(({ qty, unitPrice, coreCharge }, place) => {
      const { amount = 0, discount = 0, tax = 0, coreAmount = 0, coreTax = 0 } = sums.lines[place] ?? {}
      return {
        ...{
          tenant_id: shop.general,
          order_id: id,
          line_no: place + 1,
          mcode: `X-${place}`,
          name: 'A part',
          producer: 'P',
          oe_number: '',
          oe_key: '',
        },
        ...{
          spec_name: '',
          condition: 'new' as const,
          qty,
          unit_price: dollarsTextOfCents(unitPrice),
          amount: dollarsTextOfCents(amount),
          note: '',
        },
        ...{
          discount: dollarsTextOfCents(discount),
          tax: dollarsTextOfCents(tax),
          core_charge: dollarsTextOfCents(coreCharge),
          core_amount: dollarsTextOfCents(coreAmount),
        },
        ...{ core_tax: dollarsTextOfCents(coreTax), warranty_months: 0, weight_g: 1, hs_code: '', country: 'US' },
      }
    })
    await shop.db.insertInto('order_line').values(written).execute()
  }
  const rows = await exported('--since', '2026-09-01')
  for (const [number, total] of totals) {
    const its = of(rows, number)
    expect(sum(its, 'Line total'), number).toBe(total)
    expect(sum(its, 'Order total'), number).toBe(total)
  }
  expect(sum(rows, 'Line total')).toBe(sum(rows, 'Order total'))
  expect((await exported('--since', '2090-01-01')).length).toBe(0)
})
