import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OrderTable } from '#app/screens/print/OrderTable.tsx'
import { PrintSheet } from '#app/screens/print/PrintSheet.tsx'
import { SheetReferenceData } from '#app/screens/print/SheetReferenceData.tsx'
import { SlipTable } from '#app/screens/print/SlipTable.tsx'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const line = {
  ...{ id: 'SA-1001', qty: 3, unitPrice: 10, amount: 30, discount: 0, tax: 0, coreCharge: 0, coreAmount: 0, note: '', warrantyMonths: 24 },
  ...{ warrantyUntil: '', returned: 0, returnable: 0, onSale: true, hsCode: '', countryOfOrigin: '', weightKg: 1 },
  product: { goodsSkuCode: 'SA-1001', mainImageUrl: '', producer: 'Volt', oeNumber: '1', specName: '', name: 'Starter', condition: 'new' },
} as const
const order = wholeOrder({ lines: [{ ...line, jobs: [{ job: 'Hilux Meyer', qty: 2 }] }] })
const rows = () => screen.getAllByRole('row').map((row) => words(row))

beforeEach(() => openShop('/order/orderInfo'))

test('the printed sheet lists the lines job by job with a sum each, and what is for no job last', () => {
  draw(<OrderTable order={order} hasPrices />)
  const [, first, two, none, one] = rows()
  expect([first, none]).toEqual(['For job: Hilux Meyer$20.00', 'For no job$10.00'])
  expect(two).toMatch(/2 ×\$10.00\$20.00$/)
  expect(one).toMatch(/1 ×\$10.00\$10.00$/)
})

test('so does the slip, without prices', () => {
  draw(<SlipTable order={order} />)
  expect(rows().filter((row) => row.startsWith('For'))).toEqual(['For job: Hilux Meyer', 'For no job'])
})

test('an order without jobs is one list', () => {
  draw(<OrderTable order={wholeOrder({ lines: [line] })} hasPrices />)
  expect(rows()).toHaveLength(2)
})

test('the slip counts no pieces that do not come', () => {
  draw(<SheetReferenceData order={wholeOrder({ lines: [{ ...line, cancelled: 1 }] })} kind="slip" />)
  expect(words()).toContain('Pieces2')
})

test('the slip asks for no piece that was cancelled, and has nothing to tick where none comes', () => {
  const some = { ...line, cancelled: 1, jobs: [{ job: 'Hilux Meyer', qty: 2 }] }
  draw(<SlipTable order={wholeOrder({ lines: [some, { ...line, id: 'SA-1002', cancelled: 3 }] })} />)
  const [, job, two, head, none] = rows()
  expect(job).toBe('For job: Hilux Meyer')
  expect(two).toMatch(/^2SA-1001/)
  expect(head).toBe('Not in this parcel')
  expect(none).toMatch(/^0SA-1002.*3 pieces cancelled/)
  expect(screen.getAllByRole('img', { name: 'To tick' })).toHaveLength(1)
})

const waiting = { on: '2026-12-12', qty: 3, waiting: 3 }
const left = { at: '2026-11-20T08:00:00.000Z', what: 'note', state: 'packed', by: 'shop', say: '', facts: { 'part SA-1001': 5 } } as const

const eight = { ...line, qty: 8, weightKg: 8, later: waiting }
const second = wholeOrder({ state: 'packed', parcels: 'two', events: [left], lines: [{ ...eight, later: { ...waiting, waiting: 0 } }] })

test('the slip of the first of two parcels asks for what is here', () => {
  draw(<SlipTable order={wholeOrder({ state: 'packed', parcels: 'two', lines: [eight] })} />)
  expect(rows()[1]).toMatch(/^5SA-1001.*3 on back-order/)
})

test('that of the second asks for what has not left, and counts and weighs it', () => {
  draw(
    <>
      <SlipTable order={second} />
      <SheetReferenceData order={second} kind="slip" />
    </>,
  )
  expect(rows()[1]).toMatch(/^3SA-1001.*5 pieces were sent before/)
  expect(words()).toMatch(/Pieces3Weight3/)
})

test('a copy of it, once all has left, lists everything', () => {
  draw(<SlipTable order={{ ...second, state: 'shipped' }} />)
  expect(rows()[1]).toMatch(/^8SA-1001/)
})

test('no old unit is asked for of a line of which nothing comes, and what is cancelled is said once', () => {
  const core = {
    ...line,
    coreCharge: 5,
    coreAmount: 15,
    cancelled: 1,
    jobs: [
      { job: 'A', qty: 1 },
      { job: 'B', qty: 1 },
    ],
  }
  draw(<OrderTable order={wholeOrder({ lines: [core, { ...core, id: 'SA-1002', jobs: [], cancelled: 3 }] })} hasPrices={false} />)
  const said = rows()
  expect(said.filter((row) => row.includes('1 piece cancelled'))).toHaveLength(1)
  expect(said.find((row) => row.includes('SA-1002'))).not.toContain('Old unit')
  expect(said.find((row) => row.includes('SA-1001'))).toContain('Old unit')
})

test('a sheet from this device says on paper of when it is, and one from the shop does not', () => {
  const sheet = (fromDevice?: string | null) => draw(<PrintSheet order={order} kind="no-prices" paper="a4" deviceCopyTime={fromDevice} />)
  sheet()
  sheet(new Date().toISOString())
  expect(words()).not.toContain('Printed from this device')
  sheet('2026-11-20T08:00:00.000Z')
  expect(words()).toMatch(/Printed from this device, as the order was on November 20, 2026 at .*\. The shop may know more\./)
  sheet(null)
  expect(words()).toContain('Printed from this device; how old this copy is, is not known.')
})
