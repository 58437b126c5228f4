import { createHash } from 'node:crypto'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import LotteryScreen from '#app/screens/lottery/LotteryScreen.tsx'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { session } from '#app/state/session/session.ts'
import { computeDraw } from '#contract/lottery/draw-of.ts'
import type { LotteryDraw, LotteryState } from '#contract/lottery/lottery-calls.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw as drawn, eventually, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

const seed = 'a seed of the test'
const hash = createHash('sha256').update(seed).digest('hex')
const none = { points: 0, coupon: null, gift: null }
const coupon = { percent: null, amount: 10, least: 40, days: 60 }
const prizes = [
  { id: 'off-10', kind: 'coupon', ...none, coupon, tickets: 40, ticketsWhileLeft: 40, left: null, worth: 1000 },
  {
    id: 'case',
    kind: 'gift',
    ...none,
    gift: { id: 'g', name: 'Tool case', picture: '', goods: true },
    tickets: 0,
    ticketsWhileLeft: 2,
    left: 0,
    worth: 1500,
  },
  { id: 'rest', kind: 'points', ...none, points: 20, tickets: 960, ticketsWhileLeft: 958, left: null, worth: 20 },
]
const lottery = {
  ...{ id: 'l', name: 'Workshop draw', text: '', points: 100, dailyMost: 3, from: '2026-11-20T00:00:00Z', until: '2026-12-20T00:00:00Z' },
  ...{ tickets: 1000, prizes },
}
const stateOf = (mine: LotteryState['mine'], more: Partial<LotteryState> = {}) => ({ lottery, coming: null, mine, ...more })
const rich = { hash, balance: 240, left: 2 }

interface Asked {
  path: string
  key: string | null
  body: Record<string, unknown>
}

/** The lottery as the shop says it; what was drawn comes back with the seed that `reveals` says. */
async function lotteryWith(state: unknown, { reveals = seed, answers = (_: Asked): Response | null => null } = {}): Promise<Asked[]> {
  const asked: Asked[] = []
  const made: LotteryDraw[] = []
  await openShop('/marketing/lottery')
  connectPort(
    portTo(async (request) => {
      const path = new URL(request.url).pathname
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
      const one = { path, key: request.headers.get('Idempotency-Key'), body }
      asked.push(one)
      const answer = answers(one)
      if (answer !== null) return answer
      if (path.endsWith('/lottery/draws'))
        return envelopeReply({ result: { records: made, total: made.length, size: 20, current: 1, pages: 1 } })
      if (!path.endsWith('/lottery/draw')) return envelopeReply({ result: path.endsWith('/lottery/state') ? state : [] })
      const { word, shares } = body as { word: string; shares: { id: string; tickets: number }[] }
      const { ticket, prizeId } = await computeDraw(seed, word, shares)
      const won = { kind: 'points', ...none, points: 20 }
      const draw = {
        id: 'd',
        name: lottery.name,
        at: '2026-11-24T08:00:00Z',
        points: 100,
        hash,
        seed: reveals,
        word,
        shares,
        ticket,
        prize: prizeId,
        won,
      }
      made.unshift({ ...draw, couponCode: '', parcel: null } as unknown as LotteryDraw)
      return envelopeReply({ result: { draw: made[0], state: stateOf({ hash: 'b'.repeat(64), balance: 160, left: 1 }) } })
    }),
  )
  drawn(<LotteryScreen />)
  return asked
}

const member = () => {
  session.current = { type: 'member', token: 't', userInfo: { id: 'u7', realname: 'Dana', email: 'dana@shop.test' } }
}
/** As with reduced motion, unless a test wants the wheel to turn. */
const motion = (reduced: boolean) => {
  const real = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('reduced-motion') ? { matches: reduced } : real(query)))
}
beforeEach(() => {
  localStorage.clear()
  session.current = { type: 'guest' }
  network.up = true
  motion(true)
})
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Draw for 100 points' }))

test('a guest reads odds as exact fractions, what has gone and what a draw is worth, and signs in with a way back', async () => {
  await lotteryWith(stateOf(null))
  await screen.findByText('1 in 25')
  expect(words()).toContain('$10.00 offfor goods of $40.00 and more, good for 60 days')
  expect(words()).toContain('Tool caseIts 2 tickets win 20 pointsGone')
  // It ends when 20 December begins: 19 December is its last day.
  expect(words()).toContain('Runs until Dec 19')
  expect(words()).toContain('A draw costs 100 points and is worth 59.2 on average: less than it costs.')
  expect(linksOf()).toContainEqual(['Sign in to draw', '/login?redirect=%2Fmarketing%2Flottery'])
  expect([screen.queryByRole('button', { name: /^Draw for/ }), screen.queryByText('Your draws')]).toEqual([null, null])
})

test('prizes and odds come before the proof, and are a table with a name and a head for each row', async () => {
  member()
  await lotteryWith(stateOf(rich))
  const table = await screen.findByRole('table', { name: 'Prizes and odds' })
  expect(namesOf('columnheader', table)).toEqual(['Prize', 'Odds, tickets', 'Worth in points'])
  expect(namesOf('rowheader', table).map((name) => name.replace(/^(\$10\.00 off|Tool case|All other tickets: 20 points).*/, '$1'))).toEqual(
    ['$10.00 off', 'Tool case', 'All other tickets: 20 points'],
  )
  const proof = screen.getByText(hash.slice(0, 8)).closest('details')
  expect(proof?.open).toBe(false)
  expect(table.compareDocumentPosition(proof ?? table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('what was shown is sent with a word of this device; under reduced motion the result stands at once, checked here', async () => {
  member()
  const asked = await lotteryWith(stateOf(rich))
  await eventually(() => expect(words()).toContain(hash))
  const word = screen.getByLabelText<HTMLInputElement>('Your word')
  expect(word.value).toMatch(/^[a-z2-9]{10}$/)
  fireEvent.change(word, { target: { value: '  pinion ' } })
  await press()
  expect(await screen.findByText(/^Checked on this (phone|device): the seed fits the hash/)).toBeDefined()
  const sent = asked.find(({ path }) => path.endsWith('/lottery/draw'))
  expect(sent?.body).toEqual({ id: 'l', points: 100, hash, word: 'pinion', shares: prizes.map(({ id, tickets }) => ({ id, tickets })) })
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/)
  await eventually(() => expect(words()).toContain('160 points'))
  // The button that was pressed is another one now: the focus is at what came of it.
  await eventually(() => expect(words(document.activeElement ?? document.body)).toContain('the seed fits the hash'))
  await eventually(() => expect(words()).toContain('b'.repeat(64)))
  fireEvent.click(await screen.findByRole('button', { name: 'Check this draw' }))
  await eventually(() => expect(screen.getAllByText(/the seed fits the hash/)).toHaveLength(2))
})

test('a seed that is not the one of the hash that was shown is said', async () => {
  member()
  await lotteryWith(stateOf(rich), { reveals: 'another seed' })
  await press()
  expect(await screen.findByText(/^This does not fit: the seed is not the one/)).toBeDefined()
})

test('the wheel turns before the result is told, and takes no second press meanwhile', async () => {
  motion(false)
  member()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 })
  onTestFinished(() => void vi.useRealTimers())
  const asked = await lotteryWith(stateOf(rich))
  await press()
  const busy = await screen.findByRole('button', { name: 'Drawing…' })
  await eventually(() => expect(screen.getByRole('img').querySelector('g')?.getAttribute('transform')).not.toBe('rotate(0.000)'))
  fireEvent.click(busy)
  expect(screen.queryByText(/the seed fits the hash/)).toBeNull()
  await vi.advanceTimersByTimeAsync(2300)
  expect(await screen.findByText(/the seed fits the hash/)).toBeDefined()
  expect(asked.filter(({ path }) => path.endsWith('/lottery/draw'))).toHaveLength(1)
})

test('who has not enough points reads how many are missing, and where they come from; who drew enough today waits', async () => {
  member()
  await lotteryWith(stateOf({ hash, balance: 70, left: 3 }))
  expect(await screen.findByText('30 points are missing for a draw.')).toBeDefined()
  expect(linksOf()).toEqual(
    expect.arrayContaining([
      ['Your points', '/member/marcoRewards'],
      ['Your Orders', '/accountOrder'],
    ]),
  )
})

test('who has drawn enough for today reads when it goes on', async () => {
  member()
  await lotteryWith(stateOf({ hash, balance: 700, left: 0 }))
  expect(await screen.findByText(/^You have drawn as often as a day allows/)).toBeDefined()
})

test('none runs: the next one is named, and what points are good for', async () => {
  await lotteryWith(stateOf(null, { lottery: null, coming: { name: 'Winter draw', from: '2026-12-01T12:00:00Z' } }))
  expect(await screen.findByText(/“Winter draw” begins on/)).toBeDefined()
  expect(linksOf()).toContainEqual(['Gifts', '/marketing/giftsMall/all'])
})

test('section 8: without an answer it says to press again, and the same draw is said under the same key, with the word that was typed', async () => {
  member()
  let broken = true
  const asked = await lotteryWith(stateOf(rich), {
    answers: ({ path }) =>
      broken && path.endsWith('/lottery/draw') ? envelopeReply({ code: 503, msg: 'Down.', error: 'unavailable' }, { status: 503 }) : null,
  })
  fireEvent.change(await screen.findByLabelText('Your word'), { target: { value: 'stator' } })
  await press()
  expect(await screen.findByText(/Press again: it is the same draw/)).toBeDefined()
  broken = false
  await press()
  await screen.findByText(/the seed fits the hash/)
  const draws = asked.filter(({ path }) => path.endsWith('/lottery/draw'))
  expect(draws.map(({ body }) => body['word'])).toEqual(['stator', 'stator'])
  expect(new Set(draws.map(({ key }) => key)).size).toBe(1)
})

test('a refusal is said, the lottery is asked anew, and the word stays', async () => {
  member()
  const asked = await lotteryWith(stateOf(rich), {
    answers: ({ path }) =>
      path.endsWith('/lottery/draw')
        ? envelopeReply({ code: 409, msg: 'The odds are others now.', error: 'order-changed' }, { status: 409 })
        : null,
  })
  fireEvent.change(await screen.findByLabelText('Your word'), { target: { value: 'stator' } })
  await press()
  expect(await screen.findByText('The odds are others now.')).toBeDefined()
  await eventually(() => expect(asked.filter(({ path }) => path.endsWith('/lottery/state'))).toHaveLength(2))
  expect(screen.getByLabelText<HTMLInputElement>('Your word').value).toBe('stator')
})
