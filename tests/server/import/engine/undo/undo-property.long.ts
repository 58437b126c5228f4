import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { emptyDatabase } from '../../../../support/empty-database.ts'
import { contentsOf } from '../import-shop.ts'
import { emptyShop, partEvents, runOn } from '../support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)

const some = <T>(value: fc.Arbitrary<T>, most: number) => fc.array(value, { maxLength: most })
const name = fc.oneof(
  fc.constantFrom('Brush set', 'Стартер', 'Ö-Ring', '電機', 'x\u0000y', '-', 'a|b'),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const codes = ['VT-1', 'vt 2', 'VT.3', '0815', 'ÄB-4', '1E5', 'VT-1-A']
const code = fc.constantFrom(...codes)
const brand = fc.constantFrom('', 'Voltara', 'VOLTARA', 'Ampère', 'АТЭ')
const cents = fc.integer({ min: 0, max: 999_999 })
const day = fc.constantFrom('2026-01-31', '2024-02-29', '1999-12-01')
const year = fc.option(fc.integer({ min: 1950, max: 2030 }))
// None of the codes: what a number means may follow from numbers that the same file brings, which are there the second time only.
const number = fc.record({
  kind: fc.constantFrom('oe' as const, 'cross' as const),
  maker: brand,
  display: fc.oneof(fc.constantFrom('28100-5E', '0 986 024', '28100.5e'), name),
})
const fitment = fc.record({
  ...{
    make: fc.constantFrom('Voltrek', 'Вольт'),
    model: fc.constantFrom('Comet', 'Комета', '8'),
    engine: fc.constantFrom('', '1.6', '2.0 D'),
  },
  ...{ yearFrom: year, yearTo: year, note: fc.constantFrom('', 'Front; with 130 A') },
})
const groupPrice = fc.record({
  ...{ group: fc.constantFrom('JBR', 'WD1'), currency: fc.constantFrom('', 'USD', 'EUR'), fromQty: fc.integer({ min: 1, max: 20 }), cents },
  ...{ from: fc.option(day), to: fc.option(day) },
})
const component = fc.record({
  code: fc.option(code),
  name: fc.constantFrom('Ring', 'Screw', 'Кольцо'),
  qty: fc.integer({ min: 1, max: 9 }),
})
const attribute = fc.oneof(
  fc.record({
    name: fc.constantFrom('Thread pitch', 'Шаг резьбы', 'Width'),
    value: fc.integer({ min: 1, max: 900 }),
    unit: fc.constantFrom('mm', 'in', ''),
  }),
  fc.record({ name: fc.constantFrom('Finish', 'Colour'), value: fc.constantFrom('zinc', 'чёрный'), unit: fc.constant('') }),
)

// No producer besides the brand: a file that has one number under several brands and gives one of them another says other parts the second time.
const facts: fc.Arbitrary<Partial<PartFacts> & { code: string }> = fc.record(
  {
    ...{
      code,
      brand,
      name,
      cents,
      description: name,
      adds: fc.boolean(),
      withdrawn: fc.boolean(),
      condition: fc.constantFrom('new' as const, 'reman' as const),
    },
    ...{ category: fc.oneof(fc.constant(['Starters', '12 V']), fc.constant(['Стартеры']), some(name, 3)), group: name, kind: name },
    ...{ wasCents: fc.option(cents), coreCents: cents, steps: some(fc.record({ fromQty: fc.integer({ min: 2, max: 50 }), cents }), 2) },
    ...{
      groupPrices: some(groupPrice, 3),
      stock: fc.integer({ min: -3, max: 500 }),
      restockOn: fc.option(day),
      weightG: fc.integer({ min: 0, max: 90_000 }),
    },
    ...{
      warrantyMonths: fc.integer({ min: 0, max: 60 }),
      gtin: fc.constantFrom('', '4006381333931'),
      minQty: fc.integer({ min: 1, max: 9 }),
      supersededBy: fc.option(code),
    },
    ...{
      firstSoldOn: day,
      popularity: fc.integer({ min: 0, max: 9 }),
      attributes: some(attribute, 3),
      numbers: some(number, 4),
      fitments: some(fitment, 3),
    },
    ...{ components: some(component, 3), pictures: some(fc.constantFrom('a.jpg', 'B_2.PNG', 'c.svg'), 3), words: some(name, 3) },
  },
  { requiredKeys: ['code'] },
)
/** Choices of what the trade has: an attribute that parts of the same file bring is known to categories from the next file on. */
const category = fc.record({
  id: fc.constantFrom('one', 'two', '8'),
  parentId: fc.constantFrom('', 'one'),
  name,
  sortNum: fc.option(fc.integer({ min: 0, max: 99 })),
})
const file = fc.tuple(fc.array(facts, { minLength: 1, maxLength: 10 }), some(category, 2)).map(([parts, categories]): FileEvent[] => [
  ...categories.map(
    (one): FileEvent => ({
      type: 'category',
      category: { at: { file: 'test.csv', line: 1 }, description: '', decides: ['Width', 'Voltage'], ...one },
    }),
  ),
  ...partEvents(parts),
])
/** Parts that are there for certain, so that most of what a file says is a change. */
const stock = partEvents(codes.slice(0, 5).map((one) => ({ code: one, brand: 'Voltara', name: 'Brush set', cents: 1250 })))

let shops = 0

test('undo restores every table byte for byte; undone again it is as it was; the same twice changes nothing where none of it was refused', {
  timeout: 900_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(file, file, async (first, second) => {
      shops += 1
      const shop = await emptyShop(db, `shop-${shops}`)
      await runOn(db, shop, 'parts', [...stock, ...first])
      const before = await contentsOf(db)
      const { run, counts } = await runOn(db, shop, 'parts', second)
      const after = await contentsOf(db)
      // What was refused because something was not there yet (a category above, say) may be taken the second time.
      if (counts.refused === 0) {
        const twice = await runOn(db, shop, 'parts', second)
        expect(await contentsOf(db)).toEqual(after)
        expect(twice.counts).toMatchObject({ added: 0, changed: 0, names: 0, withdrawn: 0 })
      }
      if (JSON.stringify(before) === JSON.stringify(after)) return
      const undone = await runOn(db, shop, 'undo', [], { undoes: run })
      expect(undone.said.filter(({ type }) => type === 'remark')).toEqual([])
      expect(await contentsOf(db)).toEqual(before)
      await runOn(db, shop, 'undo', [], { undoes: undone.run })
      expect(await contentsOf(db)).toEqual(after)
    }),
    { numRuns: Number(process.env['RUNS'] ?? '10'), endOnFailure: !!process.env['QUICK'] },
  )
})
