import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import GiftScreen from '#app/screens/gifts/GiftScreen.tsx'
import GiftsMallScreen from '#app/screens/gifts/GiftsMallScreen.tsx'
import { addresses } from '#app/state/addresses/addresses.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { forgetSeenRewards } from '#app/state/rewards/seen.ts'
import { session } from '#app/state/session/session.ts'
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import type { Gift } from '#contract/gifts/gifts.ts'
import { giftCard, giftDetail } from '../../../support/gifts.ts'
import { deadPort, portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'

const all = 'all' as Gift['id']
const tray = 'tray' as Gift['id']
const mall = {
  categories: [
    { id: 'bench', name: 'On the bench', gifts: 2 },
    { id: 'coupons', name: 'Coupons', gifts: 1 },
  ],
  category: '',
  gifts: [
    giftCard(),
    giftCard({ id: 'lamp' as Gift['id'], name: 'Lamp', points: 980, stock: 2 }),
    giftCard({ id: 'cap' as Gift['id'], name: 'Cap', stock: 0 }),
  ],
}
const home = {
  ...{ id: 'a-1', name: 'Dana', company: 'Bench', phone: '', country: 'US', lines: ['1 Bench Road'], city: 'Milwaukee', region: 'WI' },
  ...{ postcode: '53202', vatId: '', defaultFor: ['shipping'], updatedAt: '2026-01-01T00:00:00.000Z' },
}
const state = { balance: 500, worth: 5, tier: 'copper', counted: 500, next: null, ending: [], owed: 0 }
const claim = {
  ...{
    id: 'c-1',
    giftId: 'tray',
    name: 'Parts tray',
    picture: '',
    points: 220,
    state: 'open',
    couponCode: '',
    shipTo: 'Dana, 1 Bench Road',
  },
  ...{ carrier: '', tracking: '', at: '2026-10-01T08:00:00.000Z', sentAt: '' },
}

interface Shop {
  member?: boolean
  gift?: Gift
  gifts?: typeof mall
  book?: readonly unknown[]
  onClaim?: (request: Request) => Response | Promise<Response>
}
let now: Gift

async function opened(address: string, { member = true, gift = giftDetail(), gifts = mall, book = [home], onClaim }: Shop): Promise<void> {
  await openShop(address)
  now = gift
  if (member) session.current = { type: 'member', token: 't', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } }
  connectPort(
    portTo((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/gift/claim')) return onClaim?.(request) ?? envelopeReply({ result: { claim, balance: 280 } })
      if (pathname.endsWith('/gift/mall')) return envelopeReply({ result: gifts })
      if (pathname.endsWith('/gift/detail')) return envelopeReply({ result: now })
      if (pathname.endsWith('/reward/state')) return envelopeReply({ result: state })
      return envelopeReply({ result: book })
    }),
  )
}

beforeEach(() => {
  network.up = true
  forgetSeenRewards()
  session.current = { type: 'guest' }
  for (const one of [catalogue.giftsMall, catalogue.giftDetail]) one.clear()
  Object.assign(addresses, { status: 'loading', rows: ref([]), trouble: null })
})

const refused = (error: string, msg: string) => envelopeReply({ code: 409, msg, error })
async function confirm(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Take it…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Take it for 220 points' }))
}

test('section 2: /marketing/giftsMall/{cid} says of each gift whether one’s points reach it, and what is gone', async () => {
  await opened('/marketing/giftsMall/all', {})
  draw(<GiftsMallScreen params={{ cid: all }} />)
  const list = await screen.findByRole('list', { name: 'Gifts for points' })
  await eventually(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => words(one)),
    ).toEqual([
      expect.stringMatching(/^Parts tray.*Within your points 220 points$/),
      expect.stringMatching(/^Lamp.*480 points to go only 2 left980 points$/),
      expect.stringMatching(/^Cap.*All gone220 points$/),
    ]),
  )
  expect(linksOf()).toEqual(
    expect.arrayContaining([
      ['All (3)', '/marketing/giftsMall/all'],
      ['Coupons (1)', '/marketing/giftsMall/coupons'],
    ]),
  )
  expect(words()).toContain('You have 500 points')
})

test('a guest reads how points are earned, and signs in with a way back', async () => {
  await opened('/marketing/giftsMall/all', { member: false })
  draw(<GiftsMallScreen params={{ cid: all }} />)
  await screen.findByRole('list', { name: 'Gifts for points' })
  expect(words()).toContain('Each dollar of goods brings 1 point')
  expect(linksOf()).toContainEqual(['Sign in to see your points', '/login?redirect=%2Fmarketing%2FgiftsMall%2Fall'])
})

test('a mall without gifts says so, and what points are good for all the same', async () => {
  await opened('/marketing/giftsMall/all', { gifts: { categories: [], category: '', gifts: [] } })
  draw(<GiftsMallScreen params={{ cid: all }} />)
  expect(await screen.findByText('There are no gifts here just now.')).toBeDefined()
})

test('without a signal the mall says plainly that it needs one', async () => {
  await opened('/marketing/giftsMall/all', { member: false })
  connectPort(deadPort)
  draw(<GiftsMallScreen params={{ cid: all }} />)
  expect(await screen.findByText(/^Gifts need a signal/)).toBeDefined()
})

test('section 2: /marketing/gift/{spuid} says what is missing, and goods of how much bring it', async () => {
  await opened('/marketing/gift/tray', { gift: giftDetail({ points: 700 }) })
  draw(<GiftScreen params={{ spuid: tray }} />)
  expect(await screen.findByText('200 points to go')).toBeDefined()
  expect(words()).toContain('Goods of $200.00 bring them')
  expect(screen.queryByRole('button', { name: 'Take it…' })).toBeNull()
})

test('goods are taken once, to the address that was chosen, and what is left is said', async () => {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  await opened('/marketing/gift/tray', {
    onClaim: async (request) => {
      keys.push(request.headers.get(IDEMPOTENCY_HEADER))
      bodies.push(await request.json())
      return envelopeReply({ result: { claim, balance: 280 } })
    },
  })
  draw(<GiftScreen params={{ spuid: tray }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it…' }))
  const take = await screen.findByRole('button', { name: 'Take it for 220 points' })
  expect(words()).toContain('You keep 280.')
  expect(words(screen.getByRole('dialog', { hidden: true }))).toContain('1 Bench Road')
  await userEvent.dblClick(take)
  expect(await screen.findByText('It is yours.')).toBeDefined()
  expect(words()).toContain('The shop sends it to Dana, 1 Bench Road.')
  expect([keys.length, bodies[0]]).toEqual([
    1,
    expect.objectContaining({ spuid: 'tray', points: 220, address: expect.objectContaining({ city: 'Milwaukee' }) }),
  ])
})

test.each([
  ['points-short', 'You have 60 points, and this takes 220.'],
  ['sold-out', 'The last of “Parts tray” has just gone. Your points are still yours.'],
] as const)('bad input: %s is said in its own sentence', async (error, msg) => {
  await opened('/marketing/gift/tray', { onClaim: () => refused(error, msg) })
  draw(<GiftScreen params={{ spuid: tray }} />)
  await confirm()
  expect(await screen.findByText(msg)).toBeDefined()
})

test('bad input: another price than was shown is said, and the next press is for the new one, under a new key', async () => {
  const keys: (string | null)[] = []
  const asked: number[] = []
  await opened('/marketing/gift/tray', {
    onClaim: async (request) => {
      keys.push(request.headers.get(IDEMPOTENCY_HEADER))
      asked.push((await request.json()).points)
      now = giftDetail({ points: 250 })
      return refused('order-changed', 'Parts tray costs 250 points now, not 220. Nothing was taken.')
    },
  })
  draw(<GiftScreen params={{ spuid: tray }} />)
  await confirm()
  expect(await screen.findByText(/costs 250 points now/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Take it for 250 points' }))
  await eventually(() => expect(asked).toEqual([220, 250]))
  expect(new Set(keys).size).toBe(2)
})

test('a line that breaks in the middle: pressed again it is the same claim', async () => {
  const keys: (string | null)[] = []
  await opened('/marketing/gift/tray', {
    onClaim: (request) => {
      keys.push(request.headers.get(IDEMPOTENCY_HEADER))
      if (keys.length === 1) throw new TypeError('Failed to fetch')
      return envelopeReply({ result: { claim, balance: 280 } })
    },
  })
  draw(<GiftScreen params={{ spuid: tray }} />)
  await confirm()
  expect(await screen.findByText(/^The shop did not answer. Press again/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Take it for 220 points' }))
  expect(await screen.findByText('It is yours.')).toBeDefined()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('without an address goods lead to the address book first', async () => {
  await opened('/marketing/gift/tray', { book: [] })
  draw(<GiftScreen params={{ spuid: tray }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it…' }))
  expect(await screen.findByText(/^There is no address to send it to yet/)).toBeDefined()
  expect(linksOf()).toContainEqual(['Add an address', '/address'])
})
