import type { MadePicture } from './make-picture.ts'

/** Messages to the picture process: a file's bytes, or whether the files of a hash exist. */
export type ToPictureProcess = { type: 'make'; bytes: Uint8Array } | { type: 'kept'; has: boolean }

/**
 * Messages from the picture process: `ready` after the start; for each picture perhaps a question, then the result. `rss`: its memory in
 * bytes.
 */
export type FromPictureProcess =
  | { type: 'ready' }
  | { type: 'has'; hash: string }
  | { type: 'made'; picture: MadePicture; rss: number }
  | { type: 'refused'; says: string }
  | { type: 'failed'; message: string }
