import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { packSections, type SegmentSections, UnreadableSegment, unpackSections } from '#search/segment/sections.ts'

const compressAsync = promisify<Buffer | Uint8Array, { level: number }, Buffer>(gzip)
const decompressAsync = promisify<Buffer, { chunkSize: number }, Buffer>(gunzip)

/**
 * An index is decompressed in pieces of this many bytes. Pieces of the usual 16 kB, a thousand for a large shop, would leave gaps in the memory of
 * the process that stay with it.
 */
const DECOMPRESSED_PIECE_BYTES = 1024 * 1024

/** Compresses the sections of an index for storage in the database. */
export const compressSections = (sections: SegmentSections): Promise<Buffer> =>
  compressAsync(packSections(sections), { level: constants.Z_BEST_SPEED })

/** Reads the result of `compressSections`. Returns null if it is damaged or mixed from two versions. */
export async function decompressSections(bytes: Buffer): Promise<Map<string, Uint8Array> | null> {
  try {
    // The sections are not verified again, because the gzip checksum was already verified.
    return unpackSections(await decompressAsync(bytes, { chunkSize: DECOMPRESSED_PIECE_BYTES }), { verify: false })
  } catch (error) {
    if (error instanceof UnreadableSegment || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')))
      return null
    throw error
  }
}
