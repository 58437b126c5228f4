import { widthsUpTo } from './own-widths.ts'
import { pictureUrl } from './picture-url.ts'

/**
 * A picture of the operator's own. Its files lie at `/own/{hash}/{width}.{avif|webp|svg}` below the image base; what is at such an address
 * never changes. Sizes in pixels.
 */
export interface OwnPicture {
  hash: string
  width: number
  height: number
  /** There is an SVG too. */
  vector: boolean
}

const WIDEST = 1600
const MIDDLE = 800

/** The widths that a picture of a width has, ascending. What is drawn by vectors has all. */
export const ownWidths = ({ width, vector }: Pick<OwnPicture, 'width' | 'vector'>): number[] =>
  widthsUpTo(vector ? WIDEST : Math.min(width, WIDEST))

/** Pictures as one text, in which an index keeps them: `{hash}:{width}x{height}`, of vectors with `.svg` behind it, parted by blanks. */
export const ownPicturesText = (pictures: readonly OwnPicture[]): string =>
  pictures.map(({ hash, width, height, vector }) => `${hash}:${width}x${height}${vector ? '.svg' : ''}`).join(' ')

const ENTRY = /([0-9a-f]{32}):(\d+)x(\d+)(\.svg)?(?= |$)/g

/** What `ownPicturesText` has written; what is nothing of the kind is left out. */
export const readOwnPictures = (text: string | null | undefined): OwnPicture[] =>
  [...(text ?? '').matchAll(ENTRY)].map(([, hash = '', width, height, svg]) => ({
    hash,
    width: Number(width),
    height: Number(height),
    vector: svg !== undefined,
  }))

/**
 * Address of a picture's largest file, below the image base. The part behind `#` never reaches a server: it says whose drawing stands in when
 * the picture cannot be had.
 */
export function ownPictureUrl(picture: OwnPicture, mcode: string): string {
  return `/own/${picture.hash}/${ownWidths(picture).at(-1)}.${picture.vector ? 'svg' : 'webp'}#${mcode}`
}

const ADDRESS = /\/own\/([0-9a-f]{32})\/(\d+)\.(webp|svg)(?:#.*)?$/

/** Of a card that a device has kept, as far as its address says it: enough to show it on cards. */
export function ownPicturesAt(url: string): string {
  const [, hash = '', width = '', format] = ADDRESS.exec(url) ?? []
  return hash === '' ? '' : `${hash}:${width}x${width}${format === 'svg' ? '.svg' : ''}`
}

/** What a part shows first: the first of its own pictures, else our drawing. `pictures` as `ownPicturesText` writes them. */
export function mainPictureUrl(mcode: string, pictures: string | null | undefined): string {
  const [first] = pictures ? readOwnPictures(pictures) : []
  return first === undefined ? pictureUrl(mcode, 'view') : ownPictureUrl(first, mcode)
}

/** What a part's page shows of its own pictures, in their order. */
export const ownImages = (mcode: string, pictures: string | null | undefined) =>
  readOwnPictures(pictures).map((picture) => {
    const { width, height } = picture
    return { url: ownPictureUrl(picture, mcode), kind: 'own' as const, width, height }
  })

/** The pixels of a picture for who takes no SVG and knows no `#` (feeds, search engines); any other address as it is. */
export function pixelsUrl(url: string): string {
  const [, hash, width] = ADDRESS.exec(url) ?? []
  return hash === undefined ? url : url.replace(ADDRESS, `/own/${hash}/${width}.webp`)
}

/** The address of a middle size of one of our own pictures, which is enough for a telephone; any other address as it is. */
export function middleSizeUrl(url: string): string {
  const [, hash, width, format] = ADDRESS.exec(url) ?? []
  return hash === undefined || format === 'svg' ? url : url.replace(ADDRESS, `/own/${hash}/${middleOf(Number(width))}.webp`)
}

const middleOf = (largest: number) => widthsUpTo(largest).findLast((width) => width <= MIDDLE) ?? largest

/** A picture for messengers, which take pixels of some hundred a side; null for an address that is none of an own picture. */
export function ownShared({ url, width, height }: Pick<OwnPicture, 'width' | 'height'> & { url: string }) {
  const [, hash, largest] = ADDRESS.exec(url) ?? []
  if (hash === undefined) return null
  const made = middleOf(Number(largest))
  return { url: `/own/${hash}/${made}.webp`, type: 'image/webp', width: made, height: Math.round((height * made) / width) }
}
