import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import { atTheEnd } from '../../support/at-the-end.ts'
import { runOn } from '../import/engine/support/empty-shops.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const folder = mkdtempSync(join(tmpdir(), 'armature-show-'))
atTheEnd(() => rmSync(folder, { recursive: true, force: true }))

/** Imports a file as the command reads it. */
async function load(kind: TableKind, name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  const events: FileEvent[] = []
  for await (const event of (await readTableFile(kind, path, { file: name })).events) events.push(event)
  return runOn(shop.db, shop.general, kind, events)
}
const show = (run: number) => shop.done(`import show ${run} --tenant ${shop.general}`)

test('import show: what was added and changed, old → new, and each refusal with file, line, column, value and what is expected', async () => {
  const first = await load(
    'parts',
    'parts.csv',
    'Part number;Brand;Name;Price;Stock\nSHOW-1;Voltara;Brush set;12,50;4\nSHOW-2;Voltara;Holder;3,00;1\n',
  )
  expect(await show(first.run)).toMatch(/Added\n {2}SHOW-1 {2}Brush set, 12\.50\n {2}SHOW-2 {2}Holder, 3\.00/)
  const { run } = await load('prices', 'prices.csv', 'Part number;Price;Stock\nSHOW-1;14,00;4\nSHOW-2;about 3;1\nNOBODY-1;5,00;1\n')
  const shown = await show(run)
  expect(shown).toMatch(/Changed\n {2}SHOW-1 {2}.*price 12\.50 → 14\.00/)
  expect(shown).toMatch(/Refused\n {2}prices\.csv, line 3, Price: “about 3”\. .*12[.,]50/)
  expect(shown).toContain(
    'prices.csv, line 4, number: “NOBODY-1”. No part of this shop bears this number. Import it first (import parts), or take the row out.',
  )
  expect(await shop.json(`import show ${run} --tenant ${shop.general}`)).toMatchObject({
    remarks: [
      { line: 3, value: 'about 3' },
      { line: 4, value: 'NOBODY-1' },
    ],
  })
  expect(await shop.refused(`import show 9999 --tenant ${shop.general}`)).toBe('There is no import 9999. Look with import list.')
})

test('whoever keeps a copy is told: prices alone as what is live, parts one by one, names as all; nothing of what changed nothing', async () => {
  await load('parts', 'parts.csv', 'Part number;Brand;Name;Price\nLOG-1;Voltara;Brush set;12,50\nLOG-2;Voltara;Holder;3,00\n')
  const said = async (kind: TableKind, text: string) => {
    const stamp = await readCurrentSnapshot(shop.db)
    await load(kind, 'log.csv', text)
    const read = await readChanges(shop.db, shop.general, stamp)
    return read.isIncomplete ? 'lost' : read.changes.map(({ kind: of, mcode }) => `${of} ${mcode}`).sort()
  }
  expect(await said('prices', 'Part number;Price\nLOG-1;13,00\nLOG-2;3,10\n')).toEqual(['live LOG-1', 'live LOG-2'])
  expect(await said('prices', 'Part number;Price\nLOG-1;13,00\nLOG-2;3,10\n')).toEqual([])
  expect(await said('stock', 'Part number;Stock\nLOG-2;7\n')).toEqual(['live LOG-2'])
  expect(await said('parts', 'Part number;Brand;Name;Price\nLOG-1;Voltara;Brush sets;13,50\nLOG-2;Voltara;Holder;3,20\n')).toEqual([
    'live LOG-2',
    'part LOG-1',
  ])
  expect(await said('parts', 'Part number;Brand;Name;Price;Category\nLOG-3;Voltara;Lamp;13,50;Lamps of the log\n')).toEqual(['all null'])
  const stamp = await readCurrentSnapshot(shop.db)
  const { run } = await load('parts', 'log.csv', 'Part number;Brand;Name;Price\nLOG-4;Voltara;Spring;1,00\n')
  await runOn(shop.db, shop.general, 'undo', [], { undoes: run })
  const read = await readChanges(shop.db, shop.general, stamp)
  expect(read).toMatchObject({ isIncomplete: false, changes: [{ kind: 'gone', mcode: 'LOG-4' }] })
})
