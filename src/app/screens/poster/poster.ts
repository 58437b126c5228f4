/** The texts of a poster in the current language. */
export interface Poster {
  shop: string
  colour: string
  /** A text colour that is legible on the shop's colour. */
  textColour: string
  /** The number of a part, or the name of the shop. */
  title: string
  /** Whether the title is a part number. */
  isTitlePartNumber: boolean
  /** A description, in one or two lines. */
  description: string
  /** Further lines of text. */
  detailLines: readonly string[]
  price: string | null
  /** The date of the price, and additional charges. */
  priceNote: string
  /** The text below the QR code. */
  qrCaption: string
  /** The URL in the QR code. */
  url: string
  contact: string
}

/** The pictures of a poster; null if a picture is not available. */
export interface PosterPictures {
  logo: HTMLImageElement | null
  mainPicture: HTMLImageElement | null
}

/** The pixel size of each format of a poster: 4:5 for phones, A4 with 200 dots per inch. */
export const posterFormSizes = {
  portrait: { width: 1080, height: 1350 },
  a4: { width: 1654, height: 2339 },
} as const
export type PosterForm = keyof typeof posterFormSizes

/** Returns a URL in a form that is easy to read and type. */
export const displayUrl = (url: string): string =>
  decodeURI(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
