import { statSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { runInRunningShop } from '#server/cli/ask-socket.ts'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { folder } from './support/state.ts'

const files = folder()
const shop = await operatedShop()
/** Of the demo's parts, workwear among them. */
const { parts } = await shop.db
  .selectFrom('part')
  .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('parts'))
  .executeTakeFirstOrThrow()
const stop = await listenForCommands(files.path('.'), shop.host, (_, cause) => shop.reports.push(cause))
afterAll(stop)

/** As who types in the folder `files`, at a shop that runs in another. */
const type = async (...words: string[]) => runInRunningShop(files.path('.'), { words, user: 'ann', folder: files.path('.') })

test('backup and restore: what each table holds, row for row; a name without a folder is of the folder in which it was typed', async () => {
  const written = await type('backup', 'shop.backup')
  expect(written).toMatchObject({ exit: 0, err: '' })
  expect(written?.out).toMatch(/^table +rows +checksum\n/)
  expect(written?.out).toMatch(new RegExp(`\\npart_version +${parts} +[0-9a-f]{16}\\n`))
  expect(written?.out).toContain(`${files.path('shop.backup')}: `)
  expect(statSync(files.path('shop.backup')).size).toBeGreaterThan(1000)
  const restored = await type('restore', 'shop.backup')
  expect(restored).toMatchObject({ exit: 0, err: '' })
  expect(restored?.out).toContain('The shop is as it was on 2026-11-21 08:00 UTC')
  const totals = (text = '') => text.slice(0, text.indexOf('\n\n'))
  expect(totals(restored?.out)).toBe(totals(written?.out))
})

test('--json is for programs; a later backup takes the place of an earlier one', async () => {
  const written = JSON.parse((await type('backup', 'shop.backup', '--json'))?.out ?? '')
  expect(written).toMatchObject({ file: files.path('shop.backup'), made: '2026-11-21T08:00:00.000Z' })
  expect(written.totals).toContainEqual({ table: 'part_version', rows: parts, checksum: expect.stringMatching(/^[0-9a-f]{16}$/) })
  const refused = await type('restore', 'none', '--json')
  expect([refused?.exit, JSON.parse(refused?.err ?? '')]).toMatchObject([
    1,
    { error: 'not-found', say: expect.stringContaining('no such file') },
  ])
})

test('without a file it is wrong use', async () => {
  expect(await type('backup')).toMatchObject({ exit: 2 })
  expect(await type('restore')).toMatchObject({ exit: 2 })
})
