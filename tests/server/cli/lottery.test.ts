import { expect, test } from 'vitest'
import { callApp } from '../../support/call-app.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const here = (line: string) => `${line} --tenant ${shop.general}`
const add = (id: string, ...more: string[]) =>
  [here(`lottery add ${id} --points 100 --tickets 1000 --rest 20 --until 2026-12-24`), '--name', 'Winter draw', ...more] as const

test('a lottery is made with prizes, customers see its odds at once, and each change leaves its row in the audit', async () => {
  expect(await shop.done(...add('winter'))).toMatch(/^Winter draw: 1000 tickets at 100 points at /)
  expect(await shop.done(here('lottery prizes add winter ten --tickets 15 --amount 10 --least 40'))).toBe(
    '$10.00 off: 3 in 200, worth 1000 points.',
  )
  expect(await shop.done(here('lottery prizes add winter few --tickets 100 --stock 3 --points 200'))).toBe(
    '200 points: 1 in 10, worth 200 points.',
  )
  expect(await shop.json(here('lottery prizes list winter'))).toMatchObject([
    { id: 'ten', what: '$10.00 off', tickets: 15, left: null },
    { id: 'few', tickets: 100, left: 3 },
    { id: 'rest', what: '20 points', tickets: 885 },
  ])
  expect(await shop.done(here('lottery prizes stock winter few 0'))).toBe('Of few there are 0 now, before 3.')
  expect(await shop.done(here('lottery prizes list winter'))).toMatch(
    /the rest +20 points +985[\s\S]*A draw costs 100 points and is worth 34.7 on average\.$/,
  )
  const seen = await callApp(shop.again({ clock: shop.clock }), 'lotteryState', {}, { tenant: shop.general })
  expect(seen.result.lottery).toMatchObject({ id: 'winter', name: 'Winter draw', points: 100, tickets: 1000 })
  expect((await shop.audited('winter')).map(({ action }) => action)).toEqual([
    ...['lottery add', 'lottery prizes add', 'lottery prizes add', 'lottery prizes stock'],
  ])
})

test('one runs at a time; what cannot be is refused with what to do', async () => {
  expect(await shop.refused(...add('other'))).toBe('The lottery winter runs at that time. There is one at a time.')
  expect(await shop.wrong(here('lottery prizes add winter all --tickets 990 --points 5'))).toBe(
    'Of 1000 tickets 885 have no prize yet; 990 are too many.',
  )
  expect(await shop.refused(here('lottery prizes add winter ten --tickets 1 --points 5'))).toMatch(/has a prize ten already/)
  expect(await shop.wrong(here('lottery prizes add winter tenth --tickets 1 --percent 10'))).toMatch(/^Say with --worth/)
  expect(await shop.wrong(here('lottery prizes add winter nothing --tickets 1'))).toMatch(/say one of them/)
  expect(await shop.refused(here('lottery prizes add winter lamp --tickets 1 --gift nope'))).toMatch(/has no gift nope/)
  expect(await shop.refused(here('lottery prizes stock winter nope 3'))).toBe('The lottery winter has no prize nope.')
  expect(await shop.wrong(here('lottery add x y'))).not.toBe('')
})

test('it ends, once; the next may begin, and draws are listed with what anyone needs to make them again', async () => {
  expect(await shop.done(here('lottery draws'))).toBe('Nobody has drawn yet.')
  shop.clock.time += 60_000
  expect(await shop.done(here('lottery end winter'))).toBe('Winter draw has ended. What was won stays won.')
  expect(await shop.refused(here('lottery end winter'))).toBe('The lottery winter has ended already.')
  await shop.done(...add('other'))
  expect((await shop.json(here('lottery list'))).map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    ['other', 'running'],
    ['winter', 'ended'],
  ])
})
