import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { hashOfStatements } from '#server/db/run-step.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { folder, stateOf } from './support/state.ts'

const files = folder()
const good = files.path('good.backup')
const shop = await operatedShop()
await shop.done(`backup ${good}`)
await shop.db.deleteFrom('keyword').execute()
let before = await stateOf(shop.db)
afterAll(async () => expect(await stateOf(shop.db)).toEqual(before))

/** The good file with its bytes, or the lines in it, changed. */
const bent = (how: (bytes: Buffer) => Buffer): string => {
  const path = files.path('bent.backup')
  writeFileSync(path, how(readFileSync(good)))
  return path
}
const rewritten = (how: (lines: string[]) => string[]): string =>
  bent((bytes) =>
    gzipSync(
      how(gunzipSync(bytes).toString().split('\n').slice(0, -1))
        .map((line) => `${line}\n`)
        .join(''),
    ),
  )

const flipped = (at: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  const place = Math.floor(copy.length * at)
  copy[place] = (copy[place] ?? 0) ^ 0x10
  return copy
}
const inHeader = (change: (header: Record<string, unknown>) => void) => (lines: string[]) => {
  const header = JSON.parse(lines[0] ?? '')
  change(header)
  return [JSON.stringify(header), ...lines.slice(1)]
}
const named = () => migrationSteps.map(([name, statements]) => ({ name, hash: hashOfStatements(statements) }))
const rowsOf = (table: string) => (line: string) => line.startsWith(`{"table":"${table}","rows"`)

describe('restore refuses, and changes nothing:', () => {
  test.each<[string, () => string, string]>([
    ['a file that is not there', () => files.path('none'), 'there is no such file'],
    ['a folder', () => files.path('.'), 'it is a folder'],
    ['a file of something else', () => bent(() => Buffer.from('hello\n')), 'is no whole backup'],
    ['a zipped file of something else', () => bent(() => gzipSync('{"hello": 1}\n')), 'it was not made by backup'],
    ['an empty file', () => bent(() => Buffer.alloc(0)), 'is no whole backup'],
    ['a file cut short by a byte', () => bent((bytes) => bytes.subarray(0, -1)), 'stops in the middle'],
    ['a file cut short by half', () => bent((bytes) => bytes.subarray(0, bytes.length / 2)), 'stops in the middle'],
    ['a file with a bit turned near its head', () => bent(flipped(0.01)), 'is no whole backup'],
    ['a file with a bit turned in its middle', () => bent(flipped(0.5)), 'is no whole backup'],
    ['a file with a bit turned at its end', () => bent((bytes) => flipped((bytes.length - 6) / bytes.length)(bytes)), 'is no whole backup'],
    ['a file without its end, zipped anew', () => rewritten((lines) => lines.slice(0, -1)), 'stops in the middle'],
    ['a file with something behind its end', () => rewritten((lines) => [...lines, lines.at(-1) ?? '']), 'stands behind its end'],
    [
      'a file that lacks rows',
      () => rewritten((lines) => lines.filter((line) => !rowsOf('make_version')(line))),
      'does not hold what it says of make_version',
    ],
    ['a backup of a newer kind', () => rewritten(inHeader((header) => void Object.assign(header, { format: 2 }))), 'by a newer version'],
    [
      'a backup of a newer program',
      () =>
        rewritten(
          inHeader(
            (header) => void Object.assign(header, { step: migrationSteps.length + 1, steps: [...named(), { name: 'later', hash: '' }] }),
          ),
        ),
      `has seen ${migrationSteps.length + 1} changes of shape, this one knows ${migrationSteps.length}`,
    ],
    [
      'a backup of a program that knew more steps by their numbers than ever were numbered',
      () => rewritten(inHeader((header) => void Object.assign(header, { step: 49, steps: undefined }))),
      'in its database step 49 is number 49, which this program does not know',
    ],
    [
      'a backup whose last step is of another program',
      () =>
        rewritten(inHeader((header) => void Object.assign(header, { steps: [...named().slice(0, -1), { name: 'elsewhere', hash: '' }] }))),
      `in its database step ${migrationSteps.length} is elsewhere, which this program does not know`,
    ],
    [
      'a backup of which a step ran with other statements',
      () => rewritten(inHeader((header) => void Object.assign(header, { steps: [{ name: 'catalogue', hash: '' }, ...named().slice(1)] }))),
      'in its database step 1 (catalogue) ran with other statements than this program has for it',
    ],
    [
      'a backup that does not name as many steps as it counts',
      () => rewritten(inHeader((header) => void Object.assign(header, { steps: named().slice(1) }))),
      'its head cannot be read',
    ],
    [
      'a backup with a column that the program does not have',
      () => rewritten((lines) => lines.map((line, at) => (at === 0 ? line.replace('"mcode"', '"ncode"') : line))),
      'holds other tables than this shop',
    ],
    // Whole by every sign that a file has; only the database's own checksum tells.
    [
      'a row that was changed',
      () => rewritten((lines) => lines.map((line) => line.replace('Starter', 'Startex'))),
      'is not what was read, in ',
    ],
  ])('%s', async (_, path, sentence) => {
    const said = await shop.type(`restore ${path()}`)
    expect(said.err).toContain(sentence)
    expect(said).toMatchObject({ exit: 1, out: '' })
  })

  test('of none of these anything is to be seen', async () => {
    expect(await stateOf(shop.db)).toEqual(before)
  })

  test('to replace a shop that has orders, unless --over is said', async () => {
    await shop.order()
    before = await stateOf(shop.db)
    expect(await shop.refused(`restore ${good}`)).toContain('This database has 1 order. Nothing was changed.')
    expect(await stateOf(shop.db)).toEqual(before)
    expect(await shop.done(`restore ${good} --over`)).toContain('compared with the backup.')
    expect(await shop.json('orders list')).toEqual([])
    before = await stateOf(shop.db)
  })
})

describe('backup refuses, and leaves what is there:', () => {
  test('a name that a file has which is no backup', async () => {
    const path = files.path('letter.txt')
    writeFileSync(path, 'Dear Ada\n')
    expect(await shop.refused(`backup ${path}`)).toContain('is there already and is no backup')
    expect(readFileSync(path, 'utf8')).toBe('Dear Ada\n')
  })

  test('a folder that is not there', async () => {
    expect(await shop.refused(`backup ${files.path('none')}/x`)).toContain('cannot be written')
  })

  test('and of what it began nothing is left', () => {
    expect(readdirSync(files.path('.')).filter((name) => name.includes('unfinished'))).toEqual([])
  })
})
