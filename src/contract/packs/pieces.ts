import * as v from 'valibot'
import { PackError } from './pack-error-reasons.ts'

/** The size of a piece of a pack, except the last piece of a section, unless the manifest gives another size. */
export const PIECE_BYTES = 256 * 1024
/** The maximum size of a piece, because pieces are held in memory during the download, several at once. */
export const MAX_PIECE_BYTES = 1024 * 1024
/** The maximum size of a manifest: enough for some 3,500 pieces (900 MB). */
export const MAX_MANIFEST_BYTES = 4 * PIECE_BYTES

/** The name of a piece of a pack: SHA-256 of its bytes, in hex. */
export const PieceHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Returns the path of a piece, below the base URL of calls. The content of a piece never changes, so every cache may store it. */
export const piecePath = (hash: string): string => `/packs/${hash}`

/**
 * Returns the path of the price and stock data of a pack's parts. The path contains the version, so that HTTP caches store each version
 * separately.
 */
export const livePricesPath = (packId: string, version: number): string => `/packs/live/${encodeURIComponent(packId)}?version=${version}`
/** The header with the time of the price and stock data, ISO 8601. */
export const LIVE_DATA_TIME_HEADER = 'X-As-Of'

/** Returns the SHA-256 of bytes. Rejects with PackError `insecure` on a page without https, where browsers offer no WebCrypto. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) throw new PackError('insecure')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns the sizes of a section's pieces. All pieces have the same size except the last, so a range can be located without reading any
 * piece.
 */
export const pieceSizes = (bytes: number, pieceBytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, at) => Math.min(pieceBytes, bytes - at * pieceBytes))
