import type { SharedCatalogueRows } from './shared-catalogue-data.ts'

/**
 * A file with the frame of a catalogue (the data that all parts of a shop share) and translations of its texts: by language, then by text.
 */
export interface SharedCatalogueFile {
  rows: SharedCatalogueRows
  names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Serialises a frame as a file beside the index segments. `rows` may be a complete frame: its lookup tables are left out. */
export function writeSharedCatalogueData(
  { categories, applications, makes, models, promotions, own }: SharedCatalogueRows,
  names: SharedCatalogueFile['names'] = {},
): Uint8Array<ArrayBuffer> {
  const file: SharedCatalogueFile = {
    rows: { categories, applications, makes, models, promotions, ...(own?.length ? { own } : {}) },
    names,
  }
  return new TextEncoder().encode(JSON.stringify(file))
}

/** Parses a file that `writeSharedCatalogueData` wrote; `indexSharedCatalogueRows` builds a frame from its rows. */
export const readSharedCatalogueData = (bytes: Uint8Array): SharedCatalogueFile => JSON.parse(new TextDecoder().decode(bytes))

/** Joins the two files of a catalogue pack, with the frame and with its translations. The first file may already contain both. */
export const toSharedCatalogueFile = (
  frame: SharedCatalogueRows | SharedCatalogueFile,
  names: SharedCatalogueFile['names'] = {},
): SharedCatalogueFile => ('rows' in frame ? frame : { rows: frame, names })

/** Returns a function that translates the shop's texts into a language. A text without translation is returned unchanged. */
export const translatorForLocale =
  ({ names }: SharedCatalogueFile, locale: string) =>
  (text: string): string =>
    names[locale]?.[text] ?? text
