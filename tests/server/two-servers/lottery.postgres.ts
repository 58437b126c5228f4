import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { lotteryShop } from '../lottery/support/lottery-shop.ts'

const shop = await lotteryShop()

test('over many connections one hash is drawn once, whatever the keys', async () => {
  await shop.lottery([])
  const ada = await shop.rich()
  const once = await shop.shown(ada)
  const said = await Promise.all(Array.from({ length: 12 }, () => ada.say('lotteryDraw', once, { key: randomUUID() })))
  expect(said.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
  expect(await shop.balance(ada)).toBe(955)
})

test('over many connections the last piece is won once; whoever drew it too keeps the points and sees other odds', async () => {
  const gift = await shop.gift('last', { stock: 1 })
  await shop.lottery([{ kind: 'gift', gift_id: gift, tickets: 10, stock: 3 }], { tickets: 11 })
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.rich(100)))
  const shown = await Promise.all(people.map((person) => shop.shown(person)))
  const said = await Promise.all(people.map((person, at) => person.say('lotteryDraw', shown[at], { key: randomUUID() })))
  const won = said.filter(({ code, result }) => code === 200 && result.draw.won.kind === 'gift')
  expect(won.length).toBeLessThanOrEqual(1)
  const row = await shop.db.selectFrom('gift').select('stock').where('id', '=', gift).executeTakeFirstOrThrow()
  expect([row.stock, await shop.stockOf('p-0')]).toEqual([1 - won.length, 3 - won.length])
  for (const [at, { code }] of said.entries()) {
    const person = people[at]
    if (code === 409 && person !== undefined) expect(await shop.balance(person)).toBe(100)
  }
})
