import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { fetchPiece } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { storePiece } from './pieces.ts'
import type { PackPort } from './port.ts'
import { withRetries } from './retry.ts'
import type { PackDownload } from './schema.ts'

/** Number of pieces that are requested at once, because on a slow connection each request mostly waits. */
export const PARALLEL_PIECES = 4
/**
 * Length of a time slice in milliseconds. After it no new pieces are requested, so that other tabs and the worker can run. It is far below
 * the 30 s after which a lock is stolen (data/locked.ts). A hanging connection may still lose the lock; two tabs may then fetch one piece,
 * which is harmless.
 */
export const TIME_SLICE_MS = 8 * 1000

export interface MissingPieceOptions {
  signal: AbortSignal
  /** Reports the total number of bytes received in this time slice. The number decreases if a piece must be fetched again. */
  onBytes: (bytes: number) => void
}

/**
 * Fetches missing pieces, several at once, and stores each one, until the time slice ends or the catalogue pack is no longer wanted. The
 * first failure cancels all requests. Rejects with PackError like `fetchPiece`, and with `bad-manifest` and `quota`.
 */
export async function fetchMissingPieces(
  store: PackStore,
  port: PackPort,
  download: PackDownload,
  lacking: ReadonlyMap<string, number>,
  { signal, onBytes }: MissingPieceOptions,
): Promise<void> {
  const endsAt = port.now() + TIME_SLICE_MS
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const waiting = lacking.entries()
  let came = 0
  let wanted = true
  const count = (bytes: number) => {
    came += bytes
    onBytes(came)
  }

  const one = (hash: string, size: number) =>
    withRetries(port, either, async () => {
      let mine = 0
      try {
        return await fetchPiece(port, hash, {
          maxBytes: size,
          signal: either,
          onBytes(bytes) {
            mine += bytes
            count(bytes)
          },
        })
      } catch (error) {
        count(-mine)
        throw error
      }
    })

  const lane = async () => {
    for (const [hash, size] of waiting) {
      const bytes = await one(hash, size)
      if (bytes.byteLength !== size) throw new PackError('bad-manifest')
      const now = await storePiece(store, download, hash, bytes)
      wanted = wanted && now?.state.type === 'wanted'
      if (!wanted || port.now() >= endsAt) return
    }
  }

  let first: { error: unknown } | undefined
  // All requests must end before this function returns, so that none writes afterwards.
  await Promise.all(
    Array.from({ length: PARALLEL_PIECES }, () =>
      lane().catch((error: unknown) => {
        first ??= { error }
        failed.abort(error)
      }),
    ),
  )
  if (first !== undefined) throw first.error
}
