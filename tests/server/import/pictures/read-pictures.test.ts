import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashFile } from '#server/cli/import/hash-of.ts'
import { partNumbersInFileName } from '#server/import/pictures/part-number-in-file-name.ts'
import { folderOf, jpeg, only, plain, readAll, root, zipOf } from './support/picture-files.ts'

/** A PNG whose head says a size that its few bytes do not have. */
async function pngSaying(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(100, 100).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE((crc32 as (of: Uint8Array) => number)(bytes.subarray(12, 29)), 29)
  return bytes
}

test.each<[string, () => Promise<Buffer | string>, RegExp]>([
  ['a JPEG that is cut off', async () => (await jpeg(plain(600, 400))).subarray(0, 900), /broken or cut off/],
  [
    'a PNG that is damaged',
    async () => Buffer.concat([(await plain().png().toBuffer()).subarray(0, 60), Buffer.alloc(90, 7)]),
    /broken or cut off/,
  ],
  ['a decompression bomb', () => pngSaying(30_000, 30_000), /million pixels.*save it smaller/],
  ['a strip', () => jpeg(plain(1200, 100)), /strip.*Crop/],
  ['a speck', () => jpeg(plain(16, 16)), /too few/],
  ['a GIF', () => plain().gif().toBuffer(), /GIF.*PNG/],
  ['a TIFF', () => plain().tiff().toBuffer(), /TIFF.*JPEG/],
  ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC.*JPEG/],
  ['a PDF', async () => '%PDF-1.7', /PDF/],
  ['an archive', async () => Buffer.from('PK\x03\x04rest'), /Unpack/],
  ['an empty file', async () => '', /empty/],
  ['a page of HTML', async () => '<!doctype html><p>Not found</p>', /no picture/],
  ['an SVG with entities', async () => '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>', /entities/],
])('%s is refused with what to do, and the next one is read', async (_, made, says) => {
  const { refused, parts } = await readAll(folderOf({ 'A-1.jpg': await made(), 'B-2.jpg': await jpeg() }))
  expect(only(refused)).toMatchObject({ file: 'A-1.jpg', value: 'A-1.jpg', says: expect.stringMatching(says) })
  expect(parts).toEqual([['B-2', ['b-2.jpg']]])
})

describe('which part a picture is of', () => {
  test.each<[string, string]>([
    ['VT-1001.jpg', 'VT-1001 0'],
    ['VT-1001_2.jpg', 'VT-1001_2 0, VT-1001 2'],
    ['VT-1001-front.png', 'VT-1001-front 0, VT-1001 101'],
    ['vt1001 (3).webp', 'vt1001 (3) 0, vt1001 3'],
    ['0-986-013-850-2.jpg', '0-986-013-850-2 0, 0-986-013-850 2'],
    ['VT-1001-front (2).jpg', 'VT-1001-front (2) 0, VT-1001-front 2, VT-1001 101'],
    ['front.jpg', 'front 0'],
  ])('%s may be of %s', (file, wanted) => {
    expect(
      partNumbersInFileName(file)
        .map(({ code, sortPosition }) => `${code} ${sortPosition}`)
        .join(', '),
    ).toBe(wanted)
  })

  test('is said by its name; a part’s pictures come in their order, from all folders', async () => {
    const one = (shade: number) => jpeg(plain(200, 150, { r: shade, g: 0, b: 0 }))
    const folder = folderOf({
      'b/VT-1001_2.jpg': await one(10),
      'VT-1001.jpg': await one(20),
      'a/vt1001 (10).jpg': await one(30),
      'VT-1001-rear.PNG': await one(40),
      '.DS_Store': 'x',
      'Thumbs.db': 'x',
      'X_1.jpg': await one(50),
    })
    const { parts, refused } = await readAll(folder)
    expect(refused).toEqual([])
    expect(parts).toEqual([
      ['VT-1001', ['vt-1001.jpg', 'vt-1001_2.jpg', 'vt1001 (10).jpg', 'vt-1001-rear.png']],
      ['X', ['x_1.jpg']],
    ])
  })

  test('is the longest number that the shop has; without any the picture is kept by its name', async () => {
    const bytes = await jpeg()
    const folder = folderOf({ 'A-1-2.jpg': bytes, 'B-1-2.jpg': bytes, 'C-9.jpg': bytes })
    const { parts, pictures, noted } = await readAll(folder, { isKnown: (code) => ['A-1-2', 'A-1', 'B-1'].includes(code) })
    expect(parts).toEqual([
      ['A-1-2', ['a-1-2.jpg']],
      ['B-1', ['b-1-2.jpg']],
    ])
    expect(pictures).toHaveLength(3)
    expect(only(noted.filter((says) => says.includes('No part')))).toContain('kept')
  })

  test.each<[string, string | Buffer]>([
    ['commas', '﻿Part No,File name\nVT-1,Front.JPG\nVT-1,b.jpg\n"VT-2",missing.jpg\n,b.jpg\n'],
    [
      'semicolons, in Windows-1252',
      Buffer.from('Größe;Artikelnr.;Bilddatei\n1;VT-1;front|b.jpg\n2;VT-2;missing.jpg\n3;;b.jpg\n', 'latin1'),
    ],
  ])('is said by a list with %s; what is not in it is left alone', async (_, text) => {
    const folder = folderOf({ 'front.jpg': await jpeg(), 'b.jpg': await jpeg(plain(220, 150)), 'c.jpg': await jpeg() })
    const list = join(folderOf({ 'list.csv': text }), 'list.csv')
    const { parts, pictures, refused, leftOut } = await readAll(folder, { list })
    expect(parts).toEqual([['VT-1', ['front.jpg', 'b.jpg']]])
    expect(pictures.map(({ name }) => name).sort()).toEqual(['b.jpg', 'front.jpg'])
    expect(refused.map(({ file, says }) => [file, says.slice(0, 12)])).toEqual([
      [list, 'The number o'],
      [list, 'There is no '],
    ])
    expect(leftOut).toEqual(['c.jpg: It is not in the list, and was left alone.'])
  })

  test('needs both columns of a list', async () => {
    const list = join(folderOf({ 'list.csv': 'a,b\n1,2\n' }), 'list.csv')
    await expect(readAll(folderOf({}), { list })).rejects.toThrow(/needs a column.*It has: a, b/)
  })

  test('two pictures of one name: the first counts; twice the same is no matter', async () => {
    const bytes = await jpeg()
    const { pictures, refused } = await readAll(
      folderOf({ 'a/VT-1.jpg': bytes, 'b/vt-1.JPG': await jpeg(plain(220, 150)), 'c/VT-1.jpg': bytes }),
    )
    expect(pictures.map(({ at }) => at.file)).toEqual(['a/VT-1.jpg'])
    expect(only(refused)).toMatchObject({ file: 'b/vt-1.JPG', says: expect.stringContaining('a/VT-1.jpg has the same name') })
  })
})

describe('an archive', () => {
  test('is read as a folder is', async () => {
    const files = { 'all/VT-1.jpg': await jpeg(), 'all/VT-2.png': await plain(220, 150).png().toBuffer(), '__MACOSX/all/._VT-1.jpg': 'x' }
    const [folder, zip] = [await readAll(folderOf(files)), await readAll(await zipOf(files))]
    const told = ({ events }: typeof zip) => events.filter(({ type }) => type !== 'read')
    expect(told(zip)).toEqual(told(folder))
    expect(zip.pictures).toHaveLength(2)
    expect(zip.events.filter((event) => event.type === 'read').at(-1)).toEqual({
      type: 'read',
      bytes: expect.any(Number),
      of: expect.any(Number),
    })
  })

  test('in an archive, and a bomb, are not unpacked', async () => {
    const inner = await zipOf({ 'VT-2.jpg': await jpeg() })
    const { readFileSync } = await import('node:fs')
    const { refused, parts } = await readAll(
      await zipOf({ 'inner.zip': readFileSync(inner), 'bomb.png': Buffer.alloc(5_000_000), 'VT-1.jpg': await jpeg() }),
    )
    expect(refused.map(({ says }) => says).sort()).toEqual([expect.stringContaining('Unpack it'), expect.stringContaining('zip bomb')])
    expect(parts).toEqual([['VT-1', ['vt-1.jpg']]])
  })

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['that leads out of itself', (bytes) => replaced(bytes, 'aa/bb/x.jpg', '../../x.jpg'), /cannot be read.*Pack the folder anew/],
    ['with an absolute path', (bytes) => replaced(bytes, 'aa/bb/x.jpg', '/etc/pas.jpg'.slice(0, 11)), /cannot be read/],
    ['that is cut off', (bytes) => bytes.subarray(0, bytes.length - 40), /neither a folder nor a ZIP/],
    ['that is none', () => Buffer.from('hello'), /neither a folder nor a ZIP/],
  ])('%s is not opened', async (_, change, says) => {
    await expect(readAll(await zipOf({ 'aa/bb/x.jpg': 'x' }, change))).rejects.toThrow(says)
  })

  test('that is not there is said so', async () => {
    await expect(readAll(join(root, 'nowhere'))).rejects.toThrow(/no folder or archive/)
  })
})

const replaced = (bytes: Buffer, from: string, to: string) => Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

test('links in a folder, also one to itself, are left out and named, and the others are read', async () => {
  const folder = folderOf({ 'A-1.jpg': await jpeg() })
  symlinkSync('loop.jpg', join(folder, 'loop.jpg'))
  symlinkSync('.', join(folder, 'round'))
  symlinkSync('/nowhere/at/all', join(folder, 'gone.jpg'))
  const { refused, parts } = await readAll(folder)
  expect(refused.map(({ file, says }) => `${file}: ${says}`)).toEqual(
    ['gone.jpg', 'loop.jpg', 'round'].map(
      (file) => `${file}: It is a link, and links are not followed. Put the file or the folder itself in its place.`,
    ),
  )
  expect(parts).toEqual([['A-1', ['a-1.jpg']]])
  // What an import is known by can be said of it too.
  expect(await hashFile(folder)).toMatch(/^[0-9a-f]{64}$/)
})
