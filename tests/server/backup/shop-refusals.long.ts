import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { folder, stateOf } from './support/state.ts'

const files = folder()
const shop = await operatedShop()
const good = files.path('good.shop')
await shop.done(`tenants export ${shop.general} ${good}`)
const lines = gunzipSync(readFileSync(good)).toString().split('\n').slice(0, -1)
const before = await stateOf(shop.db)

const bent = (how: (all: string[]) => string[]) => (): string => {
  writeFileSync(
    files.path('bent.shop'),
    gzipSync(
      how([...lines])
        .map((one) => `${one}\n`)
        .join(''),
    ),
  )
  return files.path('bent.shop')
}
/** The rows of makes that come first, changed. */
const makes = (change: (rows: string[]) => string[]) =>
  bent((all) => {
    const at = all.findIndex((one) => one.startsWith('{"table":"make_version","rows"'))
    const { rows }: { rows: string[] } = JSON.parse(all[at] ?? '')
    return all.with(at, JSON.stringify({ table: 'make_version', rows: change(rows) }))
  })
const firstMake = (change: (row: string) => string) => makes(([first = '', ...others]) => [change(first), ...others])
const notTaken = 'the database cannot take what it says of make_version.'

test.each<[string, () => string, string]>([
  ['whose head is nothing', bent((all) => all.with(0, 'null')), 'it was not made by tenants export'],
  ['of a table that there is not', bent((all) => all.toSpliced(1, 0, '{"table":"nope","rows":["(1)"]}')), 'what it says of nope'],
  [
    'with SQL in the name of a column',
    bent((all) => all.with(0, (all[0] ?? '').replace('"mcode"', '"x\\"; drop table part; --"'))),
    'holds other tables',
  ],
  [
    'that names another shop',
    bent((all) => all.with(0, (all[0] ?? '').replace('"tenant":"general"', '"tenant":"harbor"'))),
    'does not hold the shop harbor',
  ],
  [
    'with rows of another shop',
    makes((rows) => rows.map((row) => row.replace('general', 'harbor'))),
    'the database cannot take what it says of ',
  ],
  ['with a row that is none', firstMake(() => '(((('), notTaken],
  ['with a row that lacks columns', firstMake(() => '(general)'), notTaken],
  ['with a sign that no database takes', firstMake((row) => row.replace('general', 'gen\u0000eral')), notTaken],
  ['with a row twice', makes(([first = '', , ...others]) => [first, first, ...others]), notTaken],
  ['with lists in lists without end', bent((all) => all.with(1, '['.repeat(1_000_000))), 'a line of it cannot be read'],
])('the file of a shop %s is refused in a sentence, and changes nothing', async (_, path, sentence) => {
  const said = await shop.type(`tenants import ${path()} --id other --host other.example`)
  expect(said.err).toContain(sentence)
  expect(said.err).toContain('Nothing was changed.')
  expect(said).toMatchObject({ exit: 1, out: '' })
  expect(await stateOf(shop.db)).toEqual(before)
})
