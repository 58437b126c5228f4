import { act, screen } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import AccountScreen from '#app/screens/account/AccountScreen.tsx'
import OpenAccountScreen from '#app/screens/account/OpenAccountScreen.tsx'
import { OrdersUnderWay } from '#app/screens/account/OrdersUnderWay.tsx'
import { UnsentChangesSection, useUnsentChanges } from '#app/screens/account/UnsentChangesSection.tsx'
import { addresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { localOrders } from '#app/state/orders/orders-here.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { session } from '#app/state/session/session.ts'
import type { Favourite } from '#contract/favourites/favourites.ts'
import type { GiftCard } from '#contract/gifts/gifts.ts'
import type { CoreReturn } from '#contract/orders/returns/returns.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-addresses.ts'
import type { SavedOrder } from '#data/outbox/saved-order.ts'
import { giftCard } from '../../../support/gifts.ts'
import { orderRow } from '../../../support/orders.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { typedDraft } from '../../../support/saved-order.ts'
import { draw, eventually, linksOf, openShop, standsAt, words } from '../../../support/shell.tsx'

type Id = GiftCard['id']

const page = (records: readonly unknown[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })
const counts = (all: number) => ({ all, unpaid: 0, open: all, shipped: 0, delivered: 0, closed: 0 })

const points = {
  balance: 500,
  worth: 5,
  tier: 'copper',
  counted: 500,
  next: null,
  ending: [{ points: 40, at: '2099-01-03T00:00:00.000Z' }],
  owed: 0,
}
const gifts = [
  giftCard(),
  giftCard({ id: 'cap' as Id, name: 'Cap', points: 400, stock: 0 }),
  giftCard({ id: 'pad' as Id, name: 'Mat', points: 310 }),
  giftCard({ id: 'lamp' as Id, name: 'Lamp', points: 980 }),
]
const coupons = [
  {
    code: 'GIFT-1',
    name: 'For you',
    state: 'available',
    percent: null,
    amount: 10,
    least: 0,
    category: null,
    condition: null,
    withSale: true,
    from: '',
    until: '2099-01-03T00:00:00.000Z',
    origin: 'gift',
    usedOn: null,
  },
  {
    code: 'OVER-1',
    name: 'Gone',
    state: 'expired',
    percent: 5,
    amount: null,
    least: 0,
    category: null,
    condition: null,
    withSale: true,
    from: '',
    until: '2026-01-03T00:00:00.000Z',
    origin: 'shop',
    usedOn: null,
  },
]

/** The account of somebody with these orders; without `cores` used units cannot be had. */
async function accountWith(
  orders: readonly unknown[],
  marked: readonly Favourite[] = [],
  cores: readonly CoreReturn[] | null = null,
): Promise<void> {
  await openShop('/member/accountDashboard')
  session.current = { type: 'member', token: 't', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } }
  connectPort(
    portTo((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/coreList') && cores !== null) return envelopeReply({ result: cores })
      if (pathname.endsWith('/coreList')) return envelopeReply({ code: 500, msg: 'The list of used units is broken.' })
      if (pathname.endsWith('/order/list')) return envelopeReply({ result: { ...page(orders), counts: counts(orders.length) } })
      if (pathname.endsWith('/reward/state')) return envelopeReply({ result: points })
      if (pathname.endsWith('/gift/mall')) return envelopeReply({ result: { categories: [], category: '', gifts } })
      if (pathname.endsWith('/coupon/list')) return envelopeReply({ result: coupons })
      if (pathname.endsWith('/favourite/list')) return envelopeReply({ result: { folders: [], marks: marked } })
      if (pathname.endsWith('/order/parts')) return envelopeReply({ result: page([]) })
      return envelopeReply({ result: [] })
    }),
  )
  draw(<AccountScreen />)
}

beforeEach(() => {
  localStorage.clear()
  // What another test was told is of another customer.
  favourites.asOf = null
  session.current = { type: 'guest' }
})

test('a section that fails says so itself, and leaves the others', async () => {
  await accountWith([orderRow({ id: 'o-1', number: 'CW-100001', state: 'paid' })])
  await eventually(() => {
    expect(linksOf()).toContainEqual(['CW-100001', '/shoppingOrderDetail?id=o-1'])
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByText(/^Each part that you buy stands here/)).toBeDefined()
  })
  expect(screen.getByText(/, Dana\.$/)).toBeDefined()
})

test('points say what they are worth, what ends first, the best gift that they reach and the next; coupons those that can be used', async () => {
  await accountWith([orderRow({ id: 'o-1', number: 'CW-100001', state: 'paid' })])
  await eventually(() =>
    expect(linksOf()).toEqual(
      expect.arrayContaining([
        ['What points buy', '/marketing/giftsMall/all'],
        ['500 points', '/member/marcoRewards'],
        ['Mat', '/marketing/gift/pad'],
        ['Lamp', '/marketing/gift/lamp'],
        ['$10.00 off', '/member/yourGift'],
      ]),
    ),
  )
  expect(words()).toMatch(/40 points end on .*Mat310 points.*Within your points.*Lamp980 points.*480 points to go/)
  expect(words()).toContain('GIFT-1')
  expect(words()).not.toContain('OVER-1')
  expect(screen.queryByRole('link', { name: /Cap|Parts tray/ })).toBeNull()
})

test('a few of what is marked, what has become cheaper first, each leading to its part', async () => {
  const at = '2026-11-01T08:00:00.000Z'
  const mark = (mcode: string, priceThen: number): Favourite => {
    const part = partCard({ mcode })
    return { mcode: part.mcode, folder: '', folderAt: at, note: `of ${mcode}`, qty: 2, qtyAt: at, markedAt: at, priceThen, part }
  }
  await accountWith([orderRow({ id: 'o-1', number: 'CW-100001', state: 'paid' })], [mark('AA-1', 129.5), mark('BB-2', 140)])
  const section = await screen.findByRole('region', { name: 'Your Favorite' })
  await eventually(() =>
    expect(linksOf(section)).toEqual([
      ['All 2 favorites', '/collect'],
      ['BB-2', '/prod/m/BB-2'],
      ['AA-1', '/prod/m/AA-1'],
    ]),
  )
  expect(words(section)).toMatch(/BB-2.*of BB-2.*\$140\.00 \$129\.50/)
})

test('used units that are owed say what comes back and until when; one whose day is over asks for a call; each leads to its order', async () => {
  const core = (at: number, dueOn: string): CoreReturn => ({
    ...{
      id: `c-${at}` as CoreReturn['id'],
      orderId: `o-${at}` as CoreReturn['orderId'],
      orderNumber: `CW-${at}`,
      part: `AA-${at}` as CoreReturn['part'],
    },
    ...{
      name: `Starter ${at}`,
      mainImageUrl: '',
      qty: 2,
      deposit: 30.5,
      state: 'due',
      dueOn,
      carrier: '',
      tracking: '',
      credited: 0,
      note: '',
    },
  })
  await accountWith([orderRow({ id: 'o-1', number: 'CW-100001', state: 'paid' })], [], [core(1, '2020-01-31'), core(2, '2099-01-31')])
  const section = await screen.findByRole('region', { name: 'Used units to send back: $61.00' })
  expect(linksOf(section)).toEqual([
    ['How it works', '/marketing/page/core-returns'],
    ['2 × Starter 1', '/shoppingOrderDetail?id=o-1&return=old-unit'],
    ['2 × Starter 2', '/shoppingOrderDetail?id=o-2&return=old-unit'],
  ])
  expect(words(section)).toMatch(
    /Starter 1.*AA-1.*was due Jan 31, 2020: call us.*\$30\.50.*Starter 2.*AA-2.*send it by Jan 31, 2099.*\$30\.50/,
  )
})

test('a brand-new customer finds three things to do first, each with its way, and no empty sections', async () => {
  await accountWith([])
  expect(await screen.findByRole('heading', { name: 'Three things to do first' })).toBeDefined()
  expect(linksOf()).toEqual(
    expect.arrayContaining([
      ['Find a part', '/'],
      ['Add an address', '/address'],
      ['Get ready', '/marketing/page/offline'],
    ]),
  )
  expect(screen.queryByRole('heading', { name: /Buy again|Used units|Orders under way/ })).toBeNull()
})

test('a guest is told what an account brings, and signs in with a way back to it', async () => {
  await openShop('/accountDashboard')
  draw(<OpenAccountScreen />)
  expect(screen.getByRole('heading', { name: 'What an account brings' })).toBeDefined()
  expect(linksOf()).toContainEqual(['Sign in or register', '/login?redirect=%2Fmember%2FaccountDashboard'])
})

test('a member is led from the guests’ page to their own', async () => {
  await openShop('/accountDashboard')
  session.current = { type: 'member', token: 't', userInfo: null }
  draw(<OpenAccountScreen />)
  await eventually(() => expect(standsAt()).toBe('/member/accountDashboard'))
})

const Waits = () => <UnsentChangesSection unsentChanges={useUnsentChanges()} />

test('an address that the shop refused is among what waits here', async () => {
  const refused = { intentId: 'i-1', refusal: { code: 'bad-request', say: 'This is not a VAT number.' } } as const
  const row = {
    ...{ id: 'a-1' as Id, name: 'Ada', company: '', phone: '', country: 'US', lines: ['1 Water Street'], city: 'Milwaukee', region: 'WI' },
  }
  const address: OptimisticAddress = { ...row, postcode: '53202', vatId: '', defaultFor: [], updatedAt: '', progress: 'refused', refused }
  await openShop('/member/accountDashboard')
  draw(<Waits />)
  await eventually(() => expect(words()).toContain('Nothing waits here'))
  await act(async () => {
    addresses.rows = ref([address])
  })
  onTestFinished(() => {
    addresses.rows = []
  })
  expect(words()).not.toContain('Nothing waits here')
  expect(linksOf()).toContainEqual(['Addresses', '/address'])
  expect(words()).toContain('Needs you')
})

test('a change that waits is shown beside an order that the shop refused', async () => {
  const order: SavedOrder = { draft: typedDraft(), lines: [], total: null }
  const refused = {
    key: 'k-1',
    type: 'refused',
    savedAt: '2026-11-21T08:00:00.000Z',
    order,
    limits: null,
    refusal: null,
    isRefusalSeen: false,
  } as const
  await openShop('/member/accountDashboard')
  draw(<Waits />)
  await eventually(() => expect(words()).toContain('Nothing waits here'))
  await act(async () => {
    localOrders.unsent = ref([refused])
    cart.waiting = 1
  })
  onTestFinished(() => {
    localOrders.unsent = []
    cart.waiting = 0
  })
  expect(words()).toContain('Order of')
  expect(linksOf()).toContainEqual(['Cart and addresses', '/shoppingCart'])
})

test('without an order nothing is said of all orders', () => {
  const none = { records: [], total: 0, size: 20, current: 1, pages: 1, counts: counts(0) }
  draw(<OrdersUnderWay orders={{ status: 'ready', value: none, from: 'network', asOf: null, isRefetching: false }} />)
  expect(linksOf()).toEqual([['All orders', '/accountOrder']])
})
