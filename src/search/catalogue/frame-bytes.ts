import type { FrameRows } from './frame.ts'

/** The frame of a shop's catalogue, and what its texts are called in other languages: by language, then by text. */
export interface FrameFile {
  rows: FrameRows
  names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** As a file beside segments. `rows` may be a whole frame: what it is looked up by is left out. */
export function writeFrame(
  { categories, applications, makes, models, promotions, own }: FrameRows,
  names: FrameFile['names'] = {},
): Uint8Array<ArrayBuffer> {
  const file: FrameFile = { rows: { categories, applications, makes, models, promotions, ...(own?.length ? { own } : {}) }, names }
  return new TextEncoder().encode(JSON.stringify(file))
}

/** What `writeFrame` wrote; `frameOf` makes a frame of its rows. */
export const readFrame = (bytes: Uint8Array): FrameFile => JSON.parse(new TextDecoder().decode(bytes))

/** A pack's two files as one; a pack may have both in the first. */
export const frameFileOf = (frame: FrameRows | FrameFile, names: FrameFile['names'] = {}): FrameFile =>
  'rows' in frame ? frame : { rows: frame, names }

/** Says a text of the shop in a language; one that has no words there stays as it is. */
export const namesIn =
  ({ names }: FrameFile, locale: string) =>
  (text: string): string =>
    names[locale]?.[text] ?? text
