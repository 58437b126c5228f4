import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { StagedParts } from '#server/import/engine/stage/staged-parts.ts'
import { emptyDatabase } from '../../../../support/empty-database.ts'

const { db } = await emptyDatabase()
await migrate(db)

test('prices are staged alike in memory and, when they are too many, in the database: by number, then in the order of the file', async () => {
  const rows = ['C', 'A', 'B', 'A', 'C', 'A'].map((key, at) => ({
    ...{ of: 'part', key, file: 'prices.csv', line: at + 2, value: { code: `${key}\u0000`, brand: '', cents: at } },
    ...(at % 2 === 0 && { sheet: 'Prices', row: at }),
  }))
  const staged = async (id: number, maxRowsInMemory: number) => {
    const parts = new StagedParts({ db, tenantId: 'shop', id, kind: 'prices' }, maxRowsInMemory)
    for (let from = 0; from < rows.length; from += 2) await parts.addRows(rows.slice(from, from + 2))
    const pages = []
    for await (const page of parts.readPages(3)) pages.push(page.map(({ seq: _, ...row }) => row))
    return pages
  }
  const kept = await staged(1, 6)
  expect(kept.flat().map(({ key, line }) => `${key}${line}`)).toEqual(['A3', 'A5', 'A7', 'B4', 'C2', 'C6'])
  expect(kept.flat()[3]).toEqual({
    key: 'B',
    file: 'prices.csv',
    sheet: 'Prices',
    line: 4,
    row: 2,
    value: { code: 'B', brand: '', cents: 2 },
  })
  expect(await staged(2, 5)).toEqual(kept)
})
