import { widthsUpTo } from './own-widths.ts'
import { pictureUrl } from './picture-url.ts'

/**
 * A picture of the operator. Its files are at `/own/{hash}/{width}.{avif|webp|svg}` below the image base URL, and their content never
 * changes. Sizes in pixels.
 */
export interface OwnPicture {
  hash: string
  width: number
  height: number
  /** Whether there is also an SVG file. */
  vector: boolean
}

const MAX_PICTURE_WIDTH = 1600
const MIDDLE_PICTURE_WIDTH = 800

/** Returns the available widths of a picture, in ascending order. Vector pictures have all widths. */
export const ownPictureWidths = ({ width, vector }: Pick<OwnPicture, 'width' | 'vector'>): number[] =>
  widthsUpTo(vector ? MAX_PICTURE_WIDTH : Math.min(width, MAX_PICTURE_WIDTH))

/** Returns pictures as one text for the search index: `{hash}:{width}x{height}`, with `.svg` for vector pictures, separated by spaces. */
export const ownPicturesText = (pictures: readonly OwnPicture[]): string =>
  pictures.map(({ hash, width, height, vector }) => `${hash}:${width}x${height}${vector ? '.svg' : ''}`).join(' ')

const PICTURE_ENTRY = /([0-9a-f]{32}):(\d+)x(\d+)(\.svg)?(?= |$)/g

/** Parses a text that `ownPicturesText` wrote; invalid entries are dropped. */
export const readOwnPictures = (text: string | null | undefined): OwnPicture[] =>
  [...(text ?? '').matchAll(PICTURE_ENTRY)].map(([, hash = '', width, height, svg]) => ({
    hash,
    width: Number(width),
    height: Number(height),
    vector: svg !== undefined,
  }))

/**
 * Returns the URL of a picture's largest file, below the image base URL. The fragment after `#` is never sent to a server: it names the
 * part whose drawing replaces a missing picture.
 */
export function ownPictureUrl(picture: OwnPicture, mcode: string): string {
  return `/own/${picture.hash}/${ownPictureWidths(picture).at(-1)}.${picture.vector ? 'svg' : 'webp'}#${mcode}`
}

const OWN_PICTURE_URL = /\/own\/([0-9a-f]{32})\/(\d+)\.(webp|svg)(?:#.*)?$/

/** Returns the pictures text for a picture URL from a cached card, which is enough to show the card again. */
export function ownPicturesTextOfUrl(url: string): string {
  const [, hash = '', width = '', format] = OWN_PICTURE_URL.exec(url) ?? []
  return hash === '' ? '' : `${hash}:${width}x${width}${format === 'svg' ? '.svg' : ''}`
}

/**
 * Returns the URL of a part's main picture: its first own picture, otherwise our drawing. `pictures`: a text that `ownPicturesText` wrote.
 */
export function mainPictureUrl(mcode: string, pictures: string | null | undefined): string {
  const [first] = pictures ? readOwnPictures(pictures) : []
  return first === undefined ? pictureUrl(mcode, 'view') : ownPictureUrl(first, mcode)
}

/** Returns a part's own pictures for its page, in order. */
export const ownPartImages = (mcode: string, pictures: string | null | undefined) =>
  readOwnPictures(pictures).map((picture) => {
    const { width, height } = picture
    return { url: ownPictureUrl(picture, mcode), kind: 'own' as const, width, height }
  })

/**
 * Returns the URL of a picture's raster file, for clients without SVG support (feeds, search engines). Other URLs are returned unchanged.
 */
export function rasterPictureUrl(url: string): string {
  const [, hash, width] = OWN_PICTURE_URL.exec(url) ?? []
  return hash === undefined ? url : url.replace(OWN_PICTURE_URL, `/own/${hash}/${width}.webp`)
}

/** Returns the URL of a medium size of an own picture, which is sufficient for phones. Other URLs are returned unchanged. */
export function middleSizeUrl(url: string): string {
  const [, hash, width, format] = OWN_PICTURE_URL.exec(url) ?? []
  return hash === undefined || format === 'svg' ? url : url.replace(OWN_PICTURE_URL, `/own/${hash}/${middleWidthOf(Number(width))}.webp`)
}

const middleWidthOf = (largest: number) => widthsUpTo(largest).findLast((width) => width <= MIDDLE_PICTURE_WIDTH) ?? largest

/**
 * Returns a picture for link previews of messengers, which expect raster images of a few hundred pixels; null if the URL is not one of an
 * own picture.
 */
export function ownSharePicture({ url, width, height }: Pick<OwnPicture, 'width' | 'height'> & { url: string }) {
  const [, hash, largest] = OWN_PICTURE_URL.exec(url) ?? []
  if (hash === undefined) return null
  const made = middleWidthOf(Number(largest))
  return { url: `/own/${hash}/${made}.webp`, type: 'image/webp', width: made, height: Math.round((height * made) / width) }
}
