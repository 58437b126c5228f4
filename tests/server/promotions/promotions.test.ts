import { describe, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { callApp } from '../../support/call-app.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const shop = await operatedShop()
const other = shop.again({ clock: shop.clock })
const servers = [shop.app, other]
const plain = { price: '100.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 500 }
const later = (ms: number) => {
  shop.clock.time += ms
}
const at = (ms: number) => new Date(shop.clock.time + ms)
/** By the clock of the test. */
const ask = async <N extends CallName>(name: N, input: Record<string, unknown>, tenant = shop.general) =>
  (await callApp(shop.app, name, input, { tenant })).result
const card = async (mcode: string) => (await ask('aggregationSearch', { searchStr: mcode })).records[0]
const askAt = <N extends CallName>(app: (typeof servers)[number], name: N, input: object) =>
  callApp(app, name, input, { tenant: shop.general })

describe('a running promotion', () => {
  test('is the price everywhere: list, part page, suggestion, quantity, cart, quote and order', async () => {
    const mcode = await shop.part({
      ...plain,
      price_steps: JSON.stringify([
        { fromQty: 1, unitPrice: '100.00' },
        { fromQty: 10, unitPrice: '80.00' },
      ]),
    })
    await shop.promotion({ id: 'everywhere', name: 'Week of starters', mcodes: [mcode], percent: 15 })
    later(1500)
    const until = at(DAY_MS - 1500).toISOString()
    const usual = [
      { fromQty: 1, unitPrice: 100 },
      { fromQty: 10, unitPrice: 80 },
    ]
    const sold = { price: 85, wasPrice: 100, promotion: { id: 'everywhere', name: 'Week of starters', until, usual } }
    expect(await card(mcode)).toMatchObject({
      ...sold,
      priceLadder: [
        { fromQty: 1, unitPrice: 85 },
        { fromQty: 10, unitPrice: 80 },
      ],
    })
    expect(await ask('productDetail', { mcode: mcode })).toMatchObject(sold)
    expect((await ask('search', { searchStr: mcode, pageNo: 1, pageSize: 5 })).records[0]).toMatchObject(sold)
    expect(await ask('getPriceByQuantity', { mcode: mcode, quantity: 2 })).toMatchObject({ unitPrice: 85, total: 170 })
    const ada = await shop.customer()
    await ada.add(mcode, 2)
    expect(await ada.line(mcode)).toMatchObject({ price: 85, amount: 170, wasPrice: 100, promotion: sold.promotion })
    expect(await ada.sums()).toMatchObject({ goods: 170 })
    const quote = await shop.quote(ada)
    const said = { id: 'everywhere', name: 'Week of starters', wasPrice: 100 }
    expect(quote.lines).toMatchObject([{ unitPrice: 85, amount: 170, promotion: { ...said, until } }])
    expect([quote.changes, quote.discounts]).toEqual([[], []])
    expect(quote.reasons).toEqual([
      {
        source: 'promotion',
        code: 'everywhere',
        taken: true,
        say: 'Already in the prices: $30.00 off by the promotion “Week of starters”.',
      },
    ])
    const { result: placed } = await shop.place(ada)
    expect(placed.total).toBe(quote.sums.total)
    const order = await shop.detail(ada, placed.id)
    expect(order.lines).toMatchObject([{ unitPrice: 85, amount: 170, promotion: said }])
    expect(order.sums).toMatchObject({ goods: quote.sums.goods, total: quote.sums.total })
    expect((await ada.say('orderParts', {})).result.records[0]).toMatchObject({ priceNow: 85, now: sold })
  })

  test('counts for no line whose step of the ladder is cheaper', async () => {
    const mcode = await shop.part({
      ...plain,
      price_steps: JSON.stringify([
        { fromQty: 1, unitPrice: '100.00' },
        { fromQty: 10, unitPrice: '80.00' },
      ]),
    })
    await shop.promotion({ id: 'step-wins', mcodes: [mcode], percent: 15 })
    const ada = await shop.customer()
    await ada.add(mcode, 10)
    const line = await ada.line(mcode)
    expect([line?.price, line?.wasPrice]).toEqual([80, undefined])
    const quote = await shop.quote(ada)
    expect(quote.lines[0]?.promotion).toBeUndefined()
    expect(quote.reasons).toEqual([
      {
        source: 'promotion',
        code: 'step-wins',
        taken: false,
        say: 'The promotion “An offer” is left out: at this quantity the price is as low already.',
      },
    ])
  })

  test('decides the order by price, and is on sale', async () => {
    const [dear, cheap] = [
      await shop.part({ ...plain, name: 'Zyxel gear' }),
      await shop.part({ ...plain, price: '60.00', name: 'Zyxel gear' }),
    ]
    await shop.promotion({ id: 'sorts', mcodes: [dear], cents: 5000 })
    later(1500)
    const all = async (input: object) => (await ask('aggregationSearch', { pageSize: 50, ...input })).records.map((one) => one.mcode)
    const page = async (pageNo: number) => all({ sort: 'price-down', pageNo })
    const codes: string[] = []
    for (let pageNo = 1; codes.length < 400 && pageNo < 9; pageNo += 1) codes.push(...(await page(pageNo)))
    expect(codes.indexOf(dear)).toBeGreaterThan(codes.indexOf(cheap))
    const sale: string[] = []
    for (let pageNo = 1; pageNo < 9; pageNo += 1) sale.push(...(await all({ mode: 'sale', pageNo })))
    expect([sale.includes(dear), sale.includes(cheap)]).toEqual([true, false])
  })

  test('goes by category, brand and condition, all that it names', async () => {
    const named = await shop.part({ ...plain, producer: 'Pressroom', condition: 'reman', category_id: '101' })
    const others = [
      await shop.part({ ...plain, producer: 'Pressroom', condition: 'new', category_id: '101' }),
      await shop.part({ ...plain, producer: 'Pressroom', condition: 'reman', category_id: '201' }),
    ]
    await shop.promotion({ id: 'scoped', category_ids: ['101', '102'], producers: ['Pressroom'], conditions: ['reman'], percent: 20 })
    later(1500)
    expect((await card(named))?.price).toBe(80)
    for (const mcode of others) expect((await card(mcode))?.promotion).toBeUndefined()
  })
})

/** Of a promotion that is called by its id. */
const endedSentence = (name: string, total: string) =>
  `The promotion “${name}” has ended. The order comes to $${total} now. Check it, then send it again.`

describe('the period', () => {
  test.each(servers.map((app, at) => [at + 1, app] as const))(
    'begins and ends at its moment at server %i, whatever it kept, and ETags with it',
    async (_, app) => {
      const mcode = await shop.part(plain)
      await shop.promotion({ id: `period-${_}`, mcodes: [mcode], percent: 10, starts_at: at(60_000), ends_at: at(120_000) })
      later(2000)
      const path = `${calls.productDetail.path}?mcode=${mcode}`
      const etag = async () => (await app.request(path)).headers.get('ETag') ?? ''
      const price = async () => (await askAt(app, 'productDetail', { mcode })).result.price
      const before = await etag()
      expect(await price()).toBe(100)
      later(57_999)
      expect([await price(), await etag()]).toEqual([100, before])
      later(1)
      expect(await price()).toBe(90)
      const during = await etag()
      expect((await app.request(path, { headers: { 'If-None-Match': before } })).status).toBe(200)
      later(59_999)
      expect([await price(), await etag()]).toEqual([90, during])
      later(1)
      expect(await price()).toBe(100)
      expect((await app.request(path, { headers: { 'If-None-Match': during } })).status).toBe(200)
    },
  )

  test('both servers say the same at the same moment', async () => {
    const mcode = await shop.part(plain)
    await shop.promotion({ id: 'both', mcodes: [mcode], percent: 10, ends_at: at(60_000) })
    later(2000)
    const sale = (app: (typeof servers)[number]) => askAt(app, 'aggregationSearch', { searchStr: mcode, mode: 'sale' })
    const seen = async () => Promise.all(servers.map(async (app) => (await sale(app)).result.records.map(({ price }) => price)))
    expect(await seen()).toEqual([[90], [90]])
    later(58_000)
    expect(await seen()).toEqual([[], []])
  })

  test('that ends while the page is open is told by the quote, old to new, and the order is asked again', async () => {
    const mcode = await shop.part(plain)
    await shop.promotion({ id: 'open-page', name: 'open-page', mcodes: [mcode], percent: 25, ends_at: at(60_000) })
    const ada = await shop.customer()
    await ada.add(mcode, 2)
    const seen = await shop.quote(ada)
    later(60_000)
    const refused = await ada.say('orderPlace', shop.wishOf(seen))
    const quote = await shop.quote(ada)
    const total = quote.sums.total.toFixed(2)
    expect(refused).toMatchObject({ code: 409, error: 'order-changed', msg: endedSentence('open-page', total) })
    expect(quote.changes).toEqual([
      { id: mcode, what: 'price', before: 75, after: 100, say: `The price of ${mcode} went from $75.00 to $100.00.` },
    ])
    expect(quote.lines).toMatchObject([{ qty: 2, unitPrice: 100, amount: 200 }])
    expect(await ada.line(mcode)).toMatchObject({ qty: 2, price: 100, priceBefore: 75 })
  })

  test('that ends while the page is open is named also to whoever had the part in the cart before it began', async () => {
    const mcode = await shop.part(plain)
    const ada = await shop.customer()
    await ada.add(mcode, 2)
    await shop.promotion({ id: 'came-and-went', name: 'came-and-went', mcodes: [mcode], percent: 25, ends_at: at(60_000) })
    const seen = await shop.quote(ada)
    later(60_000)
    const { msg, result } = await ada.say('orderPlace', shop.wishOf(seen))
    expect(msg).toBe(endedSentence('came-and-went', (result as unknown as Quote).sums.total.toFixed(2)))
    expect(await ada.holds()).toEqual({ [mcode]: 2 })
  })

  test('that has ended is not blamed for what something else has changed', async () => {
    const mcode = await shop.part(plain)
    await shop.promotion({ id: 'innocent', mcodes: [mcode], percent: 25, ends_at: at(60_000) })
    const ada = await shop.customer()
    await ada.add(mcode, 2)
    later(60_000)
    const seen = await shop.quote(ada)
    await shop.change(mcode, { price: '110.00' })
    expect((await ada.say('orderPlace', shop.wishOf(seen))).msg).toMatch(
      /^The price of \S+ went from \$75\.00 to \$110\.00\. The order comes/,
    )
  })
})

describe('the offers page', () => {
  test('names what runs, first what ends first, with parts; and what begins', async () => {
    await shop.db.deleteFrom('promotion').execute()
    const [one, two] = [await shop.part(plain), await shop.part(plain)]
    await shop.promotion({ id: 'long', mcodes: [one], percent: 5, ends_at: at(9 * DAY_MS) })
    await shop.promotion({ id: 'short', mcodes: [two], percent: 10, ends_at: at(2 * DAY_MS) })
    await shop.promotion({ id: 'next', name: 'Next week', mcodes: [one], percent: 20, starts_at: at(5 * DAY_MS), ends_at: at(6 * DAY_MS) })
    await shop.promotion({ id: 'over', mcodes: [one], percent: 50, starts_at: at(-9 * DAY_MS), ends_at: at(-DAY_MS) })
    await shop.promotion({ id: 'elsewhere', tenant: shop.special.id, conditions: ['new', 'reman', 'used'], percent: 5 })
    later(1500)
    const { running, coming } = await ask('promotionList', {})
    expect(running).toMatchObject([
      { id: 'short', percent: 10, total: 1, parts: [{ mcode: two, price: 90, wasPrice: 100 }] },
      { id: 'long', total: 1, parts: [{ mcode: one, price: 95 }] },
    ])
    expect(coming).toMatchObject([{ id: 'next', name: 'Next week', percent: 20, total: 0, parts: [] }])
    expect((await ask('promotionParts', { id: 'short' })).records.map(({ mcode }) => mcode)).toEqual([two])
    expect(await askAt(other, 'promotionParts', { id: 'over' })).toMatchObject({ code: 404, msg: 'This offer does not run any more.' })
    expect((await ask('promotionList', {}, shop.special.id)).running.map(({ id }) => id)).toEqual(['elsewhere'])
  })
})

describe('shop promotions', () => {
  const here = (line: string) => `${line} --tenant ${shop.general}`

  test('add, list, show, end: each change with its row of the audit', async () => {
    const mcode = await shop.part(plain)
    expect(await shop.done(here(`promotions add tidy-up --percent 15 --until 2036-12-31 --part ${mcode} --name`), 'Tidy up')).toMatch(
      /^Tidy up: 15 % off at \w+, .* to 2036-12-31 \(UTC\)\. It makes 1 parts cheaper now\.$/,
    )
    expect((await shop.json(here('promotions list'))).find(({ id }: { id: string }) => id === 'tidy-up')).toMatchObject({
      state: 'running',
      percent: 15,
      parts: [mcode],
    })
    expect(await shop.json(here('promotions show tidy-up'))).toMatchObject({ total: 1, first: [{ mcode, was: 100, now: 85 }] })
    expect(await shop.done(here('promotions show tidy-up'))).toContain('$85.00')
    later(1500)
    expect((await card(mcode))?.price).toBe(85)
    expect(await shop.done(here('promotions end tidy-up'))).toBe('Tidy up has ended.')
    expect(await shop.refused(here('promotions end tidy-up'))).toBe('The promotion tidy-up has ended already.')
    expect((await shop.audited('tidy-up')).map(({ action }) => action)).toEqual(['promotions add', 'promotions end'])
    later(1500)
    expect((await card(mcode))?.price).toBe(100)
  })

  test('one that is ended before it begins never runs', async () => {
    await shop.done(here('promotions add never --price 9.90 --condition used --from 2036-01-01 --until 2036-01-31 --name Never'))
    expect(await shop.done(here('promotions end never'))).toBe('Never is called off: it will not begin.')
    expect(await shop.json(here('promotions show never'))).toMatchObject({ state: 'called off' })
  })

  test.each([
    ['--until 2036-12-31 --condition new', 'Say either --percent or --price.'],
    ['--until 2036-12-31 --percent 5', 'Say what it is for: --part, --category, --brand or --condition.'],
    ['--until 2020-12-31 --percent 5 --condition new', 'A promotion ends after it begins.'],
    ['--from 2020-01-01 --until 2020-12-31 --percent 5 --condition new', 'This promotion would be over already.'],
    ['--until 2036-12-31 --percent 5 --category nowhere', 'has no category nowhere.'],
    ['--until 2036-12-31 --percent 5 --category 93', 'The category 93 has no parts of its own. Name another.'],
    ['--until 2036-12-31 --percent 5 --brand Nobody', 'has no parts of Nobody.'],
    ['--until 2036-12-31 --percent 5 --part NO-SUCH-1', 'has no part NO-SUCH-1.'],
  ])('%s is refused with a sentence', async (options, say) => {
    const { exit, err } = await shop.type(here(`promotions add wrong --name Wrong ${options}`))
    expect([exit > 0, err]).toEqual([true, expect.stringContaining(say)])
  })
})
