import { ref } from 'valtio/vanilla'
import { outboxContext } from '#app/state/outbox/context.ts'
import { callServer } from '#app/state/page/ask.ts'
import { isYoungerThan } from '#app/state/page/is-younger.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { logErrorOnly, showErrorNotice } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { AppError } from '#contract/errors.ts'
import type { Favourites } from '#contract/favourites/favourites.ts'
import { readFavourites as readKept, storeFavourites } from '#data/mirror/favourites.ts'
import { GUEST_OWNER, isFavouriteChange, isPendingIntent } from '#data/outbox/intent.ts'
import { type OptimisticFavourites, optimisticFavourites } from '#data/outbox/optimistic-favourites.ts'

/**
 * The favourites and how they were loaded. `cannot-load`: there are no stored favourites and the server is unreachable; waiting changes are
 * shown. A guest's favourites are never requested from the server.
 */
export interface FavouritesState extends OptimisticFavourites {
  status: 'loading' | 'ready' | 'cannot-load'
  /** How many changes are not sent yet. */
  waitingChangeCount: number
  /** The codes of the parts that are favourites. */
  ids: ReadonlySet<string>
  /** The time of prices and stock, ISO 8601; null if they were never loaded. */
  asOf: string | null
  /** The message of the last request's error; null if the request succeeded. */
  errorMessage: string | null
}

/** The favourites of the signed-in user, or of guests on this device. */
export const favourites = createPersonalState<FavouritesState>({
  status: 'loading',
  folders: [],
  marks: [],
  refused: [],
  waitingChangeCount: 0,
  ids: new Set(),
  asOf: null,
  errorMessage: null,
})

const emptyFavourites: Favourites = { folders: [], marks: [] }
const REFETCH_INTERVAL_MS = 60 * 1000
let lastRefetchAt: number | null = null

/** The server's favourites on a device that cannot store them. */
let unstoredFavourites: { owner: string; favourites: Favourites; askedAt: number } | null = null

/** Shows the stored favourites without asking the server. */
export const readFavourites = createLatestCallReader(async (isNewest) => {
  const [member, mirror] = [sessionOwner(), connectedMirror()]
  const owner = member ?? GUEST_OWNER
  const kept = mirror === null ? null : await readKept(mirror, owner).catch(logAndReturnNoFavourites)
  if (!isNewest()) return
  const said =
    kept?.storedList ??
    (unstoredFavourites?.owner === owner ? { ...unstoredFavourites.favourites, askedAt: unstoredFavourites.askedAt } : null)
  const now = optimisticFavourites(said ?? emptyFavourites, kept?.queue ?? [])
  favourites.folders = ref(now.folders)
  favourites.marks = ref(now.marks)
  favourites.refused = ref(now.refused)
  favourites.waitingChangeCount = (kept?.queue ?? []).filter((intent) => isFavouriteChange(intent) && isPendingIntent(intent)).length
  favourites.ids = ref(new Set(now.marks.map(({ mcode }) => mcode)))
  favourites.asOf = said === null ? null : new Date(said.askedAt).toISOString()
  if (said !== null || member === null) favourites.status = 'ready'
  else if (favourites.status === 'ready') favourites.status = 'loading'
})

function logAndReturnNoFavourites(error: unknown): null {
  logErrorOnly(error)
  return null
}

/** Shows the stored favourites, then requests them from the server. Nothing is requested for a guest. */
export async function loadFavourites(): Promise<void> {
  await readFavourites()
  if (sessionOwner() === null) return
  try {
    await fetchFavourites()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    favourites.errorMessage = error.message
    if (favourites.status === 'loading') favourites.status = 'cannot-load'
    showErrorNotice(error)
  }
}

/** Requests the favourites and shows them. Rejects like calls of the API. */
export async function fetchFavourites(): Promise<void> {
  await requestFavourites()
  favourites.errorMessage = null
  await readFavourites()
}

/** Whether the favourites were requested within the last `ms` milliseconds. False if none are stored. */
export const areFavouritesFresh = (ms: number): boolean => isYoungerThan(favourites.asOf, ms)

/**
 * Requests the favourites once more under the lock, because the server answered only after the timeout. Another late answer causes no
 * further request.
 */
function scheduleFavouritesRefetch(): void {
  if (isYoungerThan(lastRefetchAt, REFETCH_INTERVAL_MS)) return
  lastRefetchAt = Date.now()
  void loadFavourites().catch(logErrorOnly)
}

/**
 * Requests the favourites under the outbox's lock. So no change is confirmed between the request and storing its reply, and an older reply
 * cannot hide a confirmed change.
 */
async function requestFavourites(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [sessionOwner(), Date.now()]
    const said = (await callServer('favouriteList', {}, {}, scheduleFavouritesRefetch)).value
    // Another user may have signed in since the request.
    if (owner === null || sessionOwner() !== owner) return
    unstoredFavourites = { owner, favourites: said, askedAt }
    if (here !== null) await storeFavourites(here.mirror, owner, said, askedAt).catch(logErrorOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}
