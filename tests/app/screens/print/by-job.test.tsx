import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OrderTable } from '#app/screens/print/OrderTable.tsx'
import { SheetFacts } from '#app/screens/print/SheetFacts.tsx'
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
  draw(<OrderTable order={order} prices />)
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
  draw(<OrderTable order={wholeOrder({ lines: [line] })} prices />)
  expect(rows()).toHaveLength(2)
})

test('the slip counts no pieces that do not come', () => {
  draw(<SheetFacts order={wholeOrder({ lines: [{ ...line, cancelled: 1 }] })} kind="slip" />)
  expect(words()).toContain('Pieces2')
})

test('the slip asks for no piece that was cancelled, and has nothing to tick where none comes', () => {
  const some = { ...line, cancelled: 1, jobs: [{ job: 'Hilux Meyer', qty: 2 }] }
  draw(<SlipTable order={wholeOrder({ lines: [some, { ...line, id: 'SA-1002', cancelled: 3 }] })} />)
  const [, job, two, none] = rows()
  expect(job).toBe('For job: Hilux Meyer')
  expect(two).toMatch(/^2SA-1001/)
  expect(none).toMatch(/^0SA-1002.*3 pieces cancelled/)
  expect(screen.getAllByRole('img', { name: 'To tick' })).toHaveLength(1)
})
