import { describe, expect, test } from 'vitest'
import { DAY_MS, IDEMPOTENCY_KEY_KEPT_DAYS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import type { AppReply } from '../../support/call-app.ts'
import { cartShop, password } from './support/shop.ts'

const shop = await cartShop()

const rowsOf = async (accountId: string) => [
  (await shop.db.selectFrom('cart_line').select('mcode').where('account_id', '=', accountId).execute()).length,
  (await shop.db.selectFrom('idempotency').select('key').where('account_id', '=', accountId).execute()).length,
]

describe('a cart belongs to one customer of one tenant', () => {
  test('another customer neither sees nor changes it', async () => {
    const [ada, bob, mcode] = [await shop.customer(), await shop.customer(), await shop.part()]
    await ada.add(mcode, 2)
    expect(await bob.lines()).toEqual([])
    expect((await bob.update(mcode, 9)).result).toEqual({ id: mcode, qty: 0 })
    expect((await bob.setAside(mcode, 'mine')).result.ids).toEqual([])
    expect((await bob.remove(mcode)).result.deleted).toEqual([])
    await bob.add(mcode, 1)
    expect([await ada.holds(), await bob.holds()]).toEqual([{ [mcode]: 2 }, { [mcode]: 1 }])
    expect(await ada.line(mcode)).toMatchObject({ job: '' })
  })

  test('a token is nothing at another tenant, and guests are sent to sign in', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    await ada.add(mcode, 2)
    const wrong = [{ tenant: shop.special.id }, { token: null }, { token: 'x'.repeat(43) }]
    for (const how of wrong) {
      for (const said of [
        await ada.add(mcode, 1, how),
        await ada.update(mcode, 1, how),
        await ada.remove(mcode, how),
        await ada.setAside(mcode, 'x', how),
      ])
        expect(said).toMatchObject({ status: 401, error: 'sign-in-required' })
      for (const name of ['cartList', 'cartCount'] as const) expect(await ada.say(name, {}, how)).toMatchObject({ status: 401 })
    }
    expect(await ada.holds()).toEqual({ [mcode]: 2 })
  })

  test('a part of another tenant is not found', async () => {
    const ada = await shop.customer()
    const theirs = await shop.part({}, shop.special.id)
    const here = await shop.db
      .selectFrom('part')
      .select('mcode')
      .where('tenant_id', '=', shop.general)
      .where('mcode', '=', theirs)
      .execute()
    expect(here).toEqual([])
    expect(await ada.add(theirs, 1)).toMatchObject({ code: 404, error: 'not-found' })
  })

  test('a part that both tenants sell has the price of the customer’s own', async () => {
    const theirs = await shop.part({ price_steps: '[{"fromQty":1,"unitPrice":"5.00"}]' }, shop.special.id)
    const mine = await shop.part({ price_steps: '[{"fromQty":1,"unitPrice":"7.00"}]' })
    await shop.db.updateTable('part').set({ mcode: theirs }).where('tenant_id', '=', shop.general).where('mcode', '=', mine).execute()
    const [ada, eve] = [await shop.customer(), await shop.customer(shop.special.id)]
    for (const one of [ada, eve]) await one.add(theirs, 2)
    expect([(await ada.line(theirs))?.amount, (await eve.line(theirs))?.amount]).toEqual([14, 10])
    expect([await ada.sums(), await eve.sums()]).toMatchObject([
      { lines: 1, goods: 14 },
      { lines: 1, goods: 10 },
    ])
  })
})

describe('a person’s own data', () => {
  test('the export holds the cart and the changes that are remembered', async () => {
    const [ada, bob, mcode] = [
      await shop.customer(),
      await shop.customer(),
      await shop.part({ price_steps: '[{"fromQty":1,"unitPrice":"5.00"}]' }),
    ]
    const key = '0b9e3d1c-8c1e-4a53-9b62-5d0f1f6f7a11'
    await ada.add(mcode, 2, { key })
    await bob.add(mcode, 3)
    const { holds } = (await ada.say('exportAccount', {})).result
    expect(holds['cart']).toEqual([{ mcode, qty: 2, job: '', jobs: [], priceSeen: '5.00', addedAt: '2026-11-21T08:00:00.000Z' }])
    expect(holds['changes']).toEqual([
      { key, call: 'cartAdd', reply: JSON.stringify({ id: mcode, qty: 2 }), madeAt: '2026-11-21T08:00:00.000Z' },
    ])
  })

  test('deleting the account deletes both, and nobody else’s', async () => {
    const [ada, bob, mcode] = [await shop.customer(shop.general, true), await shop.customer(), await shop.part()]
    for (const one of [ada, bob]) await one.add(mcode, 2)
    const said: AppReply<unknown> = await ada.say('deleteAccount', { password })
    expect(said.result).toEqual({ deleted: true })
    expect([await rowsOf(ada.id), await rowsOf(bob.id)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })
})

test(`keys are kept ${IDEMPOTENCY_KEY_KEPT_DAYS} days, then purged; the cart stays`, async () => {
  const [ada, mcode] = [await shop.customer(), await shop.part()]
  await ada.add(mcode, 2)
  await purgeExpired(shop.db, shop.clock.time + IDEMPOTENCY_KEY_KEPT_DAYS * DAY_MS)
  expect(await rowsOf(ada.id)).toEqual([1, 1])
  await purgeExpired(shop.db, shop.clock.time + IDEMPOTENCY_KEY_KEPT_DAYS * DAY_MS + 1)
  expect(await rowsOf(ada.id)).toEqual([1, 0])
})
