import * as v from 'valibot'
import { subscribe } from 'valtio/vanilla'
import { fetchAddresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { prefetchAllPageData } from '#app/state/catalogue/fetch-loads.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { favouritePartCodes, startFavourites } from '#app/state/favourites/start.ts'
import { defaultOrdersQuery } from '#app/state/orders/order-filter.ts'
import { fetchOrdersPage, fetchOrderWithFallback } from '#app/state/orders/orders.ts'
import { havePacksBeenRequested } from '#app/state/packs/here-note.ts'
import { isYoungerThan } from '#app/state/page/is-younger.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { contentLoads } from '#contract/loads/other-loads.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { locales, readLocalePath } from '#contract/locale/locales.ts'
import { readAddressBook } from '#data/mirror/address-book.ts'
import { readOrdersFetchedAt, readStoredOrder, readStoredOrderRows } from '#data/mirror/seen-orders.ts'

/** How many orders are fetched completely, the newest first. */
const MAX_PREFETCHED_ORDERS = 5
/** For how many parts in the cart the pages are fetched, the last added first. */
const MAX_PREFETCHED_PARTS = 20
/** For how many favourites the pages are fetched, the last added first. */
const MAX_PREFETCHED_FAVOURITES = 60
/** Orders and addresses that were fetched within this time are not fetched again. */
const PREFETCH_INTERVAL_MS = 60 * 60 * 1000
/** How long to wait after the page has loaded, and after a change of the cart. */
const PREFETCH_PAUSE_MS = 2000

/** Fetches the user's address book and newest orders one by one, if this device does not have them, so that they are available offline. */
export async function prefetchOrders(): Promise<void> {
  const owner = sessionOwner()
  if (owner === null || !network.up) return
  const kept = await withMirror(async (mirror) => (await readAddressBook(mirror, owner)).book, null)
  if (!isYoungerThan(kept?.askedAt ?? null, PREFETCH_INTERVAL_MS)) await fetchAddresses()
  const last = await withMirror((mirror) => readOrdersFetchedAt(mirror, owner), null)
  if (!isYoungerThan(last, PREFETCH_INTERVAL_MS) && (await fetchOrdersPage(defaultOrdersQuery)).from === 'device') return
  const rows = await withMirror((mirror) => readStoredOrderRows(mirror, owner), [])
  for (const { id } of rows.slice(0, MAX_PREFETCHED_ORDERS)) {
    const isHere = (await withMirror((mirror) => readStoredOrder(mirror, owner, id), null)) !== null
    if (!isHere && network.up && sessionOwner() === owner) await fetchOrderWithFallback(id)
  }
}

const prefetchedParts = new Set<string>()

/**
 * Fetches the complete pages of parts in the cart, the guest's list and the favourites, each once. Those that fail are fetched again next
 * time.
 */
export async function prefetchParts(ids: readonly Mcode[]): Promise<void> {
  for (const mcode of ids) {
    if (prefetchedParts.has(mcode) || !network.up) continue
    // A part counts as fetched only if all answers come from the server. An answer from this device was stored before.
    if (await prefetchAllPageData(partLoads({ mcode }))) prefetchedParts.add(mcode)
  }
}

/** Fetches the help page about working offline, which is needed without a network. Only the service worker can store it. */
export async function prefetchOfflineHelpPage(): Promise<void> {
  if (network.up && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    await prefetchAllPageData(contentLoads({ slug: 'offline' }, { locale: readLocalePath(location.pathname, locales).locale }))
}

/** The key under which the day of the last preparation for the next day is stored, by this device's clock. */
const READINESS_DAY_KEY = 'ready-for-tomorrow'

/** Fetches everything for tomorrow's parts again, including drawings and recently viewed parts. Done once a day, at the first start. */
async function checkReadinessDaily(): Promise<void> {
  const today = new Date().toDateString()
  if (!network.up || !navigator.serviceWorker?.controller || deviceStorage.getItem(READINESS_DAY_KEY) === today) return
  const { checkTomorrowReadiness: readyForTomorrow } = await import('#app/state/packs/tomorrow.ts')
  await readyForTomorrow()
  deviceStorage.setItem(READINESS_DAY_KEY, today)
}

/** Continues downloads and renews installed packs. The code for packs is only loaded if there are any. */
async function continuePackDownloads(): Promise<void> {
  if (havePacksBeenRequested()) (await import('#app/state/packs/go-on.ts')).startPackMaintenance()
}

/** Fetches the user's vehicles, and moves those of a guest to the user at sign-in. Only the first call has an effect. */
async function keepGarageReady(): Promise<void> {
  const { startGarage } = await import('#app/state/garage/start.ts')
  startGarage()
}

/** Returns the parts that the user will probably open again: those in the cart or guest's list, the last added first, then favourites. */
function partsToPrefetch(): Mcode[] {
  const listed = validPartCodes([...guestList.tabRows, ...guestList.rows].map(({ mcode }) => mcode))
  const wanted = [...cart.lines.map(({ id }) => id).toReversed(), ...listed].slice(0, MAX_PREFETCHED_PARTS)
  return [...new Set([...wanted, ...validPartCodes(favouritePartCodes()).slice(0, MAX_PREFETCHED_FAVOURITES)])]
}

const validPartCodes = (given: readonly string[]): Mcode[] =>
  given.flatMap((one) => {
    const read = v.safeParse(Mcode, one)
    return read.success ? [read.output] : []
  })

/** Starts to fetch in the background what the user needs offline. Called once, after the first screen is rendered. */
export function startPrefetching(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(keepGarageReady)
        .then(prefetchOrders)
        .then(() => prefetchParts(partsToPrefetch()))
        .then(prefetchOfflineHelpPage)
        .then(checkReadinessDaily)
        .catch(logErrorOnly)
    }, PREFETCH_PAUSE_MS)
  }
  subscribe(session, soon)
  subscribe(cart, soon)
  subscribe(guestList, soon)
  subscribe(favourites, soon)
  startFavourites()
  void continuePackDownloads().catch(logErrorOnly)
  // Parts that were added while offline are fetched when the server responds again.
  onNetworkRecovered(soon)
  soon()
}
