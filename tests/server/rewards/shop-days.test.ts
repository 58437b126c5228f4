import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayInZone, lastValidDay } from '#contract/kernel/shop-days.ts'
import { coupon, lotteryShop } from '../lottery/support/lottery-shop.ts'

const shop = await lotteryShop()
async function at(zone: string, time: string) {
  shop.clock.time = Date.parse(time)
  await shop.db.updateTable('tenant').set({ time_zone: zone }).where('id', '=', shop.general).execute()
}

test('draws of a day begin again with the day of the shop', async () => {
  await at('America/Chicago', '2026-11-01T18:00:00Z')
  await shop.lottery([], { daily_most: 1, rest_points: 0, ends_at: new Date('2026-11-20T06:00:00Z') })
  const ada = await shop.rich(500)
  const left = async () => (await shop.state(ada)).mine?.left
  expect((await shop.draw(ada)).result.state.mine?.left).toBe(0)
  // Midnight in UTC, and the 25th hour of a long day.
  shop.clock.time = Date.parse('2026-11-02T00:00:00Z')
  expect(await left()).toBe(0)
  shop.clock.time = Date.parse('2026-11-02T05:59:59Z')
  expect(await left()).toBe(0)
  shop.clock.time = Date.parse('2026-11-02T06:00:00Z')
  expect(await left()).toBe(1)
})

test('points end with a day of the shop, never within one', async () => {
  await at('America/Chicago', '2026-11-03T02:00:00Z')
  const ada = await shop.rich(40)
  const [line] = (await ada.say('rewardLedger', {})).result.records
  const ends = Date.parse(line?.endsAt ?? '')
  // Monday evening in Milwaukee: to the end of 2 November some years later.
  expect(lastValidDay(line?.endsAt ?? '', 'America/Chicago')).toMatch(/-11-02$/)
  expect([dayInZone('America/Chicago', ends - 1), dayInZone('America/Chicago', ends)].map((day) => day.slice(5))).toEqual([
    '11-02',
    '11-03',
  ])
})

test('a coupon that is won, or taken for points, is good through its last day at the shop', async () => {
  await at('Europe/Berlin', '2026-11-04T22:30:00Z')
  await shop.lottery([{ kind: 'coupon', coupon: coupon as never, tickets: 10 }])
  const ada = await shop.rich(500)
  const won = (await shop.draw(ada)).result.draw.couponCode
  const id = await shop.gift('voucher', { coupon })
  const taken = (await ada.say('giftClaim', { spuid: id, points: 100 }, { key: randomUUID() })).result.claim.couponCode
  const ends = (await ada.say('couponList', {})).result.filter(({ code }) => code === won || code === taken).map(({ until }) => until)
  // Ninety days after 4 November, in Berlin; it is winter on that day.
  expect(ends).toEqual(['2027-02-02T23:00:00.000Z', '2027-02-02T23:00:00.000Z'])
})
