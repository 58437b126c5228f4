import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '../../../support/import/tables/read-events.ts'

/** Plain tables, of no shop system that is known, with a column of what is shown. */

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidden-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['status', 'active', 'draft'],
  ['Status', 'Aktiv', 'Entwurf'],
  ['Published', '1', '0'],
  ['Visible', 'yes', 'no'],
  ['Veröffentlicht', 'ja', 'nein'],
  ['Publié', 'oui', 'non'],
  ['Enabled', 'TRUE', 'FALSE'],
  ['Draft', '0', '1'],
  ['Hidden', 'no', 'yes'],
  ['Versteckt', '', 'x'],
])('what the column %s hides is not sold: %s and %s', async (heading, shown, hidden) => {
  const path = join(folder, 'list.csv')
  await writeFile(path, [`SKU;Name;Price;${heading}`, `S1;Starter;10.50;${shown}`, `S2;Starter;10.50;${hidden}`].join('\n'))
  const { parts, all, refused } = await readEvents('parts', path)

  expect([...refused, ...all.filter(({ type }) => type === 'asks')]).toEqual([])
  expect(parts.map(({ code, hidden: isHidden, withdrawn }) => [code, isHidden === true, withdrawn === true])).toEqual([
    ['S1', false, false],
    ['S2', true, true],
  ])
})

test('what one of several columns hides no other shows', async () => {
  const path = join(folder, 'several.csv')
  await writeFile(
    path,
    [
      'SKU;Name;Price;Visible;Draft;Hidden',
      'S1;Starter;10.50;1;0;0',
      'S2;Starter;10.50;1;1;0',
      'S3;Starter;10.50;1;0;1',
      'S4;Starter;10.50;no;0;0',
    ].join('\n'),
  )
  const { parts } = await readEvents('parts', path)

  expect(parts.map(({ hidden }) => hidden === true)).toEqual([false, true, true, true])
})
