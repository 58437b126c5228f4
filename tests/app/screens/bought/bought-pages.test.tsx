import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import BoughtPartsScreen from '#app/screens/bought/BoughtPartsScreen.tsx'
import type { BoughtPage } from '#app/state/orders/bought-parts.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, linksOf, namesOf, openShop, standsAt, words } from '../../../support/shell.tsx'

const bought = (part: string): BoughtPage['records'][number] => {
  const { id, product } = cartLine(part, 1)
  return {
    ...{ id, product, qty: 1, orders: 1, lastPrice: 10.1, lastBoughtAt: '2026-11-01T08:00:00.000Z', lastOrderId: 'o-1' },
    ...{ lastOrderNumber: 'CW-100001', warrantyUntil: '', priceNow: null, now: null, insteadId: null },
  }
}

/** The bought parts at an address, of a shop that has one part on each of so many pages: P-1 on the first. */
async function boughtAt(address: string, pages: number): Promise<void> {
  await openShop(address)
  connectPort(
    portTo((request) => {
      const current = Number(new URL(request.url).searchParams.get('pageNo'))
      const page: BoughtPage = { records: [bought(`P-${current}`)], total: pages, size: 1, current, pages }
      return envelopeReply({ result: page })
    }),
  )
  draw(<BoughtPartsScreen />)
}
const steps = () => screen.findByRole('navigation', { name: 'Pages' })

beforeEach(() => {
  network.up = true
})

test('each step has an address of its own that keeps what is searched for, and says which of how many pages this is', async () => {
  await boughtAt('/accountProduct?q=bosch&page=2', 3)
  const nav = await steps()
  expect(linksOf(nav)).toEqual([
    ['Previous', '/accountProduct?q=bosch'],
    ['Next', '/accountProduct?q=bosch&page=3'],
  ])
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('rel')),
  ).toEqual(['prev', 'next'])
  expect(words(nav)).toContain('Page 2 of 3')
  expect(screen.getByText('P-2')).toBeDefined()
})

test('the first page has no step back and the last none on; a step shows the page that it leads to, and back it is the first again', async () => {
  await boughtAt('/accountProduct', 2)
  expect(linksOf(await steps())).toEqual([['Next', '/accountProduct?page=2']])
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(standsAt()).toBe('/accountProduct?page=2')
  await screen.findByText('P-2')
  expect(linksOf(await steps())).toEqual([['Previous', '/accountProduct']])
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }))
  expect(standsAt()).toBe('/accountProduct')
  await screen.findByText('P-1')
})

test('parts that one page holds have no steps', async () => {
  await boughtAt('/accountProduct', 1)
  await screen.findByText('P-1')
  expect(namesOf('navigation')).toEqual([])
})
