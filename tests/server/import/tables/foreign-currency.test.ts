import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOpenersByKind } from '#server/cli/import/readers.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'currency-'))
})
afterAll(() => rm(folder, { recursive: true }))

const open = async (lines: readonly string[], more: { rate?: Record<string, number>; map?: string[] } = {}) => {
  const path = join(folder, 'list.csv')
  await writeFile(path, lines.join('\n'))
  return fileOpenersByKind.parts(path, { file: 'list.csv', map: [], attributes: false, ...more })
}

test.each([
  [
    'its heading',
    ['SKU;Name;VK (EUR)', 'A;Anlasser;10,00'],
    'list.csv: all its prices are in EUR (“VK (EUR)”), and the shop sells in US dollars. Say --rate EUR=… ',
  ],
  [
    'a column of currencies',
    ['SKU;Name;Price;Currency', 'A;Starter;10.00;CHF', 'B;Starter;11.00;CHF'],
    'all its prices are in CHF (“Currency”)',
  ],
  ['its cells', ['SKU;Name;Prix', 'A;Lanceur;10,00 €', 'B;Lanceur;', 'C;Lanceur;12,00 €'], 'all its prices are in EUR, and'],
  [
    'two currencies, none the shop’s',
    ['SKU;Name;Price;Currency', 'A;Starter;10.00;CHF', 'B;Starter;11.00;EUR'],
    'CHF and EUR (“Currency”), and the shop sells in US dollars. Say --rate CHF=… --rate EUR=…',
  ],
])('a file that is in another currency by %s stops before its first row', async (_, lines, says) => {
  await expect(open(lines)).rejects.toThrow(says)
})

test('so does one that the operator says is in another currency', async () => {
  await expect(open(['SKU,Name,Price', 'A,Starter,10.00'], { map: ['currency:=PLN'] })).rejects.toThrow('--rate PLN=…')
})

test('with a rate it is read, and so are files with a row in dollars, without prices, or of groups alone', async () => {
  await expect(open(['SKU;Name;VK (EUR)', 'A;Anlasser;10,00'], { rate: { EUR: 1.1 } })).resolves.toMatchObject({
    messages: expect.any(Array),
  })
  await expect(open(['SKU;Name;Price;Currency', 'A;Starter;10.00;CHF', 'B;Starter;11.00;USD'])).resolves.toBeTruthy()
  await expect(open(['SKU;Name;Stock', 'A;Starter;1'])).resolves.toBeTruthy()
  await expect(open(['SKU;Name;price:JBR;Currency', 'A;Starter;1.00;EUR'])).resolves.toBeTruthy()
})
