import type { FileEvent } from '#server/import/facts.ts'
import type { ImportKindName } from '#server/import/engine/kinds.ts'

/** What is said of how a file is read; each reader takes what is its own. */
export interface ReadOptions {
  /** `heading=target` pairs, as typed. */
  map: readonly string[]
  /** A mapping that was kept under a name. */
  mapping?: unknown
  sheet?: string
  encoding?: string
  delimiter?: string
  /** Take columns that nobody knows as attributes. */
  attributes: boolean
  /** PIES: which kind of price is the shop's own. */
  priceType?: string
  /** Pictures: a file that says which picture is of which part. */
  list?: string
}

/** A file that is open: what is said of it before its first row, and what it holds. */
export interface OpenedFile {
  said: readonly string[]
  /** How its columns are read, to be kept under a name; undefined where the format says it itself. */
  mapping?: unknown
  events: AsyncIterable<FileEvent>
}

/** How a file of a kind is opened. Throws a sentence about a file that cannot be read at all. */
export type OpenFile = (path: string, options: ReadOptions) => Promise<OpenedFile>

export const readers: Record<ImportKindName, OpenFile> = {} as Record<ImportKindName, OpenFile>
