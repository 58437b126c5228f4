import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '#contract/errors.ts'

/**
 * The limits for unpacking a workbook. A workbook with a million rows of twenty columns has about one gigabyte unpacked, and a fifteenth of
 * that packed.
 */
export interface ArchiveLimits {
  entries: number
  /** The maximum number of unpacked bytes of all entries together. */
  unpacked: number
  /** The maximum ratio of unpacked to packed size of an entry. Entries up to `ratioFrom` bytes may have any ratio. */
  ratio: number
  ratioFrom: number
}
export const archiveLimits: ArchiveLimits = { entries: 5000, unpacked: 4 * 1024 ** 3, ratio: 250, ratioFrom: 10 * 1024 ** 2 }

const NESTED_ARCHIVE_PATTERN = /\.(?:zip|7z|rar|gz|bz2|xz|tar|tgz)$/i

/** The open ZIP file of a workbook, which provides its entries as streams by name. */
export interface WorkbookArchive {
  has: (name: string) => boolean
  /** Returns the unpacked size of an entry in bytes. 0 for a missing entry. */
  sizeOf: (name: string) => number
  stream: (name: string) => Promise<Readable>
  close: () => void
}

/**
 * Opens a ZIP file and checks its directory before anything is unpacked. The stream of an entry fails when the entry is larger than the
 * directory says.
 * @throws AppError `bad-request` when the archive is damaged, encrypted or above the limits.
 */
export async function openArchive(path: string, limits: ArchiveLimits = archiveLimits): Promise<WorkbookArchive> {
  const name = basename(path)
  const refused = (message: string, cause?: unknown) => new AppError('bad-request', { message: `${name} ${message}` }, { cause })
  const zip: ZipFile = await openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true }).catch((cause) => {
    throw refused('is damaged: it begins like a ZIP but has no readable table of contents. Ask for it again.', cause)
  })
  try {
    if (zip.entryCount > limits.entries) {
      throw refused(`holds ${zip.entryCount} entries, more than any workbook (${limits.entries}). It is not unpacked.`)
    }
    const entries = new Map<string, Entry>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      const unsafe = unsafeEntryMessage(entry, limits)
      if (unsafe) throw refused(unsafe)
      unpacked += entry.uncompressedSize
      if (unpacked > limits.unpacked) {
        throw refused(`unpacks to more than ${limits.unpacked / 1024 ** 2} MB. It is not unpacked; save it as CSV.`)
      }
      entries.set(entry.fileName.toLowerCase(), entry)
    }
    return {
      has: (entry) => entries.has(entry.toLowerCase()),
      sizeOf: (entry) => entries.get(entry.toLowerCase())?.uncompressedSize ?? 0,
      stream: async (entry) => {
        const found = entries.get(entry.toLowerCase())
        if (!found) throw refused(`has no ${entry}: it is damaged. Open it in a spreadsheet program and save it anew.`)
        return zip.openReadStreamPromise(found)
      },
      close: () => zip.close(),
    }
  } catch (cause) {
    zip.close()
    if (cause instanceof AppError) throw cause
    throw refused('is damaged: its table of contents cannot be read. Ask for it again.', cause)
  }
}

function unsafeEntryMessage(entry: Entry, limits: ArchiveLimits): string | null {
  if (entry.isEncrypted()) return 'is encrypted. Take the password off and save it anew.'
  if (NESTED_ARCHIVE_PATTERN.test(entry.fileName)) {
    return `holds another archive, ${entry.fileName}. Unpack it first, and hand over the table itself.`
  }
  const { uncompressedSize, compressedSize } = entry
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio) {
    const times = Math.round(uncompressedSize / Math.max(1, compressedSize))
    return `unpacks to ${times} times its size, as archives do that are made to fill memory. It is not unpacked; save it as CSV.`
  }
  return null
}
