import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { callApp } from '../../support/call-app.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'

/** What an operator changes is to be seen by every server within so long. */
const SEEN_MS = 5000

const shop = await operatedShop()
const servers: Hono[] = [shop.app, shop.again({ clock: shop.clock })]

const atBoth = <T>(ask: (app: Hono) => Promise<T>): Promise<T[]> => Promise.all(servers.map(ask))
/** The general shop's part of that code; the other shop has parts of the same codes. */
const here = (line: string) => `${line} --tenant ${shop.general}`
const text = async (app: Hono, path: string, host = 'localhost') => (await app.request(path, { headers: { host } })).text()
const detailOf = (mcode: string) => async (app: Hono) => (await callApp(app, 'productDetail', { mcode }, { tenant: shop.general })).result

/** Asks both, which keep what they answered; has the change made; and asks again when they must have seen it. */
async function seen<T>(ask: (app: Hono) => Promise<T>, change: () => Promise<unknown>): Promise<T[]> {
  await atBoth(ask)
  await change()
  shop.clock.time += SEEN_MS
  return atBoth(ask)
}

describe('both servers have seen within five seconds', () => {
  test.each([
    ['in the same state, plenty', 40, 45],
    ['none left', 2, 0],
  ])('the stock that an operator sets: %s', async (_what, before, after) => {
    const mcode = await shop.part({ stock: before })
    const stocks = await seen(detailOf(mcode), () => shop.done(here(`parts stock set ${mcode} ${after}`)))
    expect(stocks.map(({ stock }) => stock.qty)).toEqual([after, after])
  })

  test('pieces that an operator adds, also for a browser that asks whether anything has changed', async () => {
    const mcode = await shop.part({ stock: 40 })
    const path = `${calls.productDetail.path}?mcode=${mcode}`
    const etags = await atBoth(async (app) => (await app.request(path)).headers.get('ETag') ?? '')
    expect(etags[0]).toBe(etags[1])
    await shop.done(here(`parts stock add ${mcode} 5`))
    shop.clock.time += SEEN_MS
    expect(await atBoth(async (app) => (await app.request(path, { headers: { 'If-None-Match': etags[0] ?? '' } })).status)).toEqual([
      200, 200,
    ])
  })

  test('a price, in the call, the search and the page', async () => {
    const mcode = await shop.part({ price: '50.00', price_steps: '[]' })
    const shown = async (app: Hono) => [
      (await detailOf(mcode)(app)).price,
      (await callApp(app, 'aggregationSearch', { searchStr: mcode }, { tenant: shop.general })).result.records[0]?.price,
      (await text(app, `/prod/m/${mcode}`)).includes('"price":"61.50"'),
    ]
    expect(await seen(shown, () => shop.done(here(`parts price ${mcode} 61.50`)))).toEqual(Array(2).fill([61.5, 61.5, true]))
  })

  test('that a part is not sold any more', async () => {
    const mcode = await shop.part({ stock: 40 })
    const state = async (app: Hono) => (await detailOf(mcode)(app)).stock.state
    expect(await seen(state, () => shop.done(here(`parts withdraw ${mcode} --now`)))).toEqual(['ended', 'ended'])
  })

  test("a shop's name and telephone, in its configuration, its page and its installed app", async () => {
    const host = shop.special.host
    const shown = async (app: Hono) => [
      JSON.parse(await text(app, '/config.json', host)).phone,
      /<title>[^<]*Two Rivers/.test(await text(app, '/', host)),
      JSON.parse(await text(app, '/manifest.webmanifest', host)).name,
    ]
    const change = () => shop.done(`tenants set ${shop.special.id} --phone 4711 --name`, 'Two Rivers')
    expect(await seen(shown, change)).toEqual(Array(2).fill(['4711', true, 'Two Rivers']))
  })

  test('a shop that is new, and a host name that goes to another', async () => {
    const tenantAt = (host: string) => async (app: Hono) => JSON.parse(await text(app, '/config.json', host)).tenantId
    const added = await seen(tenantAt('new.example'), () => shop.done('tenants add fresh --host new.example --name Fresh'))
    expect(added).toEqual(['fresh', 'fresh'])
    const moved = await seen(tenantAt('new.example'), () => shop.done('tenants set fresh --host other.example'))
    expect(moved).toEqual([shop.general, shop.general])
  })

  test('on what terms a shop sells, and a coupon', async () => {
    const [ada, mcode] = [await shop.customer(), await shop.part({ price: '50.00', price_steps: '[]' })]
    await ada.add(mcode, 1)
    const quoted = async (app: Hono) => {
      const { result } = await callApp(app, 'checkoutQuote', shop.choices({ coupon: 'RIVERS' }), { tenant: shop.general, token: ada.token })
      return result.discounts.length
    }
    expect(await seen(quoted, () => shop.done(here('coupons add RIVERS --percent 5')))).toEqual([1, 1])
  })
})
