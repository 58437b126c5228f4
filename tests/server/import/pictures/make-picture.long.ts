import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureFacts } from '#server/import/facts.ts'
import { DRAWING, folderOf, halves, jpeg, only, plain, readAll } from './support/picture-files.ts'

const fileOf = ({ files }: PictureFacts, format: string, width: number) => {
  const found = files.find((file) => file.format === format && file.width === width)
  if (!found) throw new Error(`There is no ${format} of ${width}.`)
  return Buffer.from(found.bytes, 'base64')
}
/** The colour in the middle of the left and of the right half. */
async function colours(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [left, right] = [at(Math.round(info.width / 4), info.height >> 1), at(Math.round((info.width * 3) / 4), info.height >> 1)]
  return { left, right, top: at(info.width >> 1, info.height >> 2), bottom: at(info.width >> 1, (info.height * 3) >> 2) }
}
const near = (wanted: readonly number[]) => wanted.map((one) => expect.closeTo(one, -1.4))

describe('a picture', () => {
  test('is made in four widths, never enlarged, each as AVIF and WebP', async () => {
    const folder = folderOf({ 'VT-1.jpg': await jpeg(plain(1700, 1000)), 'VT-2.jpg': await jpeg(plain(500, 400)) })
    const { pictures } = await readAll(folder)
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [1700, 1000],
      [500, 400],
    ])
    expect(pictures.map(({ files }) => files.map(({ width, format }) => `${width} ${format}`))).toEqual(
      [
        [160, 400, 800, 1600],
        [160, 400, 500],
      ].map((widths) => widths.flatMap((width) => [`${width} avif`, `${width} webp`])),
    )
    const [first] = pictures
    for (const format of ['avif', 'webp'])
      expect(await sharp(fileOf(first as PictureFacts, format, 400)).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width: 400,
        height: 235,
      })
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => halves(200, 100).jpeg().toBuffer()],
    ['progressive JPEG', () => halves(200, 100).jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => halves(200, 100).png().toBuffer()],
    ['PNG of 16 bits', () => halves(200, 100).toColourspace('rgb16').png().toBuffer()],
    ['PNG with a palette', () => halves(200, 100).png({ palette: true }).toBuffer()],
    ['WebP', () => halves(200, 100).webp().toBuffer()],
    ['AVIF', () => halves(200, 100).avif().toBuffer()],
    [
      'CMYK',
      async () =>
        sharp(await halves(200, 100).png().toBuffer())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'wide gamut',
      async () =>
        sharp(await halves(200, 100).png().toBuffer())
          .withIccProfile('p3')
          .jpeg()
          .toBuffer(),
    ],
  ])('of %s comes out in its colours, in sRGB of 8 bits, whatever its name says', async (_, made) => {
    const { pictures, refused } = await readAll(folderOf({ 'VT-1.gif': await made() }))
    expect(refused).toEqual([])
    const bytes = fileOf(only(pictures), 'webp', 200)
    const { left, right } = await colours(bytes)
    // CMYK has no such red and blue.
    expect([(left[0] ?? 0) > 200 && (left[2] ?? 0) < 90, (right[2] ?? 0) > 120 && (right[0] ?? 0) < 90]).toEqual([true, true])
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 })
    expect((await sharp(bytes).metadata()).icc).toBeUndefined()
  })

  test('stands upright, without a word of where and by what it was taken', async () => {
    const turned = await halves(200, 100)
      .withExif({ IFD0: { Model: 'Telephone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const from = await sharp(turned).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(from).metadata()).exif?.toString('latin1')).toContain('Telephone')
    const picture = only((await readAll(folderOf({ 'VT-1.jpg': from }))).pictures)
    expect([picture.width, picture.height]).toEqual([100, 200])
    const { top, bottom } = await colours(fileOf(picture, 'webp', 100))
    expect([(top[0] ?? 0) > 200, (bottom[2] ?? 0) > 200]).toEqual([true, true])
    for (const { bytes } of picture.files) {
      const made = Buffer.from(bytes, 'base64')
      expect(await sharp(made).metadata()).not.toHaveProperty('exif')
      expect(made.toString('latin1')).not.toMatch(/Telephone|GPS|Exif/)
    }
  })

  test('that is transparent stands on white, as on paper', async () => {
    const clear = await sharp({ create: { width: 200, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    const { left } = await colours(fileOf(only((await readAll(folderOf({ 'VT-1.png': clear }))).pictures), 'webp', 200))
    expect(left).toEqual(near([255, 255, 255]))
  })

  test('that moves is taken as it begins, and this is said', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => plain(200, 100, colour).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const { pictures, noted } = await readAll(folderOf({ 'VT-1.webp': moving }))
    expect((await colours(fileOf(only(pictures), 'webp', 200))).left).toEqual(near([255, 0, 0]))
    expect(noted.join()).toContain('It moves')
    expect(only(pictures)).toMatchObject({ width: 200, height: 100 })
  })

  test('of vectors is cleaned and kept, and made of pixels for who needs them', async () => {
    const picture = only(
      (await readAll(folderOf({ 'VT-1.svg': `﻿<?xml version="1.0"?><!DOCTYPE svg>\n<!-- by hand -->${DRAWING}` }))).pictures,
    )
    expect(picture).toMatchObject({ vector: true, width: 1600, height: 1200 })
    expect(picture.files.map(({ width, format }) => `${width} ${format}`).slice(-3)).toEqual(['1600 avif', '1600 webp', '1600 svg'])
    expect(fileOf(picture, 'svg', 1600).toString()).not.toContain('script')
    expect((await colours(fileOf(picture, 'webp', 800))).left).toEqual(near([0, 136, 255]))
  })

  test('has the same hash wherever it lies, and is not made again where it is kept', async () => {
    const bytes = await jpeg()
    const [one, two] = [
      await readAll(folderOf({ 'VT-1.jpg': bytes })),
      await readAll(folderOf({ 'a/VT-9.png': bytes }), { hasPictureFiles: async () => true }),
    ]
    expect([two.pictures[0]?.hash, two.pictures[0]?.files]).toEqual([one.pictures[0]?.hash, []])
    expect(one.pictures[0]?.hash).toMatch(/^[0-9a-f]{32}$/)
    expect((await readAll(folderOf({ 'VT-1.jpg': await jpeg(plain(200, 150, '#c04021')) }))).pictures[0]?.hash).not.toBe(
      one.pictures[0]?.hash,
    )
  })
})
