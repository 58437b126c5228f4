import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  computeDraw,
  drawAttemptHashInput,
  type PrizeTicketCount,
  prizeOfTicket,
  seedHashOf,
  ticketOfHash,
  totalTicketsOf,
  verifyStoredDraw,
} from '#contract/lottery/draw-of.ts'
import { oddsOf } from '#contract/lottery/odds.ts'

const shares: readonly PrizeTicketCount[] = [
  { id: 'case', tickets: 1 },
  { id: 'lamp', tickets: 9 },
  { id: 'gone', tickets: 0 },
  { id: 'coupon', tickets: 40 },
  { id: 'points', tickets: 150 },
  { id: 'rest', tickets: 800 },
]
const seedOf = (at: number) => createHash('sha256').update(`seed ${at}`).digest('hex')

/** The ticket that `computeDraw` finds, by Node's own HMAC, which does not wait. */
function ticketBy(seed: string, word: string, tickets: number): number {
  for (let at = 0; ; at += 1) {
    const ticket = ticketOfHash(createHmac('sha256', seed).update(drawAttemptHashInput(word, at)).digest(), tickets)
    if (ticket !== null) return ticket
  }
}

const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0)

test('100,000 seeded draws fall as the published odds say (chi-square, one in a thousand), and no ticket is favoured', () => {
  const draws = 100_000
  const counts = new Map(shares.map(({ id }) => [id, 0]))
  const tickets = Array.from({ length: 1000 }, () => 0)
  for (let at = 0; at < draws; at += 1) {
    const ticket = ticketBy(seedOf(at), `word ${at % 7}`, totalTicketsOf(shares))
    tickets[ticket] = (tickets[ticket] ?? 0) + 1
    const id = prizeOfTicket(ticket, shares)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  expect(counts.get('gone')).toBe(0)
  const real = shares.filter((share) => share.tickets > 0)
  const of = real.map((share) => counts.get(share.id) ?? 0)
  // Four degrees of freedom; then 999.
  expect(
    chiSquare(
      of,
      real.map((share) => (draws * share.tickets) / 1000),
    ),
  ).toBeLessThan(18.47)
  expect(
    chiSquare(
      tickets,
      tickets.map(() => draws / 1000),
    ),
  ).toBeLessThan(1143.9)
})

test('WebCrypto, as on the device, draws what Node’s HMAC draws', async () => {
  for (let at = 0; at < 50; at += 1) {
    const { ticket, prizeId } = await computeDraw(seedOf(at), `Schlüssel ${at}`, shares)
    expect([ticket, prizeId]).toEqual([ticketBy(seedOf(at), `Schlüssel ${at}`, 1000), prizeOfTicket(ticket, shares)])
  }
})

test('what would favour the first tickets is thrown away, and the next try counts', () => {
  const highest = new Uint8Array(32).fill(255)
  expect([ticketOfHash(highest, 3), ticketOfHash(highest, 7), ticketOfHash(highest, 2)]).toEqual([null, null, 1])
  expect(ticketOfHash(new Uint8Array([0, 0, 0, 0, 3, 233]), 1000)).toBe(1)
})

test('each prize is as wide as its tickets, one that has gone has none, and there is no ticket beyond the last', () => {
  expect([0, 1, 9, 10, 49, 50, 199, 200, 999].map((ticket) => prizeOfTicket(ticket, shares))).toEqual([
    ...['case', 'lamp', 'lamp', 'coupon', 'coupon', 'points', 'points', 'rest', 'rest'],
  ])
  expect(() => prizeOfTicket(1000, shares)).toThrow(RangeError)
})

test('the commitment verifies; with another seed, word, table or ticket it does not', async () => {
  const [seed, word] = [seedOf(1), 'brush gear']
  const { ticket, prizeId: prize } = await computeDraw(seed, word, shares)
  const kept = { hash: await seedHashOf(seed), seed, word, shares, ticket, prize }
  expect(await verifyStoredDraw(kept)).toBe('holds')
  expect(await verifyStoredDraw({ ...kept, seed: seedOf(2) })).toBe('other-seed')
  expect(await verifyStoredDraw({ ...kept, seed: seedOf(2), hash: await seedHashOf(seedOf(2)) })).toBe('other-prize')
  expect(await verifyStoredDraw({ ...kept, word: 'pinion' })).toBe('other-prize')
  expect(await verifyStoredDraw({ ...kept, ticket: (ticket + 1) % 1000 })).toBe('other-prize')
  expect(await verifyStoredDraw({ ...kept, shares: [{ id: 'rest', tickets: 1000 }] })).toBe(prize === 'rest' ? 'holds' : 'other-prize')
})

test('the hash is that of the seed’s text, as sha256sum says it', async () => {
  expect(await seedHashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('odds are said in lowest terms', () => {
  expect([oddsOf({ tickets: 40 }, 1000), oddsOf({ tickets: 1 }, 1000), oddsOf({ tickets: 0 }, 1000)]).toEqual([
    { numerator: 1, denominator: 25 },
    { numerator: 1, denominator: 1000 },
    { numerator: 0, denominator: 1 },
  ])
})
