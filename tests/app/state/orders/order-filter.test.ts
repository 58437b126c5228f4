import { describe, expect, test } from 'vitest'
import { pageOfRows } from '#app/state/orders/order-filter.ts'
import { orderRow } from '../../../support/orders.ts'

const rows = [
  orderRow({ id: 'o-3', number: 'CW-100003', state: 'awaiting-payment', due: 10, purchaseOrder: '2371' }),
  orderRow({ id: 'o-2', number: 'CW-100002', state: 'shipped', jobName: 'Loader 12' }),
  orderRow({ id: 'o-1', number: 'CW-100001', state: 'cancelled', parts: [] }),
]
const numbers = (asked: Partial<Parameters<typeof pageOfRows>[1]>) =>
  pageOfRows(rows, { tab: 'all', text: '', pageNo: 1, ...asked }).records.map(({ number }) => number)

describe('Your Orders from what this device has seen', () => {
  test('a tab shows its states only, and the counts are those of every tab', () => {
    expect(numbers({ tab: 'closed' })).toEqual(['CW-100001'])
    expect(pageOfRows(rows, { tab: 'closed', text: '', pageNo: 1 }).counts).toEqual({
      all: 3,
      unpaid: 1,
      open: 0,
      shipped: 1,
      delivered: 0,
      closed: 1,
    })
  })

  test('to pay goes by the money that is due, whatever has become of the goods', () => {
    const sent = orderRow({ id: 'o-4', number: 'CW-100004', state: 'shipped', due: 12.5 })
    const settled = orderRow({ id: 'o-5', number: 'CW-100005', state: 'awaiting-payment', due: 0 })
    const page = pageOfRows([settled, sent, ...rows], { tab: 'unpaid', text: '', pageNo: 1 })
    expect(page.records.map(({ number }) => number)).toEqual(['CW-100004', 'CW-100003'])
    expect([page.total, page.counts.unpaid, page.counts.shipped]).toEqual([2, 2, 2])
  })

  test.each([
    ['cw 100002', 'CW-100002'],
    ['LOADER', 'CW-100002'],
    ['2371', 'CW-100003'],
  ])('“%s” finds %s', (text, number) => {
    expect(numbers({ text })).toEqual([number])
  })

  test('a part is found by its name and by its number, however it is written', () => {
    expect(numbers({ text: 'st.666 316' })).toEqual(['CW-100003', 'CW-100002'])
    expect(numbers({ text: 'bosch' })).toEqual(['CW-100003', 'CW-100002'])
    expect(numbers({ text: 'no such thing' })).toEqual([])
  })

  test('counts are of the search, and pages hold 20', () => {
    expect(pageOfRows(rows, { tab: 'all', text: 'loader', pageNo: 1 }).counts.all).toBe(1)
    const many = Array.from({ length: 21 }, (_, at) => orderRow({ id: `o-${at}`, number: `CW-${at}` }))
    const second = pageOfRows(many, { tab: 'all', text: '', pageNo: 2 })
    expect(second).toMatchObject({ total: 21, pages: 2, current: 2 })
    expect(second.records.map(({ id }) => id)).toEqual(['o-20'])
  })
})

test('a row is found by a job of its lines', () => {
  const named = orderRow({ id: 'o-8', number: 'CW-8', jobs: ['Case 580', 'Deutz of Miller'] })
  const { records } = pageOfRows([named, ...rows], { tab: 'all', text: 'deutz', pageNo: 1 })
  expect(records).toEqual([named])
})
