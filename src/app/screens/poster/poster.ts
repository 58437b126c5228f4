/** The texts of a poster in the current language. */
export interface Poster {
  shop: string
  colour: string
  /** A colour that is legible on the shop's colour. */
  onColour: string
  /** A part's number, or the shop's name. */
  title: string
  /** Whether the title is a number. */
  isNumber: boolean
  /** The description, in one or two lines. */
  words: string
  /** Further facts, one per line. */
  facts: readonly string[]
  price: string | null
  /** The date of the price, and additional charges. */
  priceNote: string
  /** The caption of the QR code. */
  scan: string
  /** The target of the QR code. */
  url: string
  contact: string
}

/** The pictures; null if unavailable. */
export interface PosterPictures {
  logo: HTMLImageElement | null
  part: HTMLImageElement | null
}

/** The pixel size of each format: 4:5 for phones, A4 with 200 dots per inch. */
export const posterForms = {
  portrait: { width: 1080, height: 1350 },
  a4: { width: 1654, height: 2339 },
} as const
export type PosterForm = keyof typeof posterForms

/** A URL in readable form. */
export const shortAddress = (url: string): string =>
  decodeURI(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
