import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { OrderLines } from '#app/screens/order/OrderLines.tsx'
import { OrderReturn } from '#contract/orders/returns/returns.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const line = {
  ...{
    id: 'AL-1001',
    qty: 3,
    unitPrice: 10,
    amount: 30,
    discount: 1.5,
    tax: 0,
    coreCharge: 2,
    coreAmount: 6,
    note: '',
    warrantyMonths: 24,
  },
  ...{ warrantyUntil: '', returned: 1, returnable: 0, onSale: true, hsCode: '', countryOfOrigin: '', weightKg: 1 },
  product: {
    goodsSkuCode: 'AL-1001',
    mainImageUrl: '',
    producer: 'Volt',
    oeNumber: '1',
    specName: '',
    name: 'Alternator',
    condition: 'new',
  },
} as const
const jobs = [
  { job: 'Hilux Meyer', qty: 1 },
  { job: 'Golf Roth', qty: 1 },
]
const heads = () => screen.queryAllByRole('heading', { level: 3 }).map((head) => words(head))

beforeEach(() => openShop('/order/orderInfo'))

test('the page of an order lists its lines job by job with a sum each, and what is for no job last', () => {
  draw(<OrderLines order={wholeOrder({ lines: [{ ...line, jobs }] })} />)
  expect(heads()).toEqual(['For job: Hilux Meyer $10.00', 'For job: Golf Roth $10.00', 'For no job $10.00'])
  const lists = screen.getAllByRole('list')
  expect(lists).toHaveLength(3)
  for (const list of lists) {
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(words(list)).toContain('1 × $10.00')
    expect(words(list)).toContain('+ $2.00 core')
  }
})

test('what is about all pieces of a line is said once, though they are for several jobs', () => {
  draw(<OrderLines order={wholeOrder({ lines: [{ ...line, jobs }] })} />)
  expect(words().split('$1.50 off by discount')).toHaveLength(2)
  expect(words().split('1 sent back or on the way back')).toHaveLength(2)
})

test('sizes of one thing are told apart by their data', () => {
  const size = (id: string, specName: string) => ({
    ...line,
    id,
    product: { ...line.product, goodsSkuCode: id, name: 'Workshop jacket', specName },
  })
  draw(<OrderLines order={wholeOrder({ lines: [size('WW-1', 'L · Black'), size('WW-2', 'XL · Black')] })} />)
  expect(screen.getAllByRole('listitem').map((row) => /X?L · Black/.exec(words(row))?.[0])).toEqual(['L · Black', 'XL · Black'])
})

test('an order without jobs is one list without headings', () => {
  draw(<OrderLines order={wholeOrder({ lines: [line] })} />)
  expect(heads()).toEqual([])
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

test('what waits, what was expected and has not come, and what was cancelled are told at their line', () => {
  const later = { qty: 3, on: '2999-12-12', waiting: 2 }
  draw(
    <OrderLines
      order={wholeOrder({
        lines: [
          { ...line, later },
          { ...line, id: 'AL-1002', later: { ...later, on: '2020-12-12' } },
          { ...line, id: 'AL-1003', cancelled: 1, later: { ...later, waiting: 0 } },
        ],
      })}
    />,
  )
  const [waits, late, cancelled] = screen.getAllByRole('listitem').map((row) => words(row))
  expect(waits).toContain('2 on back-order, expected about Dec 12')
  expect(late).toContain('2 on back-order: they were expected Dec 12, 2020 and have not come in yet')
  expect(cancelled).toContain('1 piece cancelled: it does not come')
  expect(cancelled).not.toContain('back-order')
})

test('a return that is only asked for is called that at its line', () => {
  const asked = v.parse(OrderReturn, {
    ...{ id: 'r-1', number: 'CW-1-R1', state: 'requested', reason: 'not-needed', note: '', photo: null, refund: 0, say: '' },
    lines: [{ id: 'AL-1001', name: 'Alternator', qty: 1 }],
    requestedAt: '2026-11-28T08:00:00Z',
  })
  draw(<OrderLines order={wholeOrder({ lines: [line], returns: [asked] })} />)
  expect(words()).toContain('1 in return CW-1-R1 (asked for)')
  expect(words()).not.toContain('on the way back')
})
