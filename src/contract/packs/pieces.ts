import * as v from 'valibot'
import { PackError } from './pack-reasons.ts'

/** Bytes of a piece, but for the last one of a section, where the manifest says nothing else. */
export const PIECE_BYTES = 256 * 1024
/** Larger pieces are asked of nobody: each is held in memory while it comes, several at once. */
export const MAX_PIECE_BYTES = 1024 * 1024
/** A manifest names some 3,500 pieces (900 MB) in so many bytes. */
export const MAX_MANIFEST_BYTES = 4 * PIECE_BYTES

/** What a piece is called: SHA-256 of its bytes, in hex. */
export const PieceHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Where a piece is asked for, below the base of calls. What an address answers never changes, so whoever stands between may keep it. */
export const piecePath = (hash: string): string => `/packs/${hash}`

/** Where price and stock of a pack's parts are asked for. The version is said for whoever stands between. */
export const livePath = (packId: string, version: number): string => `/packs/live/${encodeURIComponent(packId)}?version=${version}`
/** When those were so, ISO 8601: a header of that answer. */
export const LIVE_AS_OF_HEADER = 'X-As-Of'

/** Rejects with PackError `insecure` on a page that was not loaded by https, where browsers offer no hash. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) throw new PackError('insecure')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How many bytes each of a section's pieces has: all are of one size but the last, so a range is found without reading any. */
export const pieceSizes = (bytes: number, pieceBytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, at) => Math.min(pieceBytes, bytes - at * pieceBytes))
