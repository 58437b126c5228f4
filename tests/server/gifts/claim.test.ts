import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeTranslations } from '#server/kernel/own-names.ts'
import { addPoints } from '#server/rewards/ledger.ts'
import { type Customer, milwaukee, orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()
const coupon = { percent: null, amountCents: 1000, leastCents: 0, categoryId: null, condition: null, withSale: true, days: 90 }
let made = 0
await shop.db.insertInto('gift_category').values({ tenant_id: shop.general, id: 'bench', name: 'For the bench', sort_num: 1 }).execute()
async function gift(facts: Record<string, unknown> = {}): Promise<string> {
  made += 1
  const id = `g-${made}`
  await shop.db
    .insertInto('gift')
    .values({
      ...{ tenant_id: shop.general, id, category_id: 'bench', name: `Gauge ${made}`, text: '', picture: '', points: 100, stock: 5 },
      ...{ coupon: null, sort_num: made, ...facts },
    })
    .execute()
  return id
}
const stock = async (id: string) => (await shop.db.selectFrom('gift').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
async function rich(points = 100): Promise<Customer> {
  const ada = await shop.customer()
  await shop.inside((at) => addPoints(at, ada.id, points, { cause: 'test', kind: 'granted', about: { kind: 'shop', id: '', name: '' } }))
  return ada
}
const claim = (who: Customer, spuid: string, more: Record<string, unknown> = {}, key = randomUUID()) =>
  who.say('giftClaim', { spuid, points: 100, address: milwaukee, ...more }, { key })
const balance = async (who: Customer) => (await who.say('rewardState', {})).result.balance

test('goods take points and a piece, and go to the address; pressed twice it is one', async () => {
  const [ada, id, key] = [await rich(250), await gift(), randomUUID()]
  const said = [await claim(ada, id, {}, key), await claim(ada, id, {}, key)]
  expect(said[0]).toEqual(said[1])
  expect(said[0]?.result).toMatchObject({
    balance: 150,
    claim: { state: 'open', giftId: id, shipTo: expect.stringContaining('100 Water Street') },
  })
  expect([await balance(ada), await stock(id)]).toEqual([150, 4])
  expect((await ada.say('giftClaims', {})).result).toHaveLength(1)
  const [line] = (await ada.say('rewardLedger', {})).result.records
  expect(line).toMatchObject({ kind: 'redeemed', points: -100, about: { kind: 'gift', id } })
})

test('a coupon is there at once, under a code of its own, and takes its amount off an order', async () => {
  const [ada, id] = [await rich(), await gift({ coupon: JSON.stringify(coupon) })]
  const { couponCode: code, state } = (await claim(ada, id)).result.claim
  expect([state, code]).toEqual(['ready', expect.stringMatching(/^GIFT-/)])
  expect((await ada.say('couponList', {})).result).toMatchObject([{ code, state: 'available', amount: 10, origin: 'gift' }])
  await ada.add(await shop.part({ price: '50.00', price_steps: '[]', weight_g: 100 }), 1)
  expect((await shop.quote(ada, { coupon: code })).discounts).toMatchObject([{ source: 'coupon', amount: 10 }])
})

test('points that ran out meanwhile are said with what is left, and nothing is taken', async () => {
  const [ada, id] = [await rich(60), await gift()]
  const said = await claim(ada, id)
  expect([said.code, said.msg]).toEqual([409, 'You have 60 points, and this takes 100.'])
  expect([await balance(ada), await stock(id), (await ada.say('giftClaims', {})).result]).toEqual([60, 5, []])
})

test('of two that want the last piece one gets it, and the other keeps the points', async () => {
  const [ada, ben, id] = [await rich(), await rich(), await gift({ stock: 1 })]
  const said = await Promise.all([claim(ada, id), claim(ben, id)])
  expect(said.map(({ code }) => code).sort()).toEqual([200, 409])
  expect(said.find(({ code }) => code === 409)?.msg).toMatch(/has just gone. Your points are still yours/)
  expect([(await balance(ada)) + (await balance(ben)), await stock(id)]).toEqual([100, 0])
})

test('a refusal names the gift as the shop calls it in the language of the call', async () => {
  const ada = await rich()
  await writeTranslations(shop.db, shop.general, 'de', new Map([['Feeler gauge', 'Fühlerlehre']]))
  const german = async (id: string, points = 100) =>
    (await ada.say('giftClaim', { spuid: id, points, address: milwaukee }, { key: randomUUID(), headers: { 'Accept-Language': 'de' } })).msg
  for (const facts of [{ stock: 0 }, { ended: true }, { points: 120 }])
    expect(await german(await gift({ name: 'Feeler gauge', ...facts }))).toContain('Fühlerlehre')
})

test('another price than was shown, an ended gift and an address that no post takes are refused before anything is taken', async () => {
  const [ada, id, ended] = [await rich(), await gift({ points: 120 }), await gift({ ended: true })]
  expect((await claim(ada, id)).msg).toMatch(/costs 120 points now, not 100/)
  expect((await claim(ada, ended)).msg).toMatch(/not given for points any more/)
  expect((await claim(ada, await gift(), { address: undefined })).msg).toBe('Choose where it goes.')
  expect((await claim(ada, await gift(), { address: { ...milwaukee, city: '' } })).code).toBe(400)
  expect(await balance(ada)).toBe(100)
})

test('the mall has its categories, and knows no other', async () => {
  const ada = await shop.customer()
  const { categories, gifts } = (await ada.say('giftsMall', { cid: 'all' })).result
  expect(categories.map(({ id }) => id)).toEqual(['bench'])
  expect(gifts.at(-1)?.stock).toBe(0)
  expect((await ada.say('giftsMall', { cid: 'nope' })).code).toBe(404)
  expect((await ada.say('giftDetail', { spuid: 'nope' })).code).toBe(404)
})
