import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderRows } from '#app/screens/orders/OrderRows.tsx'
import { defaultOrdersQuery, type OrderPage } from '#app/state/orders/order-filter.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { orderRow } from '../../../support/orders.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, linksOf, openShop, words } from '../../../support/shell.tsx'
import { windowWide } from '../../../support/window-width.ts'

const orders = [
  orderRow({ id: 'o-1', number: 'CW-100001', state: 'shipped', jobName: 'Loader 12', purchaseOrder: '4711', total: 1204.5, lines: 3 }),
  orderRow({ id: 'o-2', number: 'CW-100002', state: 'delivered', openCores: 1, returnable: 1, inReturns: 1 }),
  orderRow({ id: 'o-3', number: 'CW-100003', state: 'delivered' }),
]
const page: OrderPage = {
  ...{ records: orders, total: 3, size: 20, current: 1, pages: 1 },
  counts: { all: 3, unpaid: 0, open: 0, shipped: 1, delivered: 2, closed: 0 },
}
const rowOf = (number: string) => {
  const row = document.querySelector<HTMLElement>(`[data-order="${number}"]`)
  if (row === null) throw new Error(`${number} is not listed`)
  return row
}
const menuOf = (number: string) => {
  const more = within(rowOf(number)).getByRole('button', { name: `More for ${number}` })
  const menu = document.getElementById(more.getAttribute('popovertarget') ?? '')
  if (menu === null) throw new Error('It opens nothing')
  return menu
}
const drawOrders = () => draw(<OrderRows page={page} query={defaultOrdersQuery} isFromDevice={false} isLoading={false} />)

beforeEach(() => openShop('/accountOrder'))
afterEach(() => vi.unstubAllGlobals())

test('the number of a purchase order that says itself what it is gets no second PO before it', () => {
  windowWide(390)
  const records = [
    orderRow({ id: 'o-4', number: 'CW-100004', purchaseOrder: 'PO 4711' }),
    orderRow({ id: 'o-5', number: 'CW-100005', purchaseOrder: 'PORT 7' }),
  ]
  draw(<OrderRows page={{ ...page, records }} query={defaultOrdersQuery} isFromDevice={false} isLoading={false} />)
  expect(words(rowOf('CW-100004'))).toContain('PO 4711')
  expect(words(rowOf('CW-100004'))).not.toContain('PO PO')
  expect(words(rowOf('CW-100005'))).toContain('PO PORT 7')
})

test('the jobs of the lines are named: two, and how many more; one that is the order’s own only once', () => {
  windowWide(390)
  const jobs = ['Loader 12', 'Deutz of Miller', 'Case 580', 'Bobcat']
  const records = [
    orderRow({ id: 'o-6', number: 'CW-100006', jobName: 'Loader 12', jobs, purchaseOrder: '4711' }),
    orderRow({ id: 'o-7', number: 'CW-100007', jobs: ['Case 580'] }),
  ]
  draw(<OrderRows page={{ ...page, records }} query={defaultOrdersQuery} isFromDevice={false} isLoading={false} />)
  expect(words(rowOf('CW-100006'))).toContain('Loader 12 Deutz of Miller + 2 PO 4711')
  expect(words(rowOf('CW-100007'))).toContain('Case 580')
  expect(words(rowOf('CW-100007'))).not.toContain('+')
})

test('at a desk a table: number, date, job and purchase order, lines, total, state, and what is next', () => {
  windowWide(1440)
  drawOrders()
  const table = screen.getByRole('table', { name: 'Your Orders' })
  expect(within(table).getAllByRole('columnheader').map(words)).toEqual([
    'Number',
    'Date',
    'Job, purchase order',
    'Lines',
    'Total',
    'State',
  ])
  const [, first] = within(table).getAllByRole('row')
  const [day, job, lines, total, state] = within(first ?? table)
    .getAllByRole('cell')
    .map(words)
  expect([day, job, lines, total, state]).toEqual([
    expect.stringMatching(/^Nov 1\b/),
    'Loader 12 PO 4711',
    '3',
    '$1,204.50',
    expect.stringContaining('Shipped'),
  ])
})

test.each([390, 1440])('at %i px: no pictures, one way in sight, the one that the order asks for; the rest behind one press', (width) => {
  windowWide(width)
  drawOrders()
  expect(document.querySelector('main img, [data-order] img')).toBeNull()
  const inSight = (number: string) => {
    const menu = menuOf(number)
    return within(rowOf(number))
      .getAllByRole('link')
      .filter((link) => !menu.contains(link))
      .map(words)
  }
  expect(inSight('CW-100001')).toEqual(['Open CW-100001', 'Track CW-100001'])
  expect(inSight('CW-100002')).toEqual(['Open CW-100002', 'Send the old unit CW-100002'])
  expect(inSight('CW-100003')).toEqual(['Open CW-100003'])
  expect(within(rowOf('CW-100003')).getByRole('button', { name: 'Order again CW-100003' })).toBeDefined()
  expect(linksOf(menuOf('CW-100001'))).toEqual([
    ['Open CW-100001', '/shoppingOrderDetail?id=o-1'],
    ['Print CW-100001', '/orderPrint1?id=o-1'],
  ])
  expect(linksOf(menuOf('CW-100002'))).toContainEqual(['Return a part CW-100002', '/shoppingOrderDetail?id=o-2&return=any'])
  expect(words(rowOf('CW-100002'))).toContain('1 piece in a return')
  expect(words(rowOf('CW-100003'))).not.toContain('in a return')
  expect(menuOf('CW-100001').getAttribute('popover')).toBe('auto')
})

test('ordered again from the menu, the row says what came of it', async () => {
  windowWide(390)
  connectPort(portTo(() => envelopeReply({ result: { added: [], left: [] } })))
  drawOrders()
  await userEvent.click(within(menuOf('CW-100001')).getByRole('button', { name: 'Order again CW-100001' }))
  expect(await within(rowOf('CW-100001')).findByText('Nothing could be put into the cart.')).toBeDefined()
})
