import type { PiesRemarks } from './notes.ts'
import type { PiesSegment } from './segment.ts'

export interface PiesOptions {
  /** The file name as the operator typed it. Default: the last part of the path. */
  file?: string
  /** The price type that becomes the shop's selling price. Default: for each part, its best consumer price. */
  priceType?: string
  /** The price sheet whose prices are read, when a file has several sheets (for zones or countries). Default: all prices. */
  priceSheet?: string
  /** The currency of the selling price, when a file has prices in several currencies. Default: the currency of the file. */
  currency?: string
  /** The two-letter language of names and texts. Default: the language of the file, otherwise English. */
  language?: string
  /** The ISO day on which prices must be valid. Default: today. */
  day?: string
  /** The names of kinds of parts, by their ids in the licensed list of part terminology. */
  partTypes?: ReadonlyMap<string, string>
  /** The names of attributes, by their ids in the licensed list of attributes. */
  attributeNames?: ReadonlyMap<string, string>
  /** The names of brands, by their four-letter ids. */
  brands?: ReadonlyMap<string, string>
}

/** The values that a PIES file gives for all its records. A record may give its own value instead. */
export interface FileDefaults {
  language: string
  currency: string
  /** The brand id of items that name no brand. */
  brandId: string
  /** Whether the lists of a part (numbers, pictures and so on) are added to the shop's lists, because the file is an update. */
  addsToLists: boolean
  priceSheets: Map<string, { currency: string; effectiveDay: string; expirationDay: string }>
}

export interface PiesReadingContext {
  file: string
  options: PiesOptions
  validityDay: string
  defaults: FileDefaults
  notes: PiesRemarks
}

/** The records of one PIES item, by section. */
export interface ItemSegments {
  item: PiesSegment
  /** The lines of further rows of the sheet about the same part. */
  alsoAt?: readonly number[]
  descriptions: readonly PiesSegment[]
  prices: readonly PiesSegment[]
  expi: readonly PiesSegment[]
  attributes: readonly PiesSegment[]
  packages: readonly PiesSegment[]
  kits: readonly PiesSegment[]
  interchanges: readonly PiesSegment[]
  assets: readonly PiesSegment[]
}

export type SectionName = Exclude<keyof ItemSegments, 'item' | 'alsoAt'>
