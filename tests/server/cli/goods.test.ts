import { describe, expect, test } from 'vitest'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

/** How often the log of changes was told of a part. */
const told = async (mcode: string) =>
  (
    await shop.db
      .selectFrom('catalogue_change')
      .select('id')
      .where('tenant_id', '=', shop.general)
      .where('mcode', '=', mcode)
      .where('kind', '=', 'live')
      .execute()
  ).length
/** The general shop's part of that code; the other shop has parts of the same codes. */
const here = (line: string) => `${line} --tenant ${shop.general}`

describe('parts', () => {
  test('show: one part with its numbers, in whatever case its code is typed, in every shop that has it', async () => {
    const [part] = await shop.db
      .selectFrom('part')
      .select(['mcode', 'oe_number'])
      .where('tenant_id', '=', shop.general)
      .where('type', '=', 'starter')
      .limit(1)
      .execute()
    const text = await shop.done(`parts show ${part?.mcode.toLowerCase()}`)
    expect(text).toContain(part?.mcode)
    expect(text).toContain(part?.oe_number)
    expect(await shop.refused('parts show NOPE-1')).toBe('No shop here has a part NOPE-1.')
  })

  test('list: by code, name or number, and what runs low', async () => {
    const mcode = await shop.part({ stock: 3 })
    expect(await shop.json(here(`parts list --search ${mcode}`))).toMatchObject([{ mcode, stock: 3 }])
    const low = (await shop.json(here('parts list --low --limit 1000'))).map((part: { mcode: string }) => part.mcode)
    expect(low).toContain(mcode)
    await shop.done(here(`parts stock set ${mcode} 6`))
    expect((await shop.json(here('parts list --low --limit 1000'))).map((part: { mcode: string }) => part.mcode)).not.toContain(mcode)
  })

  test('stock: counted, put there and taken away, never below nothing; the log of changes is told each time', async () => {
    const mcode = await shop.part({ stock: 40 })
    const first = await told(mcode)
    expect(await shop.done(here(`parts stock add ${mcode} 5`))).toBe(`Of ${mcode} there are 45 now, before 40.`)
    const second = await told(mcode)
    expect(second).toBeGreaterThan(first)
    expect(await shop.done(here(`parts stock set ${mcode} 45`))).toBe(`Of ${mcode} there are 45 now, before 45.`)
    expect(await shop.done(here(`parts stock add ${mcode} -43`))).toBe(`Of ${mcode} there are 2 now, before 45.`)
    expect(await told(mcode)).toBeGreaterThan(second)
    expect(await shop.refused(here(`parts stock add ${mcode} -3`))).toBe(`Of ${mcode} only 2 are there; 3 cannot be taken away.`)
    expect(await shop.json(here(`parts stock set ${mcode} 0`))).toMatchObject({ mcode, stock: 0 })
    expect((await shop.audited(mcode)).map(({ action, facts }) => ({ action, ...facts }))).toEqual([
      { action: 'parts stock add', before: 40, after: 45 },
      { action: 'parts stock set', before: 45, after: 45 },
      { action: 'parts stock add', before: 45, after: 2 },
      { action: 'parts stock set', before: 2, after: 0 },
    ])
  })

  test('stock: the day on which more is expected, with what was counted or alone; none, and no day that has passed', async () => {
    const mcode = await shop.part({ stock: 4, restock_on: null })
    const first = await told(mcode)
    expect(await shop.done(here(`parts stock set ${mcode} 0 --restock 2026-12-12`))).toBe(
      `Of ${mcode} there are 0 now, before 4. More is expected on 2026-12-12.`,
    )
    expect(await told(mcode)).toBeGreaterThan(first)
    const ada = await shop.customer()
    expect((await ada.add(mcode, 2)).code).toBe(200)
    expect((await ada.line(mcode))?.stock).toEqual({ state: 'out', qty: 0, restockOn: '2026-12-12' })
    expect(await shop.done(here(`parts stock set ${mcode} --restock 2026-12-20`))).toBe(
      `Of ${mcode} there are 0 now. More is expected on 2026-12-20.`,
    )
    expect(await shop.json(here(`parts stock set ${mcode} --restock none`))).toMatchObject({ stock: 0, restock_on: null })
    expect((await ada.add(mcode, 1)).error).toBe('sold-out')
    expect(await shop.wrong(here(`parts stock set ${mcode} --restock 2026-01-01`))).toContain('2026-01-01 has passed')
    expect(await shop.wrong(here(`parts stock set ${mcode}`))).toBe(
      'Say how many there are, such as 20, or when more comes: --restock 2026-12-12.',
    )
    expect(await shop.wrong(here(`parts stock set ${mcode} --restock soon`))).toContain('A day looks like 2026-12-31.')
    expect((await shop.audited(mcode)).map(({ facts }) => facts)).toEqual([
      { before: 4, after: 0, expected: '2026-12-12' },
      { 'expected before': '2026-12-12', expected: '2026-12-20' },
      { 'expected before': '2026-12-20', expected: 'none' },
    ])
    await shop.done(here(`parts withdraw ${mcode}`))
    expect(await shop.refused(here(`parts stock set ${mcode} --restock 2026-12-12`))).toContain(
      `Sell it again first: parts restore ${mcode}.`,
    )
  })

  test('price: the ladder that customers pay by at once', async () => {
    const mcode = await shop.part({ price: '10.00', price_steps: '[]', core_charge: '0.00' })
    expect(await shop.done(here(`parts price ${mcode} 19.90 10:17.50 50:15 --was 25 --core 4 --accept`))).toBe(
      `${mcode} costs $19.90, from 10: $17.50, from 50: $15.00, before $10.00.`,
    )
    expect(await shop.audited(mcode)).toMatchObject([{ facts: { before: '10.00', price: '$19.90, from 10: $17.50, from 50: $15.00' } }])
    const asked = async (quantity: number) => {
      const { unitPrice, coreCharge } = await shop.ask('getPriceByQuantity', { mcode: mcode as never, quantity: quantity as never })
      return [unitPrice, coreCharge]
    }
    expect([await asked(1), await asked(10), await asked(99)]).toEqual([
      [19.9, 4],
      [17.5, 4],
      [15, 4],
    ])
    const ada = await shop.customer()
    await ada.add(mcode, 10)
    expect((await ada.line(mcode))?.price).toBe(17.5)
  })

  test.each([
    ['19.90 10:20', 'Each step begins at more pieces and costs less'],
    ['19.90 10:17 5:15', 'Each step begins at more pieces and costs less'],
    ['19.90 1:17', 'Each step begins at more pieces and costs less'],
    ['19.90 --was 19', 'The price before is above the price now'],
    ['19.90 ten:17', 'A step looks like 10:17.50'],
    ['-5', 'An amount of dollars looks like'],
    ['0 --accept', 'Zero is no price. Say --free'],
  ])('price %s is refused', async (said, sentence) => {
    const mcode = await shop.part({ price: '10.00' })
    expect(await shop.wrong(here(`parts price ${mcode} ${said}`))).toContain(sentence)
    expect(await shop.audited(mcode)).toEqual([])
  })

  test('price: one that moves by more than half is asked about, as imports do', async () => {
    const mcode = await shop.part({ price: '10.00', price_steps: '[]' })
    for (const price of ['15.01', '4.99'])
      expect(await shop.refused(here(`parts price ${mcode} ${price}`))).toContain(`moves by more than half, 10.00 → ${price}. Say --accept`)
    expect(await shop.audited(mcode)).toEqual([])
    await shop.done(here(`parts price ${mcode} 15.00`))
  })

  test('withdrawn: sold until the last is gone, or not at all; and sold again', async () => {
    const [mcode, other] = [await shop.part({ stock: 2 }), await shop.part({ stock: 9 })]
    const ada = await shop.customer()
    expect(await shop.done(here(`parts withdraw ${mcode} --instead ${other}`))).toBe(`${mcode} is sold until the last 2 are gone.`)
    expect((await ada.add(mcode, 3)).error).toBe('sold-out')
    expect(await shop.done(here(`parts withdraw ${mcode} --now`))).toBe(`${mcode} is not sold any more.`)
    expect((await ada.add(mcode, 1)).error).toBe('withdrawn')
    // It is found by its number as before, by a shop that runs meanwhile too.
    const found = async (searchStr: string) =>
      (await shop.ask('aggregationSearch', { searchStr, pageSize: 100 })).records.map((card) => [card.mcode, card.stock.state])
    await expect.poll(() => found(mcode), { timeout: 30_000 }).toEqual([[mcode, 'ended']])
    expect(await shop.done(here(`parts restore ${mcode}`))).toBe(`${mcode} is sold again; 0 are there.`)
    expect((await ada.add(mcode, 1)).error).toBe('sold-out')
    expect(await shop.refused(here(`parts restore ${mcode}`))).toBe(`${mcode} was not withdrawn.`)
    expect(await shop.refused(here(`parts withdraw ${mcode} --instead NOPE-1`))).toContain('has no part NOPE-1')
  })
})

describe('coupons', () => {
  test('one that is added takes off at checkout, and nothing once it has ended', async () => {
    const mcode = await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 500 })
    const ada = await shop.customer()
    await ada.add(mcode, 2)
    expect(await shop.done(here('coupons add spring-7 --percent 20 --least 60 --until 2027-01-01 --each 1'))).toBe(
      `The coupon SPRING-7 takes 20 % off at ${shop.general}, until 2027-01-01 (UTC).`,
    )
    expect((await shop.quote(ada, { coupon: 'spring-7' })).sums).toMatchObject({ goods: 100, discount: 20 })
    expect(await shop.refused(here('coupons add SPRING-7 --amount 5'))).toContain('has a coupon SPRING-7 already')
    expect(await shop.done(here('coupons end SPRING-7'))).toContain('has ended')
    expect((await shop.quote(ada, { coupon: 'SPRING-7' })).sums.discount).toBe(0)
    expect(await shop.refused(here('coupons end SPRING-7'))).toContain('has ended already')
    expect((await shop.json(here('coupons list'))).find((one: { code: string }) => one.code === 'SPRING-7')).toMatchObject({
      percent: 20,
      leastGoods: 60,
      usesEach: 1,
    })
  })

  test('one that is for some goods at their full price, and that customers see, says so, here and in the audit', async () => {
    const plain = { price: '50.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 500 }
    const facts = [
      { category_id: '101', condition: 'reman' },
      { category_id: '101', condition: 'reman', was_price: '60.00' },
      { category_id: '101', condition: 'new' },
      { category_id: '201', condition: 'reman' },
    ] as const
    const ada = await shop.customer()
    for (const one of facts) await ada.add(await shop.part({ ...plain, ...one }), 1)
    expect(await shop.done(here('coupons add scoped --percent 10 --category 101 --condition reman --full-price --listed'))).toBe(
      `The coupon SCOPED takes 10 % off at ${shop.general}, for: category 101, reman, at full price.`,
    )
    expect((await shop.quote(ada, { coupon: 'SCOPED' })).discounts).toMatchObject([{ amount: 5 }])
    expect((await ada.say('couponList', {})).result).toContainEqual(
      expect.objectContaining({
        code: 'SCOPED',
        state: 'available',
        condition: 'reman',
        withSale: false,
        category: { id: '101', name: expect.anything() },
      }),
    )
    expect((await shop.json(here('coupons list'))).find((one: { code: string }) => one.code === 'SCOPED')).toMatchObject({
      ...{ category: '101', condition: 'reman', withSale: false, listed: true },
    })
    expect(await shop.audited('SCOPED')).toMatchObject([
      { action: 'coupons add', facts: { off: '10 %', scope: 'category 101, reman, at full price', listed: 'yes' } },
    ])
    expect(await shop.refused(here('coupons add X2 --amount 5 --category nowhere'))).toContain('has no category nowhere.')
    expect(await shop.wrong(here('coupons add X2 --amount 5 --category 93'))).toContain('has no parts of its own')
    expect(await shop.wrong(here('coupons add X2 --amount 5 --condition old'))).toContain('A condition is new, reman or used.')
  })

  test("one customer's own, and what is said wrongly", async () => {
    const [ada, bob] = [await shop.customer(), await shop.customer()]
    const mcode = await shop.part({ price: '50.00', price_steps: '[]', core_charge: '0.00', weight_g: 500 })
    for (const one of [ada, bob]) await one.add(mcode, 1)
    await shop.done(here(`coupons add SORRY --amount 5 --for ${ada.id}@example.com`))
    expect([
      (await shop.quote(ada, { coupon: 'SORRY' })).sums.discount,
      (await shop.quote(bob, { coupon: 'SORRY' })).sums.discount,
    ]).toEqual([5, 0])
    expect(await shop.refused(here('coupons add X1 --amount 5 --for nobody@example.com'))).toContain('has no customer nobody@example.com')
    expect(await shop.wrong('coupons add X1 --amount 5')).toContain('Say for which shop: --tenant')
    expect(await shop.wrong(here('coupons add X1'))).toContain('Say either --percent or --amount.')
    expect(await shop.wrong(here('coupons add X1 --percent 120'))).toContain('from 1 to 100')
    expect(await shop.wrong(here('coupons add X1 --percent 5 --from 2026-05-06 --until 2026-05-05'))).toContain('ends after it begins')
    expect(await shop.wrong(here('coupons add X1 --percent 5 --until soon'))).toContain('A day looks like 2026-12-31.')
    expect(await shop.wrong(here('coupons add X1 --percent 5 --until 2026-02-30'))).toContain('A day looks like 2026-12-31.')
    expect(await shop.refused(here('coupons end NOPE'))).toBe('There is no coupon NOPE.')
  })
})
