import { expect, test } from 'vitest'
import { createGiftClaim, requireGift } from '#server/gifts/claim.ts'
import { milwaukee } from '../orders/support/shop.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const here = (line: string) => `${line} --tenant ${shop.general}`
const emailOf = async (id: string) =>
  (await shop.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

test('points are given and taken, the customer reads why, and each change leaves its row in the audit', async () => {
  const ada = await shop.customer()
  const email = await emailOf(ada.id)
  expect(await shop.done(`points grant ${email} 300`, '--note', 'Sorry for the wait')).toBe(`${email} has 300 points more: 300 now.`)
  expect(await shop.json(`points take ${email} 50`)).toMatchObject({ email, points: -50, balance: 250 })
  const { records } = (await ada.say('rewardLedger', {})).result
  expect(records).toMatchObject([
    { kind: 'taken', points: -50 },
    { kind: 'granted', points: 300, note: 'Sorry for the wait' },
  ])
  expect(await shop.audited(email)).toEqual([
    { who: 'operator ann', action: 'points grant', facts: { points: 300, note: 'Sorry for the wait' } },
    { who: 'operator ann', action: 'points take', facts: { points: -50 } },
  ])
  expect(await shop.json(here('points list'))).toContainEqual(expect.objectContaining({ email, balance: 250, tier: 'copper' }))
  expect(await shop.json(`points list --of ${email}`)).toMatchObject({
    balance: 250,
    lines: [{ points: -50, balance: 250 }, { points: 300 }],
  })
  expect(await shop.done(`points list --of ${email} --limit 1`)).toMatch(/taken +-50 +250/)
})

test('more than are there are not taken, nobody is not found, and a slip of the hand is wrong use', async () => {
  const ada = await shop.customer()
  const email = await emailOf(ada.id)
  await shop.done(`points grant ${email} 60`)
  expect(await shop.refused(`points take ${email} 61`)).toBe(`${email} has 60 points, not 61. Nothing was taken.`)
  expect(await shop.refused('points grant nobody@shop.test 5')).toBe('There is no customer nobody@shop.test.')
  expect(await shop.wrong(`points grant ${email} 1000001`)).toMatch(/At most 1000000 points at once/)
  expect(await shop.wrong(`points grant ${email} 0`)).toMatch(/at least 1/)
  expect(await shop.audited(email)).toHaveLength(1)
})

test('a gift is put into the mall, its stock is said, it is taken, sent once, and ends', async () => {
  const ada = await shop.customer()
  const email = await emailOf(ada.id)
  const add = (id: string, ...more: string[]) =>
    [here(`gifts add ${id} --points 200 --stock 3 --category bench`), '--name', 'Parts tray', ...more] as const
  expect(await shop.refused(...add('tray'))).toMatch(/has no category bench of gifts\. There is none yet; --category-name makes one\.$/)
  expect(await shop.done(...add('tray', '--category-name', 'On the bench'))).toMatch(
    /^Parts tray: 200 points, 3 pieces at .*, at \/marketing\/gift\/tray\.$/,
  )
  expect(await shop.refused(...add('tray'))).toMatch(/has a gift tray already/)
  expect(await shop.done(here('gifts stock tray 9'))).toBe('Of tray there are 9 now, before 3.')
  await shop.done(`points grant ${email} 500`)
  await ada.say('giftClaim', { spuid: 'tray', points: 200, address: milwaukee }, { key: crypto.randomUUID() })
  const [open] = await shop.json(here('gifts claims --open'))
  expect(open).toMatchObject({ gift: 'tray', of: email, state: 'open', points: 200 })
  expect(await shop.done(here('gifts claims --open'))).toContain('100 Water Street')
  const sent = `gifts sent ${open.id.slice(0, 8)} --tracking LP100`
  expect(await shop.done(sent, '--carrier', 'Lakes Parcel')).toBe(`Parts tray is on its way to ${email}.`)
  expect((await ada.say('giftClaims', {})).result).toMatchObject([{ state: 'sent', carrier: 'Lakes Parcel', tracking: 'LP100' }])
  expect(await shop.refused(sent)).toBe('Parts tray was sent already.')
  expect(await shop.json(here('gifts list'))).toMatchObject([{ id: 'tray', stock: 8, taken: 1, ended: false }])
  expect(await shop.done(here('gifts end tray'))).toBe('Parts tray is out of the mall. What was taken stays taken.')
  expect(await shop.refused(here('gifts end tray'))).toBe('The gift tray has ended already.')
  expect((await ada.say('giftsMall', { cid: 'all' })).result.gifts).toEqual([])
  expect((await shop.audited('tray')).map(({ action }) => action)).toEqual(['gifts add', 'gifts stock', 'gifts end'])
  expect(await shop.audited(open.id)).toMatchObject([{ action: 'gifts sent', facts: { gift: 'Parts tray', tracking: 'LP100' } }])
})

test('a coupon is a gift that nothing is sent for; what cannot be is refused with what to do', async () => {
  const ada = await shop.customer()
  const add = (id: string, ...more: string[]) =>
    [here(`gifts add ${id} --points 5 --stock 3 --category coupons`), '--name', 'Ten off', '--category-name', 'Coupons', ...more] as const
  expect(await shop.json(...add('ten', '--amount', '10', '--least', '40'))).toMatchObject({
    coupon: { amountCents: 1000, leastCents: 4000, days: 90 },
  })
  await shop.done(`points grant ${await emailOf(ada.id)} 5`)
  const { claim } = (await ada.say('giftClaim', { spuid: 'ten', points: 5 }, { key: crypto.randomUUID() })).result
  expect(await shop.refused(`gifts sent ${claim.id}`)).toBe('Ten off is a coupon: there is nothing to send.')
  expect(await shop.wrong(...add('both', '--amount', '10', '--percent', '10'))).toMatch(/^Say either/)
  expect(await shop.wrong(...add('all'))).toMatch(/is the category of all gifts/)
  expect(await shop.wrong(...add('odd', '--picture', 'javascript:x'))).toMatch(/A picture is a path of the shop/)
  expect(await shop.wrong('gifts sent x')).toMatch(/six signs of its id/)
  expect(await shop.refused('gifts sent 00000000')).toBe('There is no claim 00000000.')
  expect(await shop.refused(here('gifts stock nope 3'))).toMatch(/has no gift nope/)
})

test('goods that were won are not sent before their winner has said where to', async () => {
  const ada = await shop.customer()
  await shop.done(here('gifts add lamp --points 200 --stock 3 --category lamps'), '--name', 'Lamp', '--category-name', 'Lamps')
  const { id } = await shop.inside(async (at) => createGiftClaim(at, ada.id, await requireGift(at, 'lamp'), { shipTo: null, points: 0 }))
  expect(await shop.refused(`gifts sent ${id}`)).toBe(
    'Nobody has said yet where Lamp goes: the winner says it on the page of the lottery. Ask them.',
  )
  expect(await shop.audited(id)).toEqual([])
  await shop.db
    .updateTable('gift_claim')
    .set({ ship_to: JSON.stringify(milwaukee) })
    .where('id', '=', id)
    .execute()
  expect(await shop.done(`gifts sent ${id}`)).toMatch(/^Lamp is on its way to /)
})
