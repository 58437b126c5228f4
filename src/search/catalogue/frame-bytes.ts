import type { FrameRows } from './frame.ts'

/**
 * A file with the frame of a catalogue (the data that all parts of a shop share) and translations of its texts: by language, then by text.
 */
export interface FrameFile {
  rows: FrameRows
  names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Serialises a frame as a file beside the index segments. `rows` may be a complete frame: its lookup tables are left out. */
export function writeFrame(
  { categories, applications, makes, models, promotions, own }: FrameRows,
  names: FrameFile['names'] = {},
): Uint8Array<ArrayBuffer> {
  const file: FrameFile = { rows: { categories, applications, makes, models, promotions, ...(own?.length ? { own } : {}) }, names }
  return new TextEncoder().encode(JSON.stringify(file))
}

/** Parses a file that `writeFrame` wrote; `frameOf` builds a frame from its rows. */
export const readFrame = (bytes: Uint8Array): FrameFile => JSON.parse(new TextDecoder().decode(bytes))

/** Joins the two files of a catalogue pack, with the frame and with its translations. The first file may already contain both. */
export const frameFileOf = (frame: FrameRows | FrameFile, names: FrameFile['names'] = {}): FrameFile =>
  'rows' in frame ? frame : { rows: frame, names }

/** Returns a function that translates the shop's texts into a language. A text without translation is returned unchanged. */
export const translatorForLocale =
  ({ names }: FrameFile, locale: string) =>
  (text: string): string =>
    names[locale]?.[text] ?? text
