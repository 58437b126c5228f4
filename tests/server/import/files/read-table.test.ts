import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableOptions } from '#server/import/files/table.ts'
import { archiveLimits, openArchive } from '#server/import/files/workbook/archive.ts'
import { type CellMade, makeWorkbook, zipOf } from '../../../support/import/tables/make-workbook.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

let made = 0
const pathOf = (ending: string) => {
  made += 1
  return join(folder, `${made}.${ending}`)
}
async function written(content: string | Buffer, ending = 'csv') {
  const path = pathOf(ending)
  await writeFile(path, content)
  return path
}

async function read(path: string, options?: TableOptions) {
  const table = await readTable(path, options)
  const rows: [number, ...string[]][] = []
  for await (const { line, cells } of table.rows) rows.push([line, ...cells.map(({ text }) => text)])
  return { ...table, read: rows }
}

describe('delimited text', () => {
  const lines: [string, string, TableOptions | undefined, string, [number, ...string[]][]][] = [
    [
      'comma',
      'a,b\n1,2\n',
      undefined,
      ',',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'semicolon beside decimal commas',
      'Nr;Preis;EK\n1;2,50;1,10\n2;3,50;1,20',
      undefined,
      ';',
      [
        [1, 'Nr', 'Preis', 'EK'],
        [2, '1', '2,50', '1,10'],
        [3, '2', '3,50', '1,20'],
      ],
    ],
    [
      'tab',
      'a\tb, c\r\n1\t2,5\r\n',
      undefined,
      '\t',
      [
        [1, 'a', 'b, c'],
        [2, '1', '2,5'],
      ],
    ],
    [
      'bar and carriage returns alone',
      'a|b\r1|2\r',
      undefined,
      '|',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'line breaks in quotes',
      'a,b\r\n"one\r\ntwo",2\r\n3,4',
      undefined,
      ',',
      [
        [1, 'a', 'b'],
        [2, 'one\r\ntwo', '2'],
        [4, '3', '4'],
      ],
    ],
    [
      'doubled quotes and inches',
      'a;b\n"12"" rod";3/4" bolt',
      undefined,
      ';',
      [
        [1, 'a', 'b'],
        [2, '12" rod', '3/4" bolt'],
      ],
    ],
    [
      'empty rows are passed over but counted',
      'a,b\n\n,\n1,2',
      undefined,
      ',',
      [
        [1, 'a', 'b'],
        [4, '1', '2'],
      ],
    ],
    [
      'padding, texts kept for spreadsheets',
      'a,b\n  1 ,"=""007"""\n\'-x,y',
      undefined,
      ',',
      [
        [1, 'a', 'b'],
        [2, '1', '007'],
        [3, '-x', 'y'],
      ],
    ],
    [
      'the delimiter that Excel declares',
      'sep=|\r\na,1|b\r\n2|3',
      undefined,
      '|',
      [
        [2, 'a,1', 'b'],
        [3, '2', '3'],
      ],
    ],
    [
      'one column',
      'number\nAB-1\nAB-2',
      undefined,
      ',',
      [
        [1, 'number'],
        [2, 'AB-1'],
        [3, 'AB-2'],
      ],
    ],
    [
      'as the operator says',
      'a:b\n1:2',
      { delimiter: ':' },
      ':',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
  ]
  test.each(lines)('%s', async (_, content, options, delimiter, rows) => {
    const table = await read(await written(content), options)

    expect(table.delimiter).toBe(delimiter)
    expect(table.read).toEqual(rows)
    expect(table.progress()).toEqual({ bytes: content.length, of: content.length })
  })

  const german = 'Größe;Stück\nübergroß;fünf\nKühler für Öl;schön\nWasserkühler Süd;zwölf\n'
  const japanese = '品番,説明,価格\n123,スターターモーター,九千円\n124,オルタネーターの部品,八千円\n'
  const encoded: [string, Buffer, string, string][] = [
    ['utf-8', Buffer.from(german), 'utf-8', 'Größe'],
    ['utf-8 with a mark', Buffer.from(`\uFEFF${german}`), 'utf-8', 'Größe'],
    ['utf-16 with a mark', Buffer.from(`\uFEFF${german}`, 'utf16le'), 'utf-16le', 'Größe'],
    ['utf-16 without one', Buffer.from(german, 'utf16le'), 'utf-16le', 'Größe'],
    ['utf-16, high byte first', Buffer.from(`\uFEFF${german}`, 'utf16le').swap16(), 'utf-16be', 'Größe'],
    ['windows-1252', Buffer.from(german, 'latin1'), 'windows-1252', 'Größe'],
    ['shift_jis', shiftJis(), 'shift_jis', '品番'],
  ]
  function shiftJis() {
    // The encoder of the platform knows UTF-8 alone: the bytes are found by decoding all pairs.
    const bytes = new Map<string, number[]>()
    const decoder = new TextDecoder('shift_jis')
    for (let high = 0x81; high < 0xef; high += 1) {
      for (let low = 0x40; low < 0xfd; low += 1) bytes.set(decoder.decode(Buffer.from([high, low])), [high, low])
    }
    return Buffer.from([...japanese.repeat(4)].flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)]))
  }
  test.each(encoded)('encoding: %s', async (_, bytes, encoding, first) => {
    const table = await read(await written(bytes))

    expect(table.encoding).toBe(encoding)
    expect(table.read[0]?.[1]).toBe(first)
    expect(table.messages[0]).toContain(encoding)
  })

  test('an encoding is taken as said, and a foreign letter far down makes a file no UTF-8', async () => {
    const polish = Buffer.concat([Buffer.from('a,b\n'.repeat(100_000)), Buffer.from([0xb3, 0xf3, 0x64, 0x0a])])
    const path = await written(polish)

    expect((await readTable(path)).encoding).toBe('windows-1252')
    expect((await read(path, { encoding: 'iso-8859-2' })).read.at(-1)).toEqual([100_001, 'łód'])
  })
})

describe('workbooks', () => {
  const cells: [string, CellMade, { text: string; type: string }][] = [
    ['a shared string', ' Starter & <more> ', { text: 'Starter & <more>', type: 'text' }],
    ['an inline string', { inline: 'Läufer' }, { text: 'Läufer', type: 'text' }],
    ['a number', 12.300000000000001, { text: '12.3', type: 'number' }],
    ['a GTIN', 4006381333931, { text: '4006381333931', type: 'number' }],
    ['zeros by format', { number: 1234, format: '000000' }, { text: '001234', type: 'text' }],
    ['a percentage', { number: 0.19, format: '0.00%' }, { text: '19%', type: 'number' }],
    ['a price', { number: 1234.5, format: '#,##0.00\\ "day €"' }, { text: '1234.5', type: 'number' }],
    ['a date', { date: 46086 }, { text: '2026-03-05', type: 'date' }],
    ['a date with time', { date: 46086.5, format: 'yyyy\\-mm\\-dd\\ hh:mm' }, { text: '2026-03-05T12:00', type: 'date' }],
    ['a date of a locale', { date: 46086, format: '[$-407]mmm\\-yy;@' }, { text: '2026-03-05', type: 'date' }],
    ['before the leap day of 1900', { date: 1 }, { text: '1900-01-01', type: 'date' }],
    ['a colour is no date', { number: 5, format: '[Red]0.0' }, { text: '5', type: 'number' }],
    ['a truth', true, { text: 'TRUE', type: 'truth' }],
    ['an error', { error: '#N/A' }, { text: '#N/A', type: 'error' }],
    ["a formula's value", { formula: 'A1*2', cached: 42 }, { text: '42', type: 'number' }],
    ["a formula's text", { formula: 'A1&"x"', cached: 'AB' }, { text: 'AB', type: 'text' }],
  ]
  test.each(cells)('%s', async (_, cell, expected) => {
    const table = await readTable(await makeWorkbook(pathOf('xlsx'), [{ name: 'Parts', rows: [[], ['x', null, cell]] }]))

    const rows = []
    for await (const row of table.rows) rows.push(row)

    expect(rows).toMatchObject([
      { line: 2, sheet: 'Parts', cells: [{ text: 'x', type: 'text', isExplicitText: true }, { text: '', type: 'text' }, expected] },
    ])
    expect(table.progress().bytes).toBe(table.progress().of)
  })

  test('days count from 1904 where the workbook says so', async () => {
    const path = await makeWorkbook(pathOf('xlsx'), [{ name: 'A', rows: [[{ date: 46086 - 1462 }]] }], { from1904: true })

    expect((await read(path)).read).toEqual([[1, '2026-03-05']])
  })

  test('sheets are read in order, one by name or number, hidden ones only when named', async () => {
    const sheet = (name: string, hidden = false) => ({ name, rows: [[name]], hidden })
    const path = await makeWorkbook(pathOf('xlsx'), [sheet('One'), sheet('Notes', true), sheet('Two')])

    expect((await readTable(path)).sheets).toEqual(['One', 'Two'])
    expect((await read(path)).read).toEqual([
      [1, 'One'],
      [1, 'Two'],
    ])
    expect((await read(path, { sheet: 'two' })).read).toEqual([[1, 'Two']])
    expect((await read(path, { sheet: '2' })).read).toEqual([[1, 'Notes']])
    await expect(readTable(path, { sheet: 'Prices' })).rejects.toThrow('has no sheet Prices. Its sheets are: One, Notes, Two.')
  })

  test('rows are read from the first one with every loop, and a loop that ends early closes the file', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`part ${at}`, at])
    const table = await readTable(await makeWorkbook(pathOf('xlsx'), [{ name: 'A', rows }]))

    for await (const { line } of table.rows) if (line === 2) break
    let count = 0
    for await (const row of table.rows) {
      count += 1
      expect(row.cells.map(({ text }) => text)).toEqual([`part ${row.line - 1}`, String(row.line - 1)])
    }
    expect(count).toBe(3000)
  })
})

describe('files that are refused', () => {
  const cfb = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])
  const contents: [string, string | Buffer, string][] = [
    ['an empty one', '', 'is empty'],
    ['XLS', cfb, 'of the old kind (XLS). Open it in a spreadsheet program and save it as XLSX'],
    ['encrypted', Buffer.concat([cfb, Buffer.from('EncryptedPackage', 'utf16le')]), 'is encrypted. Open it with its password'],
    ['a page called XLS', '<html><table><tr><td>1</td></tr></table></html>', 'is a page or XML and no table'],
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 0]), 'Unpack it first'],
    ['a document', '%PDF-1.7', 'is a PDF'],
    ['bytes', Buffer.from([65, 44, 1, 2, 3, 44, 66, 0, 65, 65, 65, 65]), 'neither text nor a workbook'],
    ['an open quote', `a,b\n"one,2\n${'3,4\n'.repeat(10)}`, 'a quote (") that opens a cell is never closed'],
    ['half a ZIP', Buffer.from('PK\x03\x04 and no more'), 'is damaged'],
  ]
  test.each(contents)('%s', async (_, content, says) => {
    await expect(written(content, 'xls').then((path) => read(path))).rejects.toThrow(says)
  })

  test('no file at all, an unknown encoding, a sheet of a text', async () => {
    const path = await written('a,b')
    await expect(readTable(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    await expect(readTable(path, { encoding: 'latin-99' })).rejects.toThrow('There is no encoding latin-99')
    await expect(readTable(path, { sheet: '2' })).rejects.toThrow('it has no sheets')
    await expect(readTable(path, { delimiter: '\n' })).rejects.toThrow('one character')
  })

  const book = (sheet: string, extra: [string, string | Buffer][] = []) =>
    new Map<string, string | Buffer>([
      ['xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'],
      ['xl/_rels/workbook.xml.rels', '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'],
      ['xl/worksheets/sheet1.xml', sheet],
      ...extra,
    ])
  const entity =
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>'
  const workbooks: [string, ReadonlyMap<string, string | Buffer>, string][] = [
    ['a bomb', book(' '.repeat(12 * 1024 * 1024)), 'times its size'],
    ['an archive within', book('<worksheet/>', [['xl/media/more.zip', 'PK']]), 'holds another archive'],
    ['entities', book(entity), 'declares a document type'],
    [
      'an entity nobody declared',
      book('<worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>'),
      'is not valid XML',
    ],
    ['broken XML', book('<worksheet><sheetData><row>'), 'is not valid XML'],
    ['a ZIP of something else', new Map([['readme.txt', 'hello']]), 'a ZIP without a workbook'],
    ['XLSB', new Map([['xl/workbook.bin', 'x']]), 'binary workbook'],
    ['ODS', new Map([['content.xml', '<x/>']]), 'OpenDocument'],
  ]
  test.each(workbooks)('a workbook: %s', async (_, entries, says) => {
    await expect(zipOf(pathOf('xlsx'), entries).then((path) => read(path))).rejects.toThrow(says)
  })

  test('limits of entries and of all together', async () => {
    const path = await zipOf(pathOf('xlsx'), book('<worksheet/>'))

    await expect(openArchive(path, { ...archiveLimits, maxEntries: 2 })).rejects.toThrow('more than any workbook (2)')
    await expect(openArchive(path, { ...archiveLimits, maxUnpackedBytes: 100 })).rejects.toThrow('It is not unpacked; save it as CSV.')
  })
})

test('a text that is of no language in any encoding is not read, and says what it would be', async () => {
  const path = join(folder, 'noise.csv')
  await writeFile(
    path,
    Buffer.concat([
      Buffer.from('SKU;Name\n'),
      Buffer.from(Array.from({ length: 600 }, (_, at) => [0x41, 0x3b, 0xff, 0x80, 0xff, 0xff, 0x80, 0x0a][at % 8] ?? 0)),
    ]),
  )
  await expect(readTable(path)).rejects.toThrow(/no UTF-8, and in no encoding are its words those of a language: .*--encoding/s)
})
