import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { type FoundElement, readXmlElements, type XmlLimits } from '#server/import/files/xml.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xml-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function fileOf(content: string | Uint8Array) {
  const path = join(folder, `${++count}`)
  await writeFile(path, content)
  return path
}

async function zipOf(files: Record<string, string | Buffer>) {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const path = join(folder, `${++count}`)
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}

async function read(path: string, wanted = ['Item'], limits: Partial<XmlLimits> = {}) {
  const found: FoundElement[] = []
  for await (const one of readXmlElements(path, wanted, limits)) found.push(one)
  return found
}

const texts = async (content: string | Uint8Array) => (await read(await fileOf(content))).map(({ element }) => element.text)
const windows = (text: string) => Buffer.from(text, 'latin1')

describe('elements', () => {
  test('come as small trees with their lines, whatever stands between them', async () => {
    const path = await fileOf(`<?xml version="1.0"?>
<!-- about this file -->
<p:PIES xmlns:p="urn:x" p:version="7.2">
  <p:Header><p:Item>not in Items, all the same</p:Item></p:Header>
  <?print now?>
  <p:Items><!-- the first -->
    <p:Item
      p:MaintenanceType="A" xml:lang="en"><!-- in it --><p:Part> VT<!-- cut -->-1<![CDATA[ <raw> & ]]></p:Part><p:Empty/>&lt;&#233;&#xE9;
    </p:Item>
    <p:Item/>
  </p:Items>
</p:PIES>
<!-- bye -->`)
    const found = await read(path)
    expect(found.map(({ element, ancestorPath }) => [ancestorPath, element.line])).toEqual([
      ['PIES/Header', 4],
      ['PIES/Items', 7],
      ['PIES/Items', 10],
    ])
    const element = (name: string, line: number, text = '') => ({ name, prefix: 'p', attributes: {}, text, children: [], line })
    expect(found[1]?.element).toEqual({
      ...element('Item', 7, '<éé'),
      attributes: { MaintenanceType: 'A', lang: 'en' },
      children: [element('Part', 8, 'VT-1 <raw> &'), element('Empty', 8)],
    })
    expect(found[2]?.root).toEqual({ name: 'PIES', attributes: { version: '7.2' } })
    expect(found[2]?.bytesRead).toBe(found[2]?.totalBytes)
  })

  test('of elements within each other the outer one is handed over', async () => {
    const found = await read(await fileOf('<a><Item><Item>in</Item></Item></a>'))
    expect(found.map(({ element }) => element.children.length)).toEqual([1])
  })

  test('what ended before the XML breaks is handed over first', async () => {
    const seen: string[] = []
    const path = await fileOf('<a><Item>1</Item><Item>2</Item><b></a>')
    await expect(async () => {
      for await (const { element } of readXmlElements(path, ['Item'])) seen.push(element.text)
    }).rejects.toThrow('Line 1')
    expect(seen).toEqual(['1', '2'])
  })

  test('other work runs while a long file is read', async () => {
    const path = await fileOf(`<a>${'<Item>12345678</Item>'.repeat(40_000)}</a>`)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const found = await read(path)
    clearInterval(timer)
    expect(found).toHaveLength(40_000)
    expect(turns).toBeGreaterThan(2)
  })
})

const doc = (encoding: string, text = 'Démarreur “12 V” €') =>
  `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?>\n<a><Item>${text}</Item></a>`
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const in1252 = (text: string) => windows(text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('€', '\x80'))

describe('encodings', () => {
  test.each<[name: string, content: Uint8Array, encoding: object]>([
    ['UTF-8 declared', Buffer.from(doc('UTF-8')), { name: 'utf-8', detectedBy: 'declared', invalidByteCount: 0 }],
    ['UTF-8 undeclared', Buffer.from(doc('')), { name: 'utf-8', detectedBy: 'assumed', invalidByteCount: 0 }],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${doc('')}`), { name: 'utf-8', detectedBy: 'mark', invalidByteCount: 0 }],
    [
      'UTF-8 with a mark, declared as another',
      Buffer.from(`\uFEFF${doc('iso-8859-1')}`),
      { name: 'utf-8', detectedBy: 'mark', invalidByteCount: 0 },
    ],
    [
      'UTF-16 LE with a mark',
      Buffer.from(`\uFEFF${doc('UTF-16')}`, 'utf16le'),
      { name: 'utf-16le', detectedBy: 'mark', invalidByteCount: 0 },
    ],
    ['UTF-16 LE without', Buffer.from(doc('UTF-16'), 'utf16le'), { name: 'utf-16le', detectedBy: 'mark', invalidByteCount: 0 }],
    ['UTF-16 BE with a mark', utf16be(`\uFEFF${doc('UTF-16')}`), { name: 'utf-16be', detectedBy: 'mark', invalidByteCount: 0 }],
    ['UTF-8 that says UTF-16', Buffer.from(doc('utf-16')), { name: 'utf-8', detectedBy: 'declared', invalidByteCount: 0 }],
    ['Latin declared', in1252(doc('ISO-8859-1')), { name: 'windows-1252', detectedBy: 'declared', invalidByteCount: 0 }],
    ['Windows declared', in1252(doc('windows-1252')), { name: 'windows-1252', detectedBy: 'declared', invalidByteCount: 0 }],
    ['Windows undeclared', in1252(doc('')), { name: 'utf-8', detectedBy: 'assumed', invalidByteCount: 4 }],
    ['Windows that says UTF-8', in1252(doc('utf-8')), { name: 'utf-8', detectedBy: 'declared', invalidByteCount: 4 }],
  ])('%s', async (_, content, encoding) => {
    const [found] = await read(await fileOf(content))
    expect(found?.element.text).toBe('Démarreur “12 V” €')
    expect(found?.encoding).toEqual(encoding)
  })

  test('of other scripts', async () => {
    const [before, after] = doc('windows-1251', '|').split('|').map(windows)
    expect(
      await texts(Buffer.concat([before ?? '', Buffer.from('d1f2e0f0f2e5f0', 'hex'), after ?? ''].map((one) => Buffer.from(one)))),
    ).toEqual(['Стартер'])
  })

  test('a character of several bytes may lie across two pieces', async () => {
    for (const padding of [0, 1, 2, 3]) {
      const text = '€😀é'.repeat(30_000)
      expect(await texts(`<a${' '.repeat(padding)}><Item>${text}</Item></a>`)).toEqual([text])
    }
  })

  test.each([
    ['unknown', doc('klingon-8', ''), 'Line 1: The file declares the encoding "klingon-8"'],
    ['UTF-32', Buffer.from('fffe00003c000000', 'hex'), 'UTF-32'],
  ])('%s is refused', async (_, content, says) => {
    await expect(texts(content)).rejects.toThrow(says)
  })
})

describe('refused', () => {
  const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  test.each([
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY l0 "lol">${lol}]><a><Item>&l9;</Item></a>`, 'Line 1: The DOCTYPE declares entities'],
    ['an external entity', `\n<!DOCTYPE a [\n<!ENTITY x SYSTEM "file:///etc/passwd">\n]><a><Item>&x;</Item></a>`, 'Line 4: The DOCTYPE'],
    ['an external DTD', '<!DOCTYPE a SYSTEM "http://localhost/a.dtd"><a><Item/></a>', 'names another file'],
    ['a public DTD', '<!DOCTYPE a PUBLIC "-//X//EN" "a.dtd"><a><Item/></a>', 'names another file'],
    ['a parameter entity', '<!DOCTYPE a [%x;]><a><Item/></a>', 'DOCTYPE'],
    ['an entity of HTML', '<a>\n<Item>&nbsp;</Item></a>', 'Line 2: This is not well-formed XML (undefined entity). Only &amp;'],
    ['an ampersand', '<a>\n<Item>Lock & key</Item>\n\n</a>', 'Line 2: This is not well-formed XML (unclosed tag: Item). The file'],
    [
      'an ampersand that ends far away',
      '<a>\n<Item>Lock & key</Item>\n\n<b>;</b></a>',
      'Line 2: This is not well-formed XML (disallowed character in ent',
    ],
    ['a letter of a brand', '<a><Item>A&B; C</Item></a>', 'undefined entity'],
    ['a cut file', '<a>\n<Item>1</Item>\n<Item>', 'Line 3: This is not well-formed XML (unclosed tag: Item). The file ends too early'],
    ['overlapping elements', '<a><Item><b></Item></b></a>', 'unexpected close tag'],
    ['an end too many', '<a></Item></a>', 'An element is closed that is not open'],
    ['two files in one', '<a/>\n<a/>', 'Line 2'],
    ['an empty file', '', 'The file has no XML in it'],
    ['blanks alone', ' \n ', 'The file has no XML in it'],
    ['another kind of file', 'Part;Price\n1;2', 'does not begin with XML'],
    ['a line before the declaration', '\n<?xml version="1.0"?><a/>', 'Nothing may stand before <?xml'],
    ['a control character', '<a><Item>\u0001</Item></a>', 'A control character'],
    ['a number of no character', '<a><Item>&#0;</Item></a>', 'malformed character entity'],
    ['the same attribute twice', '<a b="1" b="2"/>', 'duplicate attribute'],
  ])('%s', async (_, content, says) => {
    await expect(texts(content)).rejects.toThrow(says)
  })

  test('a DTD that is named is passed over where its format demands it, and what it declares by itself is not', async () => {
    const read = async (content: string) => {
      const path = await fileOf(content)
      const seen: string[] = []
      for await (const { element } of readXmlElements(path, ['Item'], { allowsDtd: true })) seen.push(element.text)
      return seen
    }
    expect(await read('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a><Item>1</Item></a>')).toEqual(['1'])
    await expect(read('<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY x "y">]><a><Item>&x;</Item></a>')).rejects.toThrow('declares entities')
    await expect(read('<!DOCTYPE a SYSTEM "a.dtd" [%x;]><a><Item/></a>')).rejects.toThrow('declares entities')
  })

  test('a DOCTYPE that declares nothing is none of these', async () => {
    expect(await texts('<!DOCTYPE a><a><Item>1</Item></a>')).toEqual(['1'])
  })

  test.each<[string, string, Partial<XmlLimits>, string]>([
    ['too deep', `<a>\n${'<b>'.repeat(20)}`, { maxDepth: 10 }, 'Line 2: Elements stand more than 10 deep'],
    [
      'too long an element',
      `<a>\n<Item>\n${'<b>12345678</b>\n'.repeat(100)}</Item></a>`,
      { maxElementCharacters: 999 },
      'Line 2: <Item> has more than',
    ],
    ['too many in it', `<a>\n\n<Item>${'<b/>'.repeat(20)}</Item></a>`, { maxChildren: 10 }, 'Line 3: <Item> has more than'],
    ['too long a text', `<a>${'x'.repeat(200_000)}</a>`, { maxElementCharacters: 1000 }, 'is longer than 1000 characters'],
    ['too long a tag', `<a ${'b'.repeat(200_000)}`, { maxElementCharacters: 1000 }, 'is longer than 1000 characters'],
    ['too long a DOCTYPE', `<!DOCTYPE ${'b'.repeat(200_000)}`, { maxElementCharacters: 1000 }, 'is longer than 1000 characters'],
    ['too long a comment', `<!--${'b'.repeat(200_000)}`, { maxElementCharacters: 1000 }, 'is longer than 1000 characters'],
  ])('%s', async (_, content, limits, says) => {
    await expect(fileOf(content).then((path) => read(path, ['Item'], limits))).rejects.toThrow(says)
  })
})

describe('packed', () => {
  const xml = doc('')
  const one = (found: FoundElement[]) => found.map(({ element, bytesRead, totalBytes }) => [element.text, bytesRead <= totalBytes])
  const expected = [['Démarreur “12 V” €', true]]

  test('a .gz is read', async () => {
    expect(one(await read(await fileOf(gzipSync(xml))))).toEqual(expected)
  })

  test('a .zip is read, with what macOS puts beside it', async () => {
    expect(one(await read(await zipOf({ 'in/pies.XML': xml, '__MACOSX/in/._pies.xml': 'x', 'readme.txt': 'x' })))).toEqual(expected)
  })

  const bomb = () => `<a>${' '.repeat(3_000_000)}</a>`
  const limits = { maxRatio: 100, ratioExemptBytes: 100_000 }
  test.each<[string, () => Promise<string>, Partial<XmlLimits>, string]>([
    ['no XML', () => zipOf({ 'a.csv': 'x' }), {}, 'The zip holds no .xml file'],
    ['two XML', () => zipOf({ 'a.xml': xml, 'b.xml': xml }), {}, 'The zip holds 2 XML files (a.xml, b.xml)'],
    ['a cut zip', async () => fileOf(Buffer.from('504b03040000', 'hex')), {}, 'damaged'],
    ['a cut gz', async () => fileOf(gzipSync(xml).subarray(0, 60)), {}, 'damaged'],
    ['a zip bomb', () => zipOf({ 'a.xml': bomb() }), limits, 'more than 100 times its size'],
    ['a gz bomb', async () => fileOf(gzipSync(bomb())), limits, 'more than 100 times its size'],
    ['too much', async () => fileOf(gzipSync(bomb())), { maxUnpackedBytes: 1_000_000 }, 'more than 1000000 bytes'],
  ])('%s is refused', async (_, path, within, says) => {
    await expect(path().then((file) => read(file, ['Item'], within))).rejects.toThrow(says)
  })

  test('a file that is not there is said as it is', async () => {
    await expect(read(join(folder, 'nowhere.xml'))).rejects.toThrow('ENOENT')
  })
})
