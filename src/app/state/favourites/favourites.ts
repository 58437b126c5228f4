import { ref } from 'valtio/vanilla'
import { cartOwner } from '#app/state/cart/owner.ts'
import { outboxContext } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import { isYounger } from '#app/state/page/is-younger.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { newestReading } from '#app/state/page/newest.ts'
import { logOnly, notice } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import type { Favourites } from '#contract/favourites/favourites.ts'
import { readFavourites as readKept, storeFavourites } from '#data/mirror/favourites.ts'
import { GUEST, isFavouriteChange, isOpen } from '#data/outbox/intent.ts'
import { type OptimisticFavourites, optimisticFavourites } from '#data/outbox/optimistic-favourites.ts'

/**
 * `cannot-load`: no stored favourites, and the server is unreachable; pending changes are shown. A guest's favourites are never requested.
 */
export interface FavouritesState extends OptimisticFavourites {
  status: 'loading' | 'ready' | 'cannot-load'
  /** Number of unsent changes. */
  waiting: number
  /** Codes of the favourites. */
  ids: ReadonlySet<string>
  /** The time of prices and stock, ISO 8601; null if never loaded. */
  asOf: string | null
  /** The error of the last request; null if it succeeded. */
  trouble: string | null
}

/** The favourites of the user, or of guests on this device. */
export const favourites = personal<FavouritesState>({
  status: 'loading',
  folders: [],
  marks: [],
  refused: [],
  waiting: 0,
  ids: new Set(),
  asOf: null,
  trouble: null,
})

const none: Favourites = { folders: [], marks: [] }
const ASK_AGAIN_EVERY_MS = 60 * 1000
let askedAgainAt: number | null = null

/** The server's favourites on a device without storage. */
let unkept: { owner: string; said: Favourites; askedAt: number } | null = null

/** Shows the stored favourites without a request. */
export const readFavourites = newestReading(async (isNewest) => {
  const [member, mirror] = [cartOwner(), connectedMirror()]
  const owner = member ?? GUEST
  const kept = mirror === null ? null : await readKept(mirror, owner).catch(nothingKept)
  if (!isNewest()) return
  const said = kept?.kept ?? (unkept?.owner === owner ? { ...unkept.said, askedAt: unkept.askedAt } : null)
  const now = optimisticFavourites(said ?? none, kept?.queue ?? [])
  favourites.folders = ref(now.folders)
  favourites.marks = ref(now.marks)
  favourites.refused = ref(now.refused)
  favourites.waiting = (kept?.queue ?? []).filter((intent) => isFavouriteChange(intent) && isOpen(intent)).length
  favourites.ids = ref(new Set(now.marks.map(({ mcode }) => mcode)))
  favourites.asOf = said === null ? null : new Date(said.askedAt).toISOString()
  if (said !== null || member === null) favourites.status = 'ready'
  else if (favourites.status === 'ready') favourites.status = 'loading'
})

function nothingKept(error: unknown): null {
  logOnly(error)
  return null
}

/** Shows the stored favourites, then requests them from the server; nothing is requested for a guest. */
export async function loadFavourites(): Promise<void> {
  await readFavourites()
  if (cartOwner() === null) return
  try {
    await fetchFavourites()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    favourites.trouble = error.message
    if (favourites.status === 'loading') favourites.status = 'cannot-load'
    notice(error)
  }
}

/** Requests the favourites and shows them. Rejects like calls. */
export async function fetchFavourites(): Promise<void> {
  await askShop()
  favourites.trouble = null
  await readFavourites()
}

/** Whether the favourites were requested within this time; false if none are stored. */
export const isFavouritesYoung = (ms: number): boolean => isYounger(favourites.asOf, ms)

/** The server answered after the timeout: requested once more under the lock, but not again after another late answer. */
function askAgainLater(): void {
  if (isYounger(askedAgainAt, ASK_AGAIN_EVERY_MS)) return
  askedAgainAt = Date.now()
  void loadFavourites().catch(logOnly)
}

/** Under the outbox's lock: no change is confirmed between request and storage, so an older list cannot hide it. */
async function askShop(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [cartOwner(), Date.now()]
    const said = (await ask('favouriteList', {}, {}, askAgainLater)).value
    // The user may have changed since the request.
    if (owner === null || cartOwner() !== owner) return
    unkept = { owner, said, askedAt }
    if (here !== null) await storeFavourites(here.mirror, owner, said, askedAt).catch(logOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}
