import { expect, test } from 'vitest'
import { SpillFile } from '#server/import/engine/stage/spill-file.ts'
import { StagedParts } from '#server/import/engine/stage/staged-parts.ts'

test('rows are staged alike in memory and, when they are too many, in a file: by number, then in the order of the file', async () => {
  const rows = ['C', 'A', 'B', 'A', 'C', 'A'].map((key, at) => ({
    ...{ of: 'part', key, file: 'prices.csv', line: at + 2, value: { code: `${key}\u0000é`, brand: '', cents: at } },
    ...(at % 2 === 0 && { sheet: 'Prices', row: at }),
  }))
  const staged = async (maxBytesInMemory: number) => {
    const parts = new StagedParts(new SpillFile(maxBytesInMemory))
    for (let from = 0; from < rows.length; from += 2) await parts.addRows(rows.slice(from, from + 2))
    const pages = []
    for await (const page of parts.readPages(3)) pages.push(page.map(({ seq: _, ...row }) => row))
    await parts.close()
    return pages
  }
  const kept = await staged(10_000)
  expect(kept.flat().map(({ key, line }) => `${key}${line}`)).toEqual(['A3', 'A5', 'A7', 'B4', 'C2', 'C6'])
  expect(kept.flat()[3]).toEqual({
    key: 'B',
    file: 'prices.csv',
    sheet: 'Prices',
    line: 4,
    row: 2,
    value: { code: 'Bé', brand: '', cents: 2 },
  })
  for (const most of [0, 150, 300]) expect(await staged(most), `at most ${most} bytes in memory`).toEqual(kept)
})
