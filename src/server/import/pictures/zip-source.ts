import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '#contract/errors.ts'
import { MAX_PICTURE_BYTES } from './make-picture.ts'
import { RefusedPicture } from './refused-picture.ts'
import type { PictureSource, SourceFile } from './source-file.ts'

const MAX_ZIP_ENTRIES = 200_000
/** The maximum ratio of unpacked to packed size. Pictures shrink little, drawings to a twentieth. A higher ratio means a zip bomb. */
const MAX_COMPRESSION_RATIO = 200
const RATIO_CHECK_MIN_BYTES = 1_000_000

/**
 * Opens a ZIP archive. The directory of the archive is read at once, each file only when it is needed.
 * @throws AppError `bad-request` when the file is not a ZIP archive, contains paths outside itself (`../`), or declares more data than it
 * has room for, as a zip bomb does.
 */
export async function openPictureZip(path: string): Promise<PictureSource> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch((cause: unknown) => {
    throw new AppError(
      'bad-request',
      {
        message: `${path} is neither a folder nor a ZIP archive that can be read (${errorMessageOf(cause)}). Pack the folder anew, or unpack it.`,
      },
      { cause },
    )
  })
  const close = async () => zip.close()
  try {
    const entries = await readZipEntries(zip, path)
    const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
    // A zip bomb lets its entries overlap, so that a small archive declares much data.
    if (packed > (await stat(path)).size)
      throw new AppError('bad-request', {
        message: `The archive ${path} says that it holds more than it has room for. It was not opened; unpack it and give its folder.`,
      })
    return {
      files: entries.filter(({ fileName }) => !fileName.endsWith('/')).map((entry) => toSourceFile(zip, entry)),
      skippedFiles: [],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function readZipEntries(zip: ZipFile, path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      if (entries.length > MAX_ZIP_ENTRIES)
        throw new AppError('bad-request', {
          message: `The archive ${path} has more than ${MAX_ZIP_ENTRIES} files. Pack several smaller ones.`,
        })
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // The ZIP library also reports paths that lead out of the archive as an error.
    throw new AppError(
      'bad-request',
      { message: `The archive ${path} cannot be read: ${errorMessageOf(cause)}. Pack the folder anew.` },
      { cause },
    )
  }
  return entries
}

const toSourceFile = (zip: ZipFile, entry: Entry): SourceFile => ({
  path: entry.fileName,
  sizeInBytes: entry.compressedSize,
  read: async () => {
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new RefusedPicture('It is locked by a password. Pack it without one.')
    if (entry.uncompressedSize > MAX_PICTURE_BYTES)
      throw new RefusedPicture(
        `The file has more than ${MAX_PICTURE_BYTES / 1_000_000} MB. 1600 pixels a side are enough: save it smaller.`,
      )
    if (entry.uncompressedSize > RATIO_CHECK_MIN_BYTES && entry.uncompressedSize > MAX_COMPRESSION_RATIO * entry.compressedSize)
      throw new RefusedPicture('It is packed so small that it can be no picture (a zip bomb). It was not unpacked.')
    try {
      return await buffer(await zip.openReadStreamPromise(entry))
    } catch (cause) {
      throw new RefusedPicture(`It cannot be unpacked (${errorMessageOf(cause)}). Pack it anew.`, { cause })
    }
  },
})

const errorMessageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
