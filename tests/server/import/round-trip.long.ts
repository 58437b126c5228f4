import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { partTypeNames, partTypes } from '#contract/part/part-types.ts'
import { migrate } from '#server/db/migrate.ts'
import { type ExportSheetName, writeExport } from '#server/export/write-export.ts'
import { runImport } from '#server/import/engine/import-run.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { withRows } from './engine/support/with-rows.ts'

const opened = await emptyDatabase()
await migrate(opened.db)
const { db } = opened
const host = { db, clock: systemClock, oneConnection: process.env['DATABASE_URL'] === undefined }
const folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
afterAll(() => rm(folder, { recursive: true }))

let shops = 0
async function emptyShop(): Promise<string> {
  shops += 1
  const id = `shop-${shops}`
  await db.insertInto('tenant').values({ id, hosts: [], is_default: false, name: id, branding: '{}', catalogue_version: 1 }).execute()
  return id
}

async function load(tenantId: string, kind: TableKind, events: AsyncIterable<readonly FileEvent[]>): Promise<void> {
  const order = { tenantId, kind, file: 'round-trip.csv', hash: '', options: {}, who: 'test', action: 'import', isComplete: false }
  const remarks: string[] = []
  await runImport(
    host,
    order,
    events,
    () => Promise.resolve('go'),
    (news) => {
      if (news.type === 'remark' && news.remark.kind === 'refused')
        remarks.push(`${news.remark.column} ${news.remark.value}: ${news.remark.says}`)
    },
  )
  expect(remarks).toEqual([])
}

async function* inPortions(events: AsyncIterable<FileEvent>): AsyncGenerator<readonly FileEvent[]> {
  for await (const event of events) yield [event]
}
async function* once(events: readonly FileEvent[]): AsyncGenerator<readonly FileEvent[]> {
  yield events
}

async function exported(tenantId: string, what: ExportSheetName, ending = 'csv'): Promise<{ file: string; text: string }> {
  const file = join(folder, `${tenantId}-${what}.${ending}`)
  await writeExport(what, file, { db, tenantId, since: null, customerGroup: null })
  return { file, text: await readFile(file, 'utf8') }
}
const importFile = async (tenantId: string, kind: TableKind, file: string) =>
  load(tenantId, kind, inPortions((await readTableFile(kind, file)).events))

const checked = (body: string): string => {
  const sum = [...body].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return body + ((10 - (sum % 10)) % 10)
}
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const cents = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 999_999_99 }))
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** Texts as attackers and spreadsheets like them. */
const text = fc
  .oneof(
    fc.constantFrom(
      '=1+1',
      '+49 30 1234',
      '-5 V',
      '@SUM(A1)',
      "'=x",
      "''0012",
      "'90s trucks",
      '0012',
      '4006381333931',
      '10-12',
      'MAR1',
      '1E5',
      'TRUE',
      'a,b;c\td',
      'say "12 V"',
      'Größe Ä',
      'two\nlines',
      '1:30',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what cannot be stored
  .map((said) => said.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '').trim())
  .filter((said) => /[\p{L}\d]/u.test(said) && !/^(?:n\/?a\.?|k\.? ?a\.?|null|none|keine?r?)$/i.test(said) && !/^="/.test(said))
const maker = fc.constantFrom('Bosch', 'Delco Remy', 'Mercedes-Benz', '')
const number = fc.record({
  kind: fc.constantFrom('oe' as const, 'cross' as const),
  maker,
  display: fc.oneof(
    digits(10),
    fc.tuple(fc.constantFrom('D', 'LRS', 'S-'), digits(4)).map((pieces) => pieces.join('')),
  ),
})
const lowered = fc
  .record({
    cents,
    lower: fc.array(fc.record({ more: fc.integer({ min: 1, max: 30 }), less: fc.integer({ min: 1, max: 500 }) }), { maxLength: 3 }),
  })
  .map(({ cents: first, lower }) => {
    let [from, price] = [1, first]
    const steps = lower.flatMap(({ more, less }) => {
      from += more
      price -= less
      return price > 0 ? [{ fromQty: from, cents: price }] : []
    })
    return { cents: first, steps }
  })

/** What every row says. */
const whole = fc.record({
  name: text,
  brand: fc.constantFrom('Bosch', 'Kraft & Söhne', '+Teile', '0815'),
  condition: fc.constantFrom('new' as const, 'reman' as const, 'used' as const),
  kind: fc.constantFrom(...partTypeNames.map((type) => partTypes[type].name)),
  category: fc.constantFrom(['Starters', '12 V'], ['Starters', '24 V'], ['Alternators'], ['Kleinteile', 'Größe Ä', 'Lose']),
  coreCents: fc.constantFrom(0, 1, 4500),
  stock: fc.integer({ min: 0, max: 10_000 }),
  withdrawn: fc.boolean(),
  minQty: fc.integer({ min: 1, max: 50 }),
  weightG: fc.integer({ min: 0, max: 90_000 }),
  warrantyMonths: fc.integer({ min: 0, max: 60 }),
  numbers: fc.array(number, { maxLength: 4 }),
  firstSoldOn: day,
  popularity: fc.integer({ min: 0, max: 5000 }),
  words: fc.constantFrom([], ['anlasser', 'lichtmaschine']),
})
const side = fc.integer({ min: 1, max: 2000 })
/** What some rows say. */
const some = fc.record(
  {
    description: text,
    restockOn: day,
    boxMm: fc.record({ length: side, width: side, height: side }),
    country: fc.constantFrom('DE', 'CN', 'US'),
    hsCode: fc.constantFrom('851140', '08511400'),
    gtin: fc
      .oneof(digits(12), digits(7), digits(13))
      .map(checked)
      .filter((gtin) => /[1-9]/.test(gtin)),
    supersededBy: fc.constant('AR-1'),
  },
  { requiredKeys: [] },
)
const year = (min: number, max: number) => fc.option(fc.integer({ min, max }))
const fit = fc.record({
  ...{
    application: fc.constant('Automotive'),
    make: fc.constantFrom('Volkswagen', '+Make'),
    model: fc.constantFrom('Golf', '0815', '3-4', 'Série 1'),
  },
  ...{
    engine: fc.constantFrom('', '1.9 TDI'),
    yearFrom: year(1950, 2000),
    yearTo: year(2001, 2026),
    note: fc.constantFrom('', 'Front; with A/C'),
  },
})
const reduced = fc.option(fc.integer({ min: 1, max: 10_000 }))

/** Codes that are easily taken for something else, among plain ones. */
const oddCodes = ['0012', '10-12', '1E5', 'MAR1', 'TRUE', '400638133393']

const catalogue = fc
  .array(fc.tuple(whole, some, lowered, reduced, fc.array(fit, { maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((parts) =>
    parts.map(
      ([every, more, prices, by, fitments], at): PartFacts => ({
        ...{ at: { file: 'a', line: at + 1 }, code: oddCodes[at - 1] ?? `AR-${at + 1}`, ...every, ...more, ...prices, fitments },
        ...(by === null ? {} : { wasCents: prices.cents + by }),
      }),
    ),
  )

test('what is exported comes into an empty shop as it was, byte for byte', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.constantFrom('csv', 'tsv'), async (parts, ending) => {
      const [from, to] = [await emptyShop(), await emptyShop()]
      await load(from, 'parts', once(withRows(parts.map((one): FileEvent => ({ type: 'part', part: one })))))
      const before = await exported(from, 'parts', ending)
      await importFile(to, 'parts', before.file)
      expect((await exported(to, 'parts', ending)).text).toBe(before.text)
      for (const what of ['prices', 'stock', 'numbers'] as const)
        expect((await exported(to, what)).text, what).toBe((await exported(from, what)).text)
      const fitments = await exported(from, 'fitments')
      if (parts.every(({ fitments: fits }) => fits?.length === 0)) return
      await importFile(to, 'fitments', fitments.file)
      expect((await exported(to, 'fitments')).text).toBe(fitments.text)
    }),
    { numRuns: Number(process.env['ROUNDS'] ?? 25), endOnFailure: true },
  )
})
