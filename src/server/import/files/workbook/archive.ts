import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { AppError } from '#contract/errors.ts'

/**
 * The limits for unpacking a workbook. A workbook with a million rows of twenty columns has about one gigabyte unpacked, and a fifteenth of
 * that packed.
 */
export interface ArchiveLimits {
  maxEntries: number
  /** The maximum number of unpacked bytes of all entries together. */
  maxUnpackedBytes: number
  /** The maximum ratio of unpacked to packed size of an entry. Entries up to `ratioExemptBytes` bytes may have any ratio. */
  maxRatio: number
  ratioExemptBytes: number
}
export const archiveLimits: ArchiveLimits = {
  maxEntries: 5000,
  maxUnpackedBytes: 4 * 1024 ** 3,
  maxRatio: 250,
  ratioExemptBytes: 10 * 1024 ** 2,
}

const NESTED_ARCHIVE_PATTERN = /\.(?:zip|7z|rar|gz|bz2|xz|tar|tgz)$/i

/** The open ZIP file of a workbook, which provides its entries as streams by name. */
export interface WorkbookArchive {
  hasEntry: (name: string) => boolean
  /** Returns the unpacked size of an entry in bytes. 0 for a missing entry. */
  unpackedSizeInBytes: (name: string) => number
  openEntryStream: (name: string) => Promise<Readable>
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
    if (zip.entryCount > limits.maxEntries) {
      throw refused(`holds ${zip.entryCount} entries, more than any workbook (${limits.maxEntries}). It is not unpacked.`)
    }
    const entries = new Map<string, Entry>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      const unsafe = unsafeEntryMessage(entry, limits)
      if (unsafe) throw refused(unsafe)
      unpacked += entry.uncompressedSize
      if (unpacked > limits.maxUnpackedBytes) {
        throw refused(`unpacks to more than ${limits.maxUnpackedBytes / 1024 ** 2} MB. It is not unpacked; save it as CSV.`)
      }
      entries.set(entry.fileName.toLowerCase(), entry)
    }
    return {
      hasEntry: (entry) => entries.has(entry.toLowerCase()),
      unpackedSizeInBytes: (entry) => entries.get(entry.toLowerCase())?.uncompressedSize ?? 0,
      openEntryStream: async (entry) => {
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
  if (uncompressedSize > limits.ratioExemptBytes && uncompressedSize > compressedSize * limits.maxRatio) {
    const times = Math.round(uncompressedSize / Math.max(1, compressedSize))
    return `unpacks to ${times} times its size, as archives do that are made to fill memory. It is not unpacked; save it as CSV.`
  }
  return null
}
