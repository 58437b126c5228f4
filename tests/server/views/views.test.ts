import { describe, expect, test } from 'vitest'
import { DAY_MS, MAX_VIEW_HISTORY_PARTS, RECENT_VIEWS_SHOWN, VIEW_HISTORY_DAYS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { allPersonalDataSources } from '#server/personal-sources.ts'
import { cartShop } from '../cart/support/shop.ts'

const shop = await cartShop()
const at = (later = 0) => new Date(shop.clock.time + later).toISOString()
type Customer = Awaited<ReturnType<typeof shop.customer>>
const codes = async (ada: Customer) => (await ada.say('viewHistoryList', { all: true })).result.views.map(({ mcode }) => mcode)
const view = (ada: Customer, mcode: string, later = 0) => ada.say('viewHistoryAdd', { views: [{ mcode, viewedAt: at(later) }] })

describe('viewed parts', () => {
  test('stand once each at their latest time, with what they cost now; what is said twice or late changes nothing', async () => {
    const [ada, one, other] = [await shop.customer(), await shop.part({ price: '41.50' }), await shop.part()]
    await view(ada, one, -3000)
    await view(ada, other, -2000)
    for (const later of [-1000, -1000, -5000]) await view(ada, one, later)
    expect((await ada.say('viewHistoryList', {})).result).toMatchObject({
      views: [{ mcode: one, viewedAt: at(-1000), part: { price: 41.5 } }, { mcode: other }],
      total: 2,
      clearedAt: null,
    })
    expect(await codes(await shop.customer())).toEqual([])
  })

  test('an unknown part is passed over, and a clock that runs ahead is now', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    await view(ada, 'NO-SUCH-PART')
    await view(ada, mcode, DAY_MS)
    expect((await ada.say('viewHistoryList', {})).result.views).toMatchObject([{ mcode, viewedAt: at() }])
  })

  test('what was cleared on one device is not brought back by another that comes late; what is viewed after it is kept', async () => {
    const [ada, one, other] = [await shop.customer(), await shop.part(), await shop.part()]
    await view(ada, one, -5000)
    await ada.say('viewHistoryClear', { at: at(-3000) })
    for (const mcode of [one, other]) await view(ada, mcode, -4000)
    expect(await codes(ada)).toEqual([])
    // An earlier clearing that comes late takes nothing of it back.
    await ada.say('viewHistoryClear', { at: at(-9000) })
    await view(ada, one, -4000)
    expect(await codes(ada)).toEqual([])
    await view(ada, one, -2000)
    expect((await ada.say('viewHistoryList', {})).result).toMatchObject({ views: [{ mcode: one }], clearedAt: at(-3000) })
  })

  test('a part that was taken out stays out until it is viewed again', async () => {
    const [ada, one, other] = [await shop.customer(), await shop.part(), await shop.part()]
    await view(ada, one, -5000)
    await view(ada, other, -5000)
    await ada.say('viewHistoryClear', { mcodes: [one], at: at(-3000) })
    await view(ada, one, -4000)
    expect(await codes(ada)).toEqual([other])
    await view(ada, one, -1000)
    expect(await codes(ada)).toEqual([one, other])
  })

  test('the latest are kept and no more; what is too old is neither shown nor kept', async () => {
    const ada = await shop.customer()
    const parts = await shop.db
      .selectFrom('part')
      .select('mcode')
      .where('tenant_id', '=', shop.general)
      .orderBy('mcode')
      .limit(MAX_VIEW_HISTORY_PARTS + 1)
      .execute()
    const all = parts.map(({ mcode }, place) => ({ mcode, viewedAt: at(-1000 * (place + 1)) }))
    for (let from = 0; from < all.length; from += 100) await ada.say('viewHistoryAdd', { views: all.slice(from, from + 100) })
    const most = Math.min(MAX_VIEW_HISTORY_PARTS, all.length)
    expect(await codes(ada)).toHaveLength(most)
    expect((await ada.say('viewHistoryList', {})).result).toMatchObject({
      total: most,
      views: { length: Math.min(RECENT_VIEWS_SHOWN, most) },
    })
    const [eve, old] = [await shop.customer(), await shop.part()]
    await view(eve, old, -(VIEW_HISTORY_DAYS + 1) * DAY_MS)
    expect(await codes(eve)).toEqual([])
    await purgeExpired(shop.db, shop.clock.time)
    expect(await shop.db.selectFrom('viewed_part').selectAll().where('account_id', '=', eve.id).execute()).toEqual([])
  })

  test('they are in the export of a person’s data, and are one shop’s alone', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part()]
    await view(ada, mcode)
    const source = allPersonalDataSources.find(({ name }) => name === 'viewedParts')
    expect(await source?.read(shop.db, shop.general, ada.id)).toMatchObject({ views: [{ mcode }], clearedAt: null })
    expect(await source?.read(shop.db, shop.special.id, ada.id)).toMatchObject({ views: [] })
  })

  test('a guest has no history with the shop', async () => {
    expect(await shop.say('viewHistoryList', {}, { token: null })).toMatchObject({ error: 'sign-in-required' })
  })
})
