import type { MadePicture } from './make-picture.ts'

/** What the process that makes pictures is told: a file's bytes, and whether the files of the hash it asked about are kept. */
export type ToMaker = { is: 'make'; bytes: Uint8Array } | { is: 'kept'; has: boolean }

/** What it says: `ready` once it has started; of each picture first perhaps a question, then how it ended. `rss`: bytes of memory that it has taken by now. */
export type FromMaker =
  | { is: 'ready' }
  | { is: 'has'; hash: string }
  | { is: 'made'; picture: MadePicture; rss: number }
  | { is: 'refused'; says: string }
  | { is: 'failed'; message: string }
