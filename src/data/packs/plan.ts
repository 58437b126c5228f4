import { type PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { MAX_MANIFEST_BYTES } from '#contract/packs/pieces.ts'
import { fetchPiece } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { missingPieces } from './pieces.ts'
import type { PackPort } from './port.ts'
import { readManifest } from './read-pack-list.ts'
import { sumSizes } from './requested-downloads.ts'

/** Storage that catalogue packs must leave free for the customer's own data: carts, orders, the outbox. */
export const FREE_SPACE_MARGIN_BYTES = 16 * 1024 * 1024

/** What a download would need. */
export interface DownloadPlan {
  entry: PackEntry
  manifest: PackManifest
  totalBytes: number
  /** Bytes that are already stored by an older version, another catalogue pack or an earlier attempt. */
  storedBytes: number
  neededBytes: number
  /** Free storage in bytes; null if the browser does not report it. */
  freeBytes: number | null
  /** Whether the download fits and leaves enough storage free; true if that is unknown. */
  hasEnoughSpace: boolean
}

/** Tells whether this many bytes leave enough storage free for the customer's own data. */
export const fitsInFreeSpace = (neededBytes: number, freeBytes: number | null): boolean =>
  freeBytes === null || neededBytes === 0 || neededBytes + FREE_SPACE_MARGIN_BYTES <= freeBytes

/**
 * Fetches the manifest of a pack and calculates what its download needs. Changes nothing. Rejects with PackError: the reason why the
 * manifest is unavailable, or `other-tenant`, `newer-format`, `bad-manifest`.
 */
export async function planDownload(
  store: PackStore,
  port: PackPort,
  entry: PackEntry,
  signal: AbortSignal = new AbortController().signal,
): Promise<DownloadPlan> {
  const bytes = await fetchPiece(port, entry.manifest, { maxBytes: MAX_MANIFEST_BYTES, signal })
  const manifest = readManifest(bytes, entry, port.tenantId)
  const pieces = pieceSizesOf(manifest)
  const totalBytes = sumSizes(pieces.values())
  const neededBytes = sumSizes((await missingPieces(store, pieces)).values())
  const freeBytes = await port.freeBytes()
  return {
    entry,
    manifest,
    totalBytes,
    storedBytes: totalBytes - neededBytes,
    neededBytes,
    freeBytes,
    hasEnoughSpace: fitsInFreeSpace(neededBytes, freeBytes),
  }
}
