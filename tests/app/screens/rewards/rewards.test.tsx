import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { currentTenant, setTenant } from '#app/config.ts'
import RewardsScreen from '#app/screens/rewards/RewardsScreen.tsx'
import YourGiftsScreen from '#app/screens/rewards/YourGiftsScreen.tsx'
import { checkout } from '#app/state/checkout/checkout.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { forgetSeenRewards } from '#app/state/rewards/seen.ts'
import { session } from '#app/state/session/session.ts'
import type { Coupon } from '#contract/coupons/coupon-calls.ts'
import type { GiftClaim } from '#contract/gifts/gift-calls.ts'
import type { CustomerRewards, RewardStatementLine } from '#contract/rewards/reward-calls.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, standsAt, words } from '../../../support/shell.tsx'

const rich: CustomerRewards = {
  ...{ balance: 1284, worth: 12.84, tier: 'silver', counted: 1880, next: { tier: 'gold', missing: 620 } },
  ...{ ending: [{ points: 120, at: '2099-01-03T00:00:00.000Z' }], owed: 0 },
}
const poor: CustomerRewards = {
  balance: 0,
  worth: 0,
  tier: 'copper',
  counted: 0,
  next: { tier: 'silver', missing: 500 },
  ending: [],
  owed: 0,
}
const line = (id: string, facts: Partial<RewardStatementLine>): RewardStatementLine => ({
  ...{ id, kind: 'earned', points: 120, at: '2026-11-01T08:00:00.000Z', balance: 120, note: '', endsAt: '' },
  about: { kind: 'order', id: 'o-1', name: 'CW-100001' },
  ...facts,
})
const lines = [
  line('4', { kind: 'granted', points: 5, about: { kind: 'shop', id: '', name: '' }, note: 'Sorry for the wait' }),
  line('3', { kind: 'redeemed', points: -100, about: { kind: 'draw', id: 'd', name: 'Workshop draw' } }),
  line('2', { kind: 'redeemed', points: -400, about: { kind: 'gift', id: 'tray', name: 'Parts tray' } }),
  line('1', {}),
]
const coupon = (code: string, facts: Partial<Coupon>): Coupon => ({
  ...{ code, name: 'For you', state: 'available', percent: null, amount: 10, least: 40, category: null, condition: null, withSale: true },
  ...{ from: '', until: '', origin: 'shop', usedOn: null, ...facts },
})
const coupons = [
  coupon('GIFT-1', {}),
  coupon('SOON-1', { state: 'later', from: '2099-01-01T00:00:00.000Z', category: { id: '1', name: 'Starters' } }),
  coupon('USED-1', { state: 'used', usedOn: { id: 'o-1', number: 'CW-100001' } }),
  coupon('OVER-1', { state: 'expired', until: '2026-06-01T00:00:00.000Z', percent: 15, amount: null }),
]
const claim: GiftClaim = {
  ...{
    id: 'c-1',
    giftId: 'tray',
    name: 'Parts tray',
    picture: '',
    points: 400,
    state: 'sent',
    couponCode: '',
    shipTo: 'Dana, 1 Bench Road',
  },
  ...{ carrier: 'Lakes Parcel', tracking: 'LP100', at: '2026-10-01T08:00:00.000Z', sentAt: '2026-10-02T08:00:00.000Z' },
}

interface Says {
  state?: CustomerRewards
  ledger?: readonly RewardStatementLine[]
  coupons?: readonly Coupon[]
  claims?: readonly GiftClaim[]
}
async function signedIn(address: string, { state = poor, ledger = [], coupons: own = [], claims = [] }: Says): Promise<void> {
  await openShop(address)
  session.current = { type: 'member', token: 't', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } }
  connectPort(
    portTo((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/reward/state')) return envelopeReply({ result: state })
      if (pathname.endsWith('/reward/ledger'))
        return envelopeReply({ result: { records: ledger, total: ledger.length, size: 20, current: 1, pages: 1 } })
      if (pathname.endsWith('/coupon/list')) return envelopeReply({ result: own })
      return envelopeReply({ result: claims })
    }),
  )
}

beforeEach(() => {
  network.up = true
  forgetSeenRewards()
  session.current = { type: 'guest' }
})

test('section 2: /member/marcoRewards says what there is, what it is worth, what ends soon, and how far the next tier is', async () => {
  await signedIn('/member/marcoRewards', { state: rich, ledger: lines })
  draw(<RewardsScreen />)
  expect(await screen.findByText('1,284')).toBeDefined()
  const said = words()
  expect(said).toContain('worth $12.84')
  expect(said).toContain('120 points end on')
  expect(said).toContain('620 more points earned make you Gold: 1.5 × points on each dollar.')
  expect(screen.getByRole('progressbar').getAttribute('max')).toBe('2500')
  expect(said).toContain('Each dollar of goods brings 1 point once the order is delivered, 1.25 as Silver and 1.5 as Gold')
  expect(said).toContain('100 points take $1.00 off at the checkout, up to 50 % of the goods, or buy a gift, and are good for 12 months.')
})

test('each line of the ledger leads to what moved the points; the shop’s own says why', async () => {
  await signedIn('/member/marcoRewards', { state: rich, ledger: lines })
  draw(<RewardsScreen />)
  const list = await screen.findByRole('list', { name: 'Your points' })
  expect(linksOf(list)).toEqual([
    ['Workshop draw', '/marketing/lottery'],
    ['Parts tray', '/marketing/gift/tray'],
    ['CW-100001', '/shoppingOrderDetail?id=o-1'],
  ])
  expect(words(within(list).getAllByRole('listitem')[0])).toMatch(/From the shop.*Sorry for the wait/)
  expect(words(list)).toContain('−400')
})

/** Where a test says a zone, the shop has it: its last days are days there, on whichever device they are read. */
const inZone = (timeZone: string) => setTenant({ ...currentTenant(), timeZone })

test('points are said with their last day at the shop, and what has ended with the day on which it did', async () => {
  const [end, over] = ['2099-01-04T06:00:00.000Z', '2026-11-02T06:00:00.000Z']
  const state = { ...rich, ending: [{ points: 120, at: end }] }
  await signedIn('/member/marcoRewards', {
    state,
    ledger: [line('9', { kind: 'expired', points: -10, at: over }), line('8', { endsAt: end })],
  })
  inZone('America/Chicago')
  draw(<RewardsScreen />)
  await screen.findByRole('list', { name: 'Your points' })
  expect(words()).toContain('120 points end on Jan 3, 2099')
  expect(words()).toContain('good until Jan 3, 2099')
  expect(words()).toMatch(/Ended.*Nov 1\b/)
  expect(words()).not.toMatch(/Jan 4|Nov 2\b/)
})

test.each([
  ['Europe/Berlin', '2099-11-29T23:00:00.000Z', '2099-11-27T23:00:00.000Z'],
  ['America/Chicago', '2099-11-30T06:00:00.000Z', '2099-11-28T06:00:00.000Z'],
  ['Asia/Kolkata', '2099-11-29T18:30:00.000Z', '2099-11-27T18:30:00.000Z'],
  ['UTC', '2099-11-30T00:00:00.000Z', '2099-11-28T00:00:00.000Z'],
])('a coupon of a shop in %s from 28 to 29 November says just these days', async (zone, until, from) => {
  await signedIn('/member/yourGift', {
    coupons: [coupon('NOW-1', { until }), coupon('THEN-1', { state: 'later', from, until }), coupon('OVER-1', { state: 'expired', until })],
  })
  inZone(zone)
  draw(<YourGiftsScreen />)
  await eventually(() => expect(words()).toContain('NOW-1'))
  for (const said of ['until Nov 29, 2099', 'from Nov 28, 2099', 'ended Nov 29, 2099']) expect(words()).toContain(said)
  expect(words()).not.toMatch(/Nov (?:27|30)/)
})

test('who has spent all points is not told of a first order', async () => {
  await signedIn('/member/marcoRewards', { state: { ...rich, balance: 0, worth: 0, ending: [] }, ledger: lines })
  draw(<RewardsScreen />)
  expect(await screen.findByText('Points come with each order, on the day it is delivered.')).toBeDefined()
  expect(words()).not.toContain('first order')
})

test('a new customer reads when points come, and where what they buy can be seen', async () => {
  await signedIn('/member/marcoRewards', {})
  draw(<RewardsScreen />)
  expect(await screen.findByText(/Points come with each order/)).toBeDefined()
  expect(linksOf()).toEqual(
    expect.arrayContaining([
      ['What points buy', '/marketing/giftsMall/all'],
      ['Find a part', '/'],
    ]),
  )
  expect(await screen.findByText(/^Each order, gift and draw/)).toBeDefined()
})

test('without a signal: what was seen here before with its age, and plain words where nothing was', async () => {
  await signedIn('/member/marcoRewards', { state: rich, ledger: lines })
  const { unmount } = draw(<RewardsScreen />)
  await screen.findByText('1,284')
  unmount()
  connectPort(deadPort)
  const again = draw(<RewardsScreen />)
  expect(await screen.findByText('1,284')).toBeDefined()
  expect(await screen.findByText(/^From this (phone|device), /)).toBeDefined()
  expect(await screen.findByText('The single lines come with the next signal.')).toBeDefined()
  again.unmount()
  forgetSeenRewards()
  draw(<RewardsScreen />)
  expect(await screen.findByText(/^No signal\. Points, coupons and gifts lie with the shop/)).toBeDefined()
})

test('section 2: /member/yourGift has coupons by state, each with what it is for, and the gifts with what became of them', async () => {
  await signedIn('/member/yourGift', { coupons, claims: [claim] })
  draw(<YourGiftsScreen />)
  const use = await screen.findAllByRole('button', { name: /^Use / })
  expect(use.map(words)).toEqual(['Use it GIFT-1'])
  const said = words()
  expect(said).toContain('for goods of $40.00 and more')
  expect(said).toContain('only in Starters')
  expect(said).toContain('2 that are used or over')
  await eventually(() => expect(words()).toMatch(/Sent Oct 2.*Lakes Parcel.*LP100.*To Dana, 1 Bench Road/))
  expect(linksOf()).toEqual(
    expect.arrayContaining([
      ['used for CW-100001', '/shoppingOrderDetail?id=o-1'],
      ['Parts tray', '/marketing/gift/tray'],
    ]),
  )
})

test('“use it” takes the code into the checkout; with nothing to order yet to the cart', async () => {
  await signedIn('/member/yourGift', { coupons })
  draw(<YourGiftsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Use it GIFT-1' }))
  await eventually(() => expect(standsAt()).toBe('/shoppingCart'))
  expect(checkout.draft).toMatchObject({ coupon: 'GIFT-1', couponTyped: 'GIFT-1' })
})

test('a customer without coupons and gifts is told what brings them', async () => {
  await signedIn('/member/yourGift', {})
  draw(<YourGiftsScreen />)
  expect(await screen.findByText('No coupon and no gift yet.')).toBeDefined()
  expect(linksOf()).toContainEqual(['What points buy', '/marketing/giftsMall/all'])
})
