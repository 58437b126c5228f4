import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { writeTranslations } from '#server/kernel/own-names.ts'
import { orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()
const at = (days: number) => new Date(shop.clock.time + days * DAY_MS)
const plain = { price: '50.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 500, stock: 100 }
/** A customer with one piece of each part in the cart. */
async function buyerOf(...parts: Record<string, unknown>[]) {
  const ada = await shop.customer()
  for (const facts of parts) await ada.add(await shop.part({ ...plain, ...facts }), 1)
  return ada
}

test('whoever may know of a coupon sees it with its state: own ones, listed ones and used ones, and no code that is only handed round', async () => {
  const [ada, ben] = [await buyerOf({}), await shop.customer()]
  await shop.coupon('S-NOW', { listed: true, ends_at: at(5) })
  await shop.coupon('S-LATER', { account_id: ada.id, starts_at: at(1), ends_at: at(6) })
  await shop.coupon('S-OVER', { account_id: ada.id, ends_at: at(-1) })
  await shop.coupon('S-GONE', { listed: true, uses_most: 1, used: 1 })
  await shop.coupon('S-SECRET', { uses_each: 1 })
  await shop.coupon('S-ELSEWHERE', { listed: true }, shop.special.id)
  const seen = async (who: typeof ada) =>
    Object.fromEntries(
      (await who.say('couponList', {})).result.filter(({ code }) => code.startsWith('S-')).map(({ code, state }) => [code, state]),
    )
  const own = { 'S-NOW': 'available', 'S-LATER': 'later', 'S-OVER': 'expired', 'S-GONE': 'expired' }
  expect(await seen(ada)).toEqual(own)
  expect(await seen(ben)).toEqual({ 'S-NOW': 'available', 'S-GONE': 'expired' })
  const { result: placed } = await shop.place(ada, { coupon: 's-secret' })
  expect(await seen(ada)).toEqual({ ...own, 'S-SECRET': 'used' })
  const used = (await ada.say('couponList', {})).result.find(({ code }) => code === 'S-SECRET')
  expect(used?.usedOn).toEqual({ id: placed.id, number: placed.number })
  await shop.step(placed.id, 'cancelled')
  expect(await seen(ada)).toEqual(own)
})

test('what may be used now stands before all that is over, however much of that there is', async () => {
  const ada = await shop.customer()
  const over = Array.from({ length: 230 }, (_, day) => ({ code: `OVER-${day}`, ends_at: at(-1 - day) }))
  for (const { code, ends_at } of over) await shop.coupon(code, { account_id: ada.id, ends_at })
  await shop.coupon('GOOD-2', { account_id: ada.id, ends_at: at(2) })
  await shop.coupon('GOOD-1', { account_id: ada.id, ends_at: at(1) })
  await shop.coupon('GOOD-EVER', { account_id: ada.id })
  const codes = (await ada.say('couponList', {})).result.map(({ code }) => code).filter((code) => /^(GOOD|OVER)-/.test(code))
  expect(codes.slice(0, 5)).toEqual(['GOOD-1', 'GOOD-2', 'GOOD-EVER', 'OVER-0', 'OVER-1'])
})

test('a coupon is for the categories below its own, a condition, full prices, goods of so much and its days: each has its sentence', async () => {
  const ada = await buyerOf({ category_id: '101', condition: 'reman' }, { category_id: '201', condition: 'new', was_price: '60.00' })
  const { parent_id } = await shop.db
    .selectFrom('category')
    .select('parent_id')
    .where('tenant_id', '=', shop.general)
    .where('id', '=', '101')
    .executeTakeFirstOrThrow()
  await shop.coupon('C-UPPER', { category_id: parent_id })
  await shop.coupon('C-OTHER', { category_id: '301' })
  await shop.coupon('C-USED', { condition: 'used' })
  await shop.coupon('C-FULL', { with_sale: false })
  await shop.coupon('C-SALE', { with_sale: false, category_id: '201' })
  await shop.coupon('C-LEAST', { category_id: '101', least_goods: '50.01' })
  await shop.coupon('C-JUST', { category_id: '101', least_goods: '50.00' })
  await shop.coupon('C-OVER', { ends_at: at(0) })
  await shop.coupon('C-LATER', { starts_at: at(1) })
  const said = async (coupon: string) => {
    const { discounts, problems, reasons = [] } = await shop.quote(ada, { coupon })
    const reason = reasons.find(({ source }) => source === 'coupon')
    return [discounts[0]?.amount ?? 0, problems[0]?.error ?? '', reason?.taken, reason?.say]
  }
  const refused = (sentence: unknown) => [0, 'coupon-refused', false, sentence]
  expect(await said('C-UPPER')).toEqual([
    5,
    '',
    true,
    expect.stringMatching(/^The coupon C-UPPER takes \$5\.00 off\. It is for .+\. 1 line is left out\.$/),
  ])
  expect(await said('C-FULL')).toEqual([
    5,
    '',
    true,
    'The coupon C-FULL takes $5.00 off. It does not go with lowered prices. 1 line is left out.',
  ])
  expect(await said('C-JUST')).toEqual([5, '', true, expect.anything()])
  expect(await said('C-OTHER')).toEqual(refused(expect.stringMatching(/^The coupon C-OTHER is for .+\. There are none in this order\.$/)))
  expect(await said('C-USED')).toEqual(refused('The coupon C-USED is for used parts. There are none in this order.'))
  expect(await said('C-SALE')).toEqual(refused('The coupon C-SALE does not go with lowered prices, and all that it is for has one here.'))
  expect(await said('C-LEAST')).toEqual(refused(expect.stringMatching(/^The coupon C-LEAST is for .+ of \$50\.01 and more\.$/)))
  expect(await said('C-OVER')).toEqual(refused('The coupon C-OVER has expired. The order is reckoned without it.'))
  expect(await said('C-LATER')).toEqual(refused('The coupon C-LATER is not valid yet: it begins on November 22, 2026.'))
})

test('what the shop calls its promotions and categories itself is said in the language of the call', async () => {
  const mcode = await shop.part({ ...plain, category_id: '101' })
  await shop.promotion({ id: 'own-name', name: 'Week of pinions', mcodes: [mcode], percent: 10 })
  await shop.coupon('C-OWN', { category_id: '101' })
  await shop.coupon('C-ELSE', { category_id: '201' })
  const { rows } = await sql<{
    name: string
  }>`select name from category where tenant_id = ${shop.general} and id in ('101', '201') order by id`.execute(shop.db)
  const german = new Map([['Week of pinions', 'Woche der Ritzel'], ...rows.map(({ name }, place) => [name, `Anlasser ${place}`] as const)])
  await writeTranslations(shop.db, shop.general, 'de', german)
  const ada = await shop.customer()
  await ada.add(mcode, 1)
  await ada.add(await shop.part({ ...plain, category_id: '301' }), 1)
  const said = async (coupon: string) =>
    (await ada.say('checkoutQuote', shop.choices({ coupon }), { headers: { 'Accept-Language': 'de' } })).result.reasons?.map(
      ({ say }) => say,
    )
  expect(await said('C-OWN')).toEqual([expect.stringContaining('„Woche der Ritzel“'), expect.stringContaining('Anlasser 0')])
  expect(await said('C-ELSE')).toEqual([expect.stringContaining('„Woche der Ritzel“'), expect.stringContaining('Anlasser 1')])
})
