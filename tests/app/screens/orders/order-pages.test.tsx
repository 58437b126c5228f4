import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import OrdersScreen from '#app/screens/orders/OrdersScreen.tsx'
import type { OrderPage } from '#app/state/orders/order-filter.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { session } from '#app/state/session/session.ts'
import { orderRow } from '../../../support/orders.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, namesOf, openShop, standsAt, words } from '../../../support/shell.tsx'

/** Orders that the shop has, newest first, two to a page. */
let numbers: string[]
const size = 2

/** Your Orders at an address. */
async function ordersAt(address: string): Promise<void> {
  await openShop(address)
  connectPort(
    portTo((request) => {
      const asked = new URL(request.url).searchParams
      const current = Number(asked.get('pageNo'))
      const records = numbers.map((number) => orderRow({ id: number, number })).slice((current - 1) * size, current * size)
      const all = numbers.length
      const page: OrderPage = {
        ...{ records, total: all, size, current, pages: Math.ceil(all / size) },
        counts: { all, unpaid: 0, open: 0, shipped: 0, delivered: all, closed: 0 },
      }
      return envelopeReply({ result: page })
    }),
  )
  draw(<OrdersScreen />)
}
const steps = () => screen.findByRole('navigation', { name: 'Pages' })
/** Waits until these and no others are listed: what was there stays while a new page is on its way. */
const expectOrders = (...wanted: string[]) =>
  eventually(() => {
    expect([...document.querySelectorAll('[data-order]')].map((row) => row.getAttribute('data-order'))).toEqual(wanted)
  })

beforeEach(() => {
  numbers = ['CW-100005', 'CW-100004', 'CW-100003', 'CW-100002', 'CW-100001']
  session.current = { type: 'guest' }
})

test('each step has an address of its own that keeps what is searched for, and says which of how many pages this is', async () => {
  await ordersAt('/accountOrder?q=Page+21&page=2')
  const nav = await steps()
  expect(linksOf(nav)).toEqual([
    ['Newer', '/accountOrder?q=Page+21'],
    ['Older', '/accountOrder?q=Page+21&page=3'],
  ])
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('rel')),
  ).toEqual(['prev', 'next'])
  expect(words(nav)).toContain('Page 2 of 3')
  await expectOrders('CW-100003', 'CW-100002')
})

test('the newest page leads to no newer one, and a step shows the page that it leads to, down to the last', async () => {
  await ordersAt('/accountOrder')
  expect(linksOf(await steps())).toEqual([['Older', '/accountOrder?page=2']])
  await expectOrders('CW-100005', 'CW-100004')
  await userEvent.click(screen.getByRole('link', { name: 'Older' }))
  expect(standsAt()).toBe('/accountOrder?page=2')
  await expectOrders('CW-100003', 'CW-100002')
  await userEvent.click(screen.getByRole('link', { name: 'Older' }))
  expect(standsAt()).toBe('/accountOrder?page=3')
  await expectOrders('CW-100001')
  expect(linksOf(await steps())).toEqual([['Newer', '/accountOrder?page=2']])
})

test('orders that one page holds have no steps', async () => {
  numbers = ['CW-100001']
  await ordersAt('/accountOrder')
  await expectOrders('CW-100001')
  expect(namesOf('navigation')).not.toContain('Pages')
})

test('a page beyond the last says so and leads to the newest, of the same search', async () => {
  await ordersAt('/accountOrder?q=Page+21&page=9')
  expect(await screen.findByText('There are not so many orders.')).toBeDefined()
  expect(linksOf()).toContainEqual(['To the newest ones', '/accountOrder?q=Page+21'])
  await userEvent.click(screen.getByRole('link', { name: 'To the newest ones' }))
  await expectOrders('CW-100005', 'CW-100004')
  expect(standsAt()).toBe('/accountOrder?q=Page+21')
})
