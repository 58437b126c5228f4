import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { shopPictureWidths } from '#contract/part/shop-picture.ts'
import { cleanSvg } from './clean-svg.ts'
import { detectPictureType } from './picture-type.ts'
import { RefusedPicture } from './refused-picture.ts'

/** The version of the conversion of pictures. The version is part of each picture's hash, so a new version gives new URLs. */
const CONVERSION_VERSION = 1
/** The maximum size of a picture file, in bytes. A file is read into memory as a whole. */
export const MAX_PICTURE_BYTES = 60_000_000
const MAX_PIXELS = 64_000_000
const MIN_EDGE_PIXELS = 48
const MAX_SIDE_RATIO = 5
const BLURRED_BELOW_PIXELS = 400
const WHITE_BACKGROUND = '#ffffff'

// The cache of libvips is switched off, because each picture is converted only once.
sharp.cache(false)
sharp.concurrency(1)

export interface ConvertedPicture {
  hash: string
  width: number
  height: number
  vector: boolean
  files: { width: number; format: 'avif' | 'webp' | 'svg'; bytes: Uint8Array }[]
  /** Remarks for the operator about an accepted picture. */
  notes: string[]
}

/**
 * Converts a picture to AVIF and WebP in up to four widths: upright, in sRGB, on white, without metadata. An SVG also gives its cleaned SVG
 * file. `has` tells whether the shop already has the files of a hash, so that they need not be made.
 * @throws RefusedPicture when the picture cannot be used.
 */
export async function convertPicture(bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<ConvertedPicture> {
  const type = detectPictureType(bytes)
  if (typeof type === 'object') throw new RefusedPicture(type.message)
  if (bytes.length > MAX_PICTURE_BYTES)
    throw new RefusedPicture(`The file has more than ${MAX_PICTURE_BYTES / 1_000_000} MB. 1600 pixels a side are enough: save it smaller.`)
  return type === 'svg' ? convertSvgPicture(bytes, has) : convertPixelPicture(bytes, has)
}

async function convertPixelPicture(bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<ConvertedPicture> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
  const about = await refuseUnreadablePicture(open().metadata())
  const { width, height } = about.autoOrient
  assertAllowedSize(width, height)
  const hash = hashPicture(bytes)
  const of = { hash, width, height, vector: false }
  const notes = createPictureNotes(about, await countPages(bytes))
  const [largest = width] = shopPictureWidths(of).slice(-1)
  const decoded = open().autoOrient().toColourspace('srgb').flatten({ background: WHITE_BACKGROUND }).resize({ width: largest })
  return { ...of, notes, files: await convertToFiles(of, decoded, has) }
}

async function convertSvgPicture(bytes: Uint8Array, has: (hash: string) => Promise<boolean>): Promise<ConvertedPicture> {
  const { svg, width, height, notes } = cleanSvg(new TextDecoder().decode(bytes))
  assertAllowedRatio(width, height)
  const clean = new TextEncoder().encode(svg)
  const of = { hash: hashPicture(clean), width, height, vector: true }
  const drawn = sharp(clean, { limitInputPixels: MAX_PIXELS }).flatten({ background: WHITE_BACKGROUND }).resize({ width })
  const pixels = await convertToFiles(of, drawn, has)
  return { ...of, notes, files: pixels.length === 0 ? [] : [...pixels, { width, format: 'svg', bytes: clean }] }
}

/** Makes the files of a picture from pixels that are decoded once, in the largest width. Empty when the shop already has the files. */
async function convertToFiles(
  of: Pick<ConvertedPicture, 'hash' | 'width' | 'vector'>,
  picture: Sharp,
  has: (hash: string) => Promise<boolean>,
): Promise<ConvertedPicture['files']> {
  if (await has(of.hash)) return []
  const { data, info } = await refuseUnreadablePicture(
    picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const files: ConvertedPicture['files'] = []
  for (const to of shopPictureWidths(of)) {
    const sized = () => sharp(data, { raw: { width, height, channels } }).resize({ width: to })
    files.push({ width: to, format: 'avif', bytes: await sized().avif({ quality: 52, effort: 3 }).toBuffer() })
    files.push({ width: to, format: 'webp', bytes: await sized().webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer() })
  }
  return files
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const { pages } = await refuseUnreadablePicture(sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: -1 }).metadata())
  return pages ?? 1
}

async function refuseUnreadablePicture<Read>(read: Promise<Read>): Promise<Read> {
  try {
    return await read
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    if (/pixel limit/i.test(why))
      throw new RefusedPicture(`It has more than ${MAX_PIXELS / 1_000_000} million pixels. 1600 a side are enough: save it smaller.`, {
        cause,
      })
    throw new RefusedPicture(`The picture is broken or cut off (${why.split('\n')[0]?.trim()}). Copy or save it anew.`, { cause })
  }
}

function assertAllowedSize(width: number, height: number): void {
  if (Math.max(width, height) < MIN_EDGE_PIXELS)
    throw new RefusedPicture(`${width} × ${height} pixels are too few to see anything. From 400 on it looks well; 1600 are best.`)
  assertAllowedRatio(width, height)
}

function assertAllowedRatio(width: number, height: number): void {
  if (Math.max(width, height) > MAX_SIDE_RATIO * Math.min(width, height))
    throw new RefusedPicture(
      `${width} × ${height} is a strip: one side is more than ${MAX_SIDE_RATIO} times the other. Crop it to the part.`,
    )
}

function createPictureNotes({ autoOrient: { width, height } }: Metadata, pages: number): string[] {
  return [
    ...(pages > 1 ? [`It moves, or has ${pages} pictures in it: the first is taken.`] : []),
    ...(Math.max(width, height) < BLURRED_BELOW_PIXELS
      ? [`${width} × ${height} pixels look blurred when they are large. From 400 on it looks well; 1600 are best.`]
      : []),
  ]
}

/** Returns a hash of the source picture and the version of the conversion. Pictures with equal hashes have equal files. */
const hashPicture = (bytes: Uint8Array): string =>
  createHash('sha256').update(`armature picture ${CONVERSION_VERSION}\n`).update(bytes).digest('hex').slice(0, 32)
