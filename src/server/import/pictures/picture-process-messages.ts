import type { ConvertedPicture } from './make-picture.ts'

/** Messages to the process that converts pictures: `make` with the bytes of a file, or `kept` as the answer to `has`. */
export type MessageToPictureProcess = { type: 'make'; bytes: Uint8Array } | { type: 'kept'; has: boolean }

/**
 * Messages from the process that converts pictures. `ready` comes after the start. For each picture, the process may first ask `has`:
 * whether the files of the hash exist. Then comes the result. `rss` is the memory of the process in bytes.
 */
export type MessageFromPictureProcess =
  | { type: 'ready' }
  | { type: 'has'; hash: string }
  | { type: 'made'; picture: ConvertedPicture; rss: number }
  | { type: 'refused'; says: string }
  | { type: 'failed'; message: string }
