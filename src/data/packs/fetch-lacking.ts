import { PackError } from '#contract/packs/pack-reasons.ts'
import { fetchPiece } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { keepPiece } from './pieces.ts'
import type { PackPort } from './port.ts'
import { withRetries } from './retry.ts'
import type { PackWish } from './schema.ts'

/** So many pieces come beside each other: through a long line each is mostly a wait. */
export const PIECES_AT_ONCE = 4
/**
 * After so long no more pieces are begun, and others have their turn. Well below the 30 s after which a lock is taken from its holder
 * (data/locked.ts): a line that hangs may lose it all the same, and then two tabs may fetch one piece, which harms nothing.
 */
export const TURN_MS = 8 * 1000

export interface FetchOptions {
  signal: AbortSignal
  /** How many bytes have come in this turn, all in all. Goes down when a piece has to be fetched anew. */
  onBytes: (bytes: number) => void
}

/**
 * Fetches pieces for a wish, several at once, and keeps each as it comes, for as long as a turn lasts and the wish is wanted. The first
 * that cannot be had ends it, and what else is on its way. Rejects with PackError as `fetchPiece` does, and with `bad-manifest` and
 * `quota`.
 */
export async function fetchLacking(
  store: PackStore,
  port: PackPort,
  wish: PackWish,
  lacking: ReadonlyMap<string, number>,
  { signal, onBytes }: FetchOptions,
): Promise<void> {
  const endsAt = port.now() + TURN_MS
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
          mostBytes: size,
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
      const now = await keepPiece(store, wish, hash, bytes)
      wanted = wanted && now?.state.type === 'wanted'
      if (!wanted || port.now() >= endsAt) return
    }
  }

  let first: { error: unknown } | undefined
  // All of them end before this does: nothing is written behind the back of who goes on.
  await Promise.all(
    Array.from({ length: PIECES_AT_ONCE }, () =>
      lane().catch((error: unknown) => {
        first ??= { error }
        failed.abort(error)
      }),
    ),
  )
  if (first !== undefined) throw first.error
}
