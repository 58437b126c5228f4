import type { MadePicture } from './make-picture.ts'

/** What the process that makes pictures is told: a file's bytes, and whether the files of the hash it asked about are kept. */
export type ToMaker = { type: 'make'; bytes: Uint8Array } | { type: 'kept'; has: boolean }

/** What it says: `ready` once it has started; of each picture first perhaps a question, then how it ended. `rss`: bytes of memory that it has taken by now. */
export type FromMaker =
  | { type: 'ready' }
  | { type: 'has'; hash: string }
  | { type: 'made'; picture: MadePicture; rss: number }
  | { type: 'refused'; says: string }
  | { type: 'failed'; message: string }
