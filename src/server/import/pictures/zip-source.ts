import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '#contract/errors.ts'
import { MAX_BYTES } from './make-picture.ts'
import { RefusedPicture } from './refused-picture.ts'
import type { PictureSource, SourceFile } from './source-file.ts'

const MAX_ENTRIES = 200_000
/** The maximum compression ratio. Pictures compress little and drawings to a twentieth. A higher ratio means a zip bomb. */
const MAX_SHRUNK = 200
const SMALL = 1_000_000

/**
 * Opens a ZIP archive. Its directory is read now, and each file on demand. Throws when it is not an archive, contains paths outside itself
 * (`../`), or declares more data than it contains, as a zip bomb does.
 */
export async function openZip(path: string): Promise<PictureSource> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch((cause: unknown) => {
    throw new AppError(
      'bad-request',
      {
        message: `${path} is neither a folder nor a ZIP archive that can be read (${messageOf(cause)}). Pack the folder anew, or unpack it.`,
      },
      { cause },
    )
  })
  const close = async () => zip.close()
  try {
    const entries = await entriesOf(zip, path)
    const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
    // Overlapping entries are a way for a small archive to pretend to be large.
    if (packed > (await stat(path)).size)
      throw new AppError('bad-request', {
        message: `The archive ${path} says that it holds more than it has room for. It was not opened; unpack it and give its folder.`,
      })
    return { files: entries.filter(({ fileName }) => !fileName.endsWith('/')).map((entry) => fileOf(zip, entry)), leftOut: [], close }
  } catch (error) {
    await close()
    throw error
  }
}

async function entriesOf(zip: ZipFile, path: string): Promise<Entry[]> {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES)
        throw new AppError('bad-request', { message: `The archive ${path} has more than ${MAX_ENTRIES} files. Pack several smaller ones.` })
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // Paths outside the archive are reported here too.
    throw new AppError(
      'bad-request',
      { message: `The archive ${path} cannot be read: ${messageOf(cause)}. Pack the folder anew.` },
      { cause },
    )
  }
  return entries
}

const fileOf = (zip: ZipFile, entry: Entry): SourceFile => ({
  path: entry.fileName,
  size: entry.compressedSize,
  read: async () => {
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new RefusedPicture('It is locked by a password. Pack it without one.')
    if (entry.uncompressedSize > MAX_BYTES)
      throw new RefusedPicture(`The file has more than ${MAX_BYTES / 1_000_000} MB. 1600 pixels a side are enough: save it smaller.`)
    if (entry.uncompressedSize > SMALL && entry.uncompressedSize > MAX_SHRUNK * entry.compressedSize)
      throw new RefusedPicture('It is packed so small that it can be no picture (a zip bomb). It was not unpacked.')
    try {
      return await buffer(await zip.openReadStreamPromise(entry))
    } catch (cause) {
      throw new RefusedPicture(`It cannot be unpacked (${messageOf(cause)}). Pack it anew.`, { cause })
    }
  },
})

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
