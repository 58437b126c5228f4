/** What stands on a poster; every text in the language shown. */
export interface Poster {
  shop: string
  colour: string
  /** Readable upon it. */
  onColour: string
  /** A part's number, or the shop's name. */
  title: string
  /** Whether the title is a number. */
  isNumber: boolean
  /** What it is, in one or two lines. */
  words: string
  /** More facts, a line each. */
  facts: readonly string[]
  price: string | null
  /** Of which day the price is, and what comes on top. */
  priceNote: string
  /** What the code is for. */
  scan: string
  /** Where the code leads. */
  url: string
  contact: string
}

/** What it looks like; null where it cannot be had. */
export interface PosterPictures {
  logo: HTMLImageElement | null
  part: HTMLImageElement | null
}

/** Pixels of each form: 4:5 fills a phone's feed and chat, A4 has 200 dots per inch. */
export const posterForms = {
  portrait: { width: 1080, height: 1350 },
  a4: { width: 1654, height: 2339 },
} as const
export type PosterForm = keyof typeof posterForms

/** An address as a person reads and types it. */
export const shortAddress = (url: string): string =>
  decodeURI(url)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
