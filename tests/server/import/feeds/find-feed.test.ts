import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRecognisedFeed } from '#server/import/feeds/find-feed.ts'
import { makeWorkbook } from '../../../support/import/tables/make-workbook.ts'

const folder = await mkdtemp(join(tmpdir(), 'find-feed-'))
afterAll(() => rm(folder, { recursive: true }))
const options = { file: 'file.xml', validityDay: '2026-11-28' }

async function found(content: string) {
  const path = join(folder, 'file.xml')
  await writeFile(path, content)
  return openRecognisedFeed(path, options).then(
    (feed) => (feed === null ? null : feed.title()),
    (cause: Error) => cause.message,
  )
}

test.each([
  ['<BMECAT version="1.2"/>', 'BMEcat 1.2'],
  ['<?xml version="1.0"?><!-- a --><b:BMECAT xmlns:b="x"/>', 'BMEcat'],
  ['<yml_catalog/>', 'YML'],
  ['<feed xmlns:g="http://base.google.com/ns/1.0"/>', 'a Google product feed (Atom)'],
  ['<rss xmlns:g="http://base.google.com/ns/1.0"/>', 'a Google product feed (RSS)'],
])('%s is told by its outermost element', async (content, title) => {
  expect(await found(content)).toBe(title)
})

test.each([
  ['<rss/>', /XML that begins with <rss>.*Read are BMEcat/],
  ['<catalogue/>', /XML that begins with <catalogue>/],
  ['<PIES/>', /is PIES\. Import it with: import pies file\.xml$/],
  ['<ACES/>', /import aces file\.xml$/],
  ['<?xml version="1.0"?><BMECAT <', /^file\.xml: Line 1.*not well-formed XML/],
])('%s is told apart with what is read', async (content, sentence) => {
  expect(await found(content)).toMatch(sentence)
})

test('a table, a page and a workbook are left to those who read tables', async () => {
  expect(await found('a;b\n1;2\n')).toBeNull()
  expect(await found('<html><body/></html>')).toBeNull()
  expect(
    await openRecognisedFeed(
      await makeWorkbook(join(folder, 'table.xlsx'), [
        {
          name: 'a',
          rows: [
            ['Part', 'Price'],
            ['1', '2'],
          ],
        },
      ]),
      options,
    ),
  ).toBeNull()
})
