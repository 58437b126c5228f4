import { type PackManifest, piecesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { MAX_MANIFEST_BYTES } from '#contract/packs/pieces.ts'
import { fetchPiece } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { lackingOf } from './pieces.ts'
import type { PackPort } from './port.ts'
import { readManifest } from './read-pack-list.ts'
import { sum } from './wishes.ts'

/** So much room stays free for what is the customer's own: carts, orders, the outbox. */
export const SPARE_BYTES = 16 * 1024 * 1024

/** What a download would bring. */
export interface DownloadPlan {
  entry: PackEntry
  manifest: PackManifest
  totalBytes: number
  /** What is here already, from an older version, another pack or an earlier try. */
  hereBytes: number
  neededBytes: number
  /** Room on this device; null where the browser does not say. */
  freeBytes: number | null
  /** Whether it fits, with some room to spare; true where nobody knows. */
  fits: boolean
}

/** Whether so many bytes more leave the customer's own things their room. */
export const fitsInto = (neededBytes: number, freeBytes: number | null): boolean =>
  freeBytes === null || neededBytes === 0 || neededBytes + SPARE_BYTES <= freeBytes

/**
 * Asks for the manifest of a pack and reckons what it would take to have it here. Changes nothing. Rejects with PackError: why the manifest
 * cannot be had, or `other-tenant`, `newer-format`, `bad-manifest`.
 */
export async function planDownload(
  store: PackStore,
  port: PackPort,
  entry: PackEntry,
  signal: AbortSignal = new AbortController().signal,
): Promise<DownloadPlan> {
  const bytes = await fetchPiece(port, entry.manifest, { mostBytes: MAX_MANIFEST_BYTES, signal })
  const manifest = readManifest(bytes, entry, port.tenantId)
  const pieces = piecesOf(manifest)
  const totalBytes = sum(pieces.values())
  const neededBytes = sum((await lackingOf(store, pieces)).values())
  const freeBytes = await port.freeBytes()
  return {
    entry,
    manifest,
    totalBytes,
    hereBytes: totalBytes - neededBytes,
    neededBytes,
    freeBytes,
    fits: fitsInto(neededBytes, freeBytes),
  }
}
