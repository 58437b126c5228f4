import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embedStandardInput } from '#server/cli/standard-input.ts'
import { atTheEnd } from '../../support/at-the-end.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const folder = await mkdtemp(join(tmpdir(), 'pages-'))
atTheEnd(() => rm(folder, { recursive: true }))
const of = `--tenant ${shop.general}`
const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

test('pages: what each shop shows in which language, and whether it wrote it itself', async () => {
  const list = await shop.json(`pages list ${of}`)
  expect(list).toContainEqual({ slug: 'about', locale: 'de', title: 'Über uns', own: false, changedAt: null })
  expect(list).toContainEqual(expect.objectContaining({ slug: 'measuring', locale: 'en-US', own: true }))
  expect(await shop.done(`pages list ${of}`)).toMatch(/^about +de +Über uns +as shipped$/m)
})

test('pages show, set and remove: a text of its own, there and gone again, each with its row of the audit', async () => {
  expect(await shop.done(`pages show terms ${of} --locale de`)).toMatch(/^# Verkaufsbedingungen\n/)
  const from = await file('terms.md', '# Our terms\n\nPay {{shop}} within {{invoice-days}} days.\n')
  expect(await shop.json(`pages set terms --file ${from} ${of}`)).toEqual({ slug: 'terms', locale: 'en-US', title: 'Our terms', own: true })
  expect(await shop.json(`pages show terms ${of}`)).toMatchObject({
    title: 'Our terms',
    own: true,
    markdown: expect.stringContaining('{{shop}}'),
  })
  await shop.done(`pages set terms --file ${from} ${of} --title`, 'Terms and more')
  expect(await shop.json(`pages show terms ${of}`)).toMatchObject({ title: 'Terms and more' })
  expect(await shop.json(`pages remove terms ${of}`)).toEqual({ slug: 'terms', removed: 1, left: true })
  expect(await shop.done(`pages show terms ${of}`)).toMatch(/^# Terms of sale\n/)
  expect((await shop.audited('terms')).map(({ action, facts }) => ({ action, ...facts }))).toEqual([
    { action: 'pages set', locale: 'en-US', title: 'Our terms', characters: expect.any(Number) },
    { action: 'pages set', locale: 'en-US', title: 'Terms and more', characters: expect.any(Number) },
    { action: 'pages remove', languages: 1 },
  ])
})

test('pages set: everything that is not taken is named with its line, and nothing is changed', async () => {
  const from = await file('bad.md', '# Bad\n\n<script>alert(1)</script>\n\nCall {{fone}}.\n\n[x](javascript:void)\n')
  const said = await shop.wrong(`pages set about --file ${from} ${of}`)
  expect(said.split('\n')).toEqual([
    'Nothing was changed. This is not taken:',
    'Line 3: “<script>alert(1)</script>” is HTML, which is not taken. Write it as Markdown.',
    expect.stringMatching(/^Line 5: \{\{fone\}\} stands for nothing\. There is /),
    expect.stringMatching(/^Line 7: The link to “javascript:void” is not taken\./),
  ])
  expect(await shop.json(`pages show about ${of}`)).toMatchObject({ title: 'About Us', own: false })
  expect(await shop.audited('about')).toEqual([])
})

test.each([
  [`pages set about ${of}`, 2, 'Say where the text is'],
  [`pages set about --text x ${of}`, 2, 'Say what the page is called'],
  [`pages set About --text x ${of}`, 2, 'small letters, digits and single dashes'],
  [`pages set about --text x --locale xx ${of}`, 2, 'The shop speaks en-US or de.'],
  [`pages set about --file /nowhere/at/all.md ${of}`, 1, 'The file /nowhere/at/all.md cannot be read.'],
  [`pages show nothing ${of}`, 1, 'has no page nothing in en-US.'],
  [`pages remove about ${of}`, 1, 'has no text of its own for about.'],
  ['pages list', 2, 'Say for which shop'],
])('%s is refused', async (line, exit, sentence) => {
  const said = await shop.type(line)
  expect(said.exit).toBe(exit)
  expect(said.err).toContain(sentence)
})

test('pages set: a file that begins no title and --file - read what they should', async () => {
  expect(await embedStandardInput(['pages', 'set', 'x', '--file', '-', '--json'], async () => '# T\n\nA b')).toEqual([
    'pages',
    'set',
    'x',
    '--text=# T\n\nA b',
    '--json',
  ])
  expect(await embedStandardInput(['pages', 'set', 'x', '--file=-'], async () => 'y')).toEqual(['pages', 'set', 'x', '--text=y'])
  expect(await embedStandardInput(['pages', 'list'], () => Promise.reject(new Error('read')))).toEqual(['pages', 'list'])
})

test('pages export: every text as a file that can be set again', async () => {
  const { files } = await shop.json(`pages export ${join(folder, 'out')} ${of}`)
  expect(files).toContain(join(folder, 'out', 'de', 'measuring.md'))
  const text = await readFile(join(folder, 'out', 'de', 'measuring.md'), 'utf8')
  expect(text).toMatch(/^# Das alte Aggregat messen\n/)
  await shop.done(`pages set measuring --locale de --file ${join(folder, 'out', 'de', 'measuring.md')} ${of}`)
})
