import type { Notes } from './notes.ts'
import type { Segment } from './segment.ts'

export interface PiesOptions {
  /** The file's name as the operator gave it; left out: as it stands in the path. */
  file?: string
  /** Price type that becomes the shop's selling price. Left out: of each part the best consumer price that it has. */
  priceType?: string
  /** Only prices of this sheet, where a file has several (zones, countries). */
  priceSheet?: string
  /** Currency of the selling price, where a type has several. Left out: the file's. */
  currency?: string
  /** Language of names and texts, two letters. Left out: the file's, else English. */
  language?: string
  /** ISO day by which prices are valid. Left out: today. */
  day?: string
  /** Names of kinds of parts by their id in the licensed list of terms. */
  partTypes?: ReadonlyMap<string, string>
  /** Names of attributes by their id in the licensed list. */
  attributeNames?: ReadonlyMap<string, string>
  /** Names of brands by their id of four letters. */
  brands?: ReadonlyMap<string, string>
}

/** What holds for the whole file where a record does not say it. */
export interface FileDefaults {
  language: string
  currency: string
  /** Brand of items that name none. */
  brandId: string
  /** Lists come to those that are there: a file of changes. */
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

/** The records of one item, by section. */
export interface ItemSegments {
  item: Segment
  /** Further rows of the sheet that are of the same part. */
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
