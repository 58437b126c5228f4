import { pictureWidthsUpTo } from './own-widths.ts'
import { pictureUrl } from './picture-url.ts'

/**
 * A picture of the operator. Its files are at `/own/{hash}/{width}.{avif|webp|svg}` below the image base URL, and their content never
 * changes. Sizes in pixels.
 */
export interface ShopPicture {
  hash: string
  width: number
  height: number
  /** Whether there is also an SVG file. */
  vector: boolean
}

const MAX_PICTURE_WIDTH = 1600
const MEDIUM_PICTURE_WIDTH = 800

/** Returns the available widths of a picture, in ascending order. Vector pictures have all widths. */
export const shopPictureWidths = ({ width, vector }: Pick<ShopPicture, 'width' | 'vector'>): number[] =>
  pictureWidthsUpTo(vector ? MAX_PICTURE_WIDTH : Math.min(width, MAX_PICTURE_WIDTH))

/** Returns pictures as one text for the search index: `{hash}:{width}x{height}`, with `.svg` for vector pictures, separated by spaces. */
export const shopPicturesText = (pictures: readonly ShopPicture[]): string =>
  pictures.map(({ hash, width, height, vector }) => `${hash}:${width}x${height}${vector ? '.svg' : ''}`).join(' ')

const PICTURE_ENTRY_PATTERN = /([0-9a-f]{32}):(\d+)x(\d+)(\.svg)?(?= |$)/g

/** Parses a text that `shopPicturesText` wrote; invalid entries are dropped. */
export const parseShopPictures = (text: string | null | undefined): ShopPicture[] =>
  [...(text ?? '').matchAll(PICTURE_ENTRY_PATTERN)].map(([, hash = '', width, height, svg]) => ({
    hash,
    width: Number(width),
    height: Number(height),
    vector: svg !== undefined,
  }))

/**
 * Returns the URL of a picture's largest file, below the image base URL. The fragment after `#` is never sent to a server: it names the
 * part whose drawing replaces a missing picture.
 */
export function shopPictureUrl(picture: ShopPicture, mcode: string): string {
  return `/own/${picture.hash}/${shopPictureWidths(picture).at(-1)}.${picture.vector ? 'svg' : 'webp'}#${mcode}`
}

const SHOP_PICTURE_URL_PATTERN = /\/own\/([0-9a-f]{32})\/(\d+)\.(webp|svg)(?:#.*)?$/

/** Converts the picture URL of a cached card to a text like that of `shopPicturesText`, which is enough to show the card again. */
export function shopPicturesTextOfUrl(url: string): string {
  const [, hash = '', width = '', format] = SHOP_PICTURE_URL_PATTERN.exec(url) ?? []
  return hash === '' ? '' : `${hash}:${width}x${width}${format === 'svg' ? '.svg' : ''}`
}

/**
 * Returns the URL of a part's main picture: its first own picture, otherwise our drawing. `pictures`: a text that `shopPicturesText` wrote.
 */
export function mainPictureUrl(mcode: string, pictures: string | null | undefined): string {
  const [first] = pictures ? parseShopPictures(pictures) : []
  return first === undefined ? pictureUrl(mcode, 'view') : shopPictureUrl(first, mcode)
}

/** Returns a part's own pictures for its page, in order. */
export const shopPartImages = (mcode: string, pictures: string | null | undefined) =>
  parseShopPictures(pictures).map((picture) => {
    const { width, height } = picture
    return { url: shopPictureUrl(picture, mcode), kind: 'own' as const, width, height }
  })

/**
 * Returns the URL of a picture's raster file, for clients without SVG support (feeds, search engines). Other URLs are returned unchanged.
 */
export function rasterPictureUrl(url: string): string {
  const [, hash, width] = SHOP_PICTURE_URL_PATTERN.exec(url) ?? []
  return hash === undefined ? url : url.replace(SHOP_PICTURE_URL_PATTERN, `/own/${hash}/${width}.webp`)
}

/** Returns the URL of a medium size of an own picture, which is sufficient for phones. Other URLs are returned unchanged. */
export function mediumPictureUrl(url: string): string {
  const [, hash, width, format] = SHOP_PICTURE_URL_PATTERN.exec(url) ?? []
  return hash === undefined || format === 'svg'
    ? url
    : url.replace(SHOP_PICTURE_URL_PATTERN, `/own/${hash}/${mediumPictureWidthOf(Number(width))}.webp`)
}

const mediumPictureWidthOf = (largest: number) => pictureWidthsUpTo(largest).findLast((width) => width <= MEDIUM_PICTURE_WIDTH) ?? largest

/**
 * Returns a picture for link previews of messengers, which expect raster images of a few hundred pixels; null if the URL is not one of an
 * own picture.
 */
export function shopSharePicture({ url, width, height }: Pick<ShopPicture, 'width' | 'height'> & { url: string }) {
  const [, hash, largest] = SHOP_PICTURE_URL_PATTERN.exec(url) ?? []
  if (hash === undefined) return null
  const made = mediumPictureWidthOf(Number(largest))
  return { url: `/own/${hash}/${made}.webp`, type: 'image/webp', width: made, height: Math.round((height * made) / width) }
}
