import type { FileEvent } from '#server/import/facts.ts'
import { PictureProcess } from './picture-process-pool.ts'
import { type PictureOptions, readPictures } from './read-pictures.ts'

/**
 * Reads pictures as `readPictures` does, but converts them in a separate process. So the memory in use stays below 300 MB for any number of
 * pictures.
 */
export async function* readPicturesInProcess(path: string, options: PictureOptions = {}): AsyncGenerator<FileEvent> {
  const maker = new PictureProcess()
  try {
    yield* readPictures(path, { ...options, convert: maker.make })
  } finally {
    maker.closeProcess()
  }
}
