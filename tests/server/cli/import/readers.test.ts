import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type FileReadOptions, fileOpenersByKind } from '#server/cli/import/readers.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import { sample } from '../../../support/import/feeds/read-feed.ts'

const folder = await mkdtemp(join(tmpdir(), 'readers-'))
afterAll(() => rm(folder, { recursive: true }))

/** What is said of a file before its first row, or why it is not read. */
const opened = (kind: ImportKindName, path: string, options: Partial<FileReadOptions> = {}): Promise<readonly string[]> =>
  fileOpenersByKind[kind](path, { file: path.split('/').at(-1) ?? path, map: [], attributes: false, ...options }).then(
    ({ messages }) => messages,
    (cause: Error) => [cause.message],
  )

test('import parts takes feeds as they are, and says which', async () => {
  expect(await opened('parts', sample('yml-usd.xml'))).toEqual(['yml-usd.xml: YML of Spares and Co, 2 offers.'])
  expect((await opened('parts', sample('product-feed.tsv')))[0]).toBe('product-feed.tsv: a Google product feed (table), 3 items.')
  expect((await opened('parts', sample('bmecat-1.2.xml')))[0]).toContain('Say what one is worth today, such as --rate EUR=1.08')
  expect((await opened('parts', sample('bmecat-1.2.xml'), { rate: { EUR: 1.08 } }))[0]).toContain('3 articles.')
})

test('what does not go together is said', async () => {
  expect(await opened('parts', sample('yml-usd.xml'), { delimiter: ';' })).toEqual([
    'yml-usd.xml is XML and says itself how it is written: leave --delimiter out.',
  ])
  expect((await opened('parts', sample('yml-usd.xml'), { map: ['a=code'] }))[0]).toMatch(/leave --map and --use-map out\.$/)
  const table = join(folder, 'parts.csv')
  await writeFile(table, 'Part No.,Name,Price\nVT-1,Starter,12.50\n')
  expect((await opened('parts', table, { priceType: 'RET' }))[0]).toMatch(/^--price-type is for PIES and BMEcat/)
  expect((await opened('parts', table))[0]).toContain('the heading is known')
})
