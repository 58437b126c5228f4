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

/** `cannot-load`: nothing was ever heard here and the shop is out of reach; what waits here is shown. Of a guest nothing is asked for. */
export interface FavouritesState extends OptimisticFavourites {
  status: 'loading' | 'ready' | 'cannot-load'
  /** Changes of it that are still to be sent. */
  waiting: number
  /** Codes of the parts that are marked. */
  ids: ReadonlySet<string>
  /** When the shop said prices and stock, ISO 8601; null when it never did. */
  asOf: string | null
  /** Why the shop could not be asked just now; null when it could. */
  trouble: string | null
}

/** What is marked, by whoever is signed in, or by guests of this device. */
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

/** What the shop said where this device keeps nothing. */
let unkept: { owner: string; said: Favourites; askedAt: number } | null = null

/** Shows what this device knows of what is marked, and asks nobody. */
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

/** Shows what this device knows, then asks the shop. Of a guest nobody is asked. */
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

/** Asks the shop, and shows what it says. Rejects as calls do. */
export async function fetchFavourites(): Promise<void> {
  await askShop()
  favourites.trouble = null
  await readFavourites()
}

/** Whether the shop was asked so short a time ago; without a list that is here it was not. */
export const isFavouritesYoung = (ms: number): boolean => isYounger(favourites.asOf, ms)

/** The line was silent and has answered after all: asked for once more, under the lock, but not again by an answer that is as late. */
function askAgainLater(): void {
  if (isYounger(askedAgainAt, ASK_AGAIN_EVERY_MS)) return
  askedAgainAt = Date.now()
  void loadFavourites().catch(logOnly)
}

/** Under the outbox's lock: no change is confirmed between the asking and the storing, so no older list hides it. */
async function askShop(): Promise<void> {
  const here = outboxContext()
  const askNow = async () => {
    const [owner, askedAt] = [cartOwner(), Date.now()]
    const said = (await ask('favouriteList', {}, {}, askAgainLater)).value
    // Somebody else may be signed in by now, and may have been when it was asked.
    if (owner === null || cartOwner() !== owner) return
    unkept = { owner, said, askedAt }
    if (here !== null) await storeFavourites(here.mirror, owner, said, askedAt).catch(logOnly)
  }
  await (here === null ? askNow() : here.port.exclusively(`outbox.${here.port.tenantId}`, askNow))
}
