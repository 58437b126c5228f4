import type { FrameRows } from './frame.ts'

/** The frame of a shop's catalogue, and translations of its texts: by language, then by text. */
export interface FrameFile {
  rows: FrameRows
  names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Serialises a frame as a file beside the segments. `rows` may be a complete frame: its lookup tables are omitted. */
export function writeFrame(
  { categories, applications, makes, models, promotions, own }: FrameRows,
  names: FrameFile['names'] = {},
): Uint8Array<ArrayBuffer> {
  const file: FrameFile = { rows: { categories, applications, makes, models, promotions, ...(own?.length ? { own } : {}) }, names }
  return new TextEncoder().encode(JSON.stringify(file))
}

/** Parses the output of `writeFrame`; `frameOf` builds a frame from its rows. */
export const readFrame = (bytes: Uint8Array): FrameFile => JSON.parse(new TextDecoder().decode(bytes))

/** Merges a pack's two files; a pack may have both in the first. */
export const frameFileOf = (frame: FrameRows | FrameFile, names: FrameFile['names'] = {}): FrameFile =>
  'rows' in frame ? frame : { rows: frame, names }

/** A function that translates the shop's texts; a text without translation is returned unchanged. */
export const namesIn =
  ({ names }: FrameFile, locale: string) =>
  (text: string): string =>
    names[locale]?.[text] ?? text
