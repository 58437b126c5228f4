import type { FileEvent } from '#server/import/facts.ts'
import { MadeApart } from './made-apart.ts'
import { type PictureOptions, readPictures } from './read-pictures.ts'

/** As readPictures, with the pictures made in a process of its own: what any number of them needs stays below 300 MB. */
export async function* readPicturesApart(path: string, options: PictureOptions = {}): AsyncGenerator<FileEvent> {
  const maker = new MadeApart()
  try {
    yield* readPictures(path, { ...options, make: maker.make })
  } finally {
    maker.close()
  }
}
