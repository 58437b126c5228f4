import type { Notes } from './notes.ts'
import type { Segment } from './segment.ts'

export interface PiesOptions {
  /** The file name as the operator typed it. Default: the name in the path. */
  file?: string
  /** The price type of the shop's selling price. Default: each part's best consumer price. */
  priceType?: string
  /** Only prices of this price sheet, when a file has several (zones, countries). */
  priceSheet?: string
  /** The currency of the selling price, when a price type has several. Default: the file's. */
  currency?: string
  /** The two-letter language of names and texts. Default: the file's, otherwise English. */
  language?: string
  /** The ISO day on which prices must be valid. Default: today. */
  day?: string
  /** Names of kinds of parts by id in the licensed terminology list. */
  partTypes?: ReadonlyMap<string, string>
  /** Names of attributes by id in the licensed list. */
  attributeNames?: ReadonlyMap<string, string>
  /** Brand names by four-letter id. */
  brands?: ReadonlyMap<string, string>
}

/** Values of the whole file for records without their own. */
export interface FileDefaults {
  language: string
  currency: string
  /** The brand of items without one. */
  brandId: string
  /** Lists are added to existing ones: an update file. */
  adds: boolean
  sheets: Map<string, { currency: string; effective: string; expires: string }>
}

export interface Reading {
  file: string
  options: PiesOptions
  day: string
  defaults: FileDefaults
  notes: Notes
}

/** The records of an item, by section. */
export interface ItemSegments {
  item: Segment
  /** Further rows of the sheet for the same part. */
  alsoAt?: readonly number[]
  descriptions: readonly Segment[]
  prices: readonly Segment[]
  expi: readonly Segment[]
  attributes: readonly Segment[]
  packages: readonly Segment[]
  kits: readonly Segment[]
  interchanges: readonly Segment[]
  assets: readonly Segment[]
}

export type SectionName = Exclude<keyof ItemSegments, 'item' | 'alsoAt'>
