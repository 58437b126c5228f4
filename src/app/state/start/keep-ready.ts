import * as v from 'valibot'
import { subscribe } from 'valtio/vanilla'
import { fetchAddresses } from '#app/state/addresses/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { fetchLoads } from '#app/state/catalogue/fetch-loads.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { markedCodes, startFavourites } from '#app/state/favourites/start.ts'
import { defaultOrdersQuery } from '#app/state/orders/order-filter.ts'
import { askOrders, askSeenOrder } from '#app/state/orders/orders.ts'
import { hasNote } from '#app/state/packs/here-note.ts'
import { isYounger } from '#app/state/page/is-younger.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { network, onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { contentLoads } from '#contract/loads/other-loads.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { locales, readLocalePath } from '#contract/locale/locales.ts'
import { readAddressBook } from '#data/mirror/address-book.ts'
import { ordersAskedAt, seenOrder, seenOrderRows } from '#data/mirror/seen-orders.ts'

/** How many orders are fetched completely, the newest first. */
const ORDERS_AHEAD = 5
/** For how many parts in the cart the pages are fetched, the last added first. */
const PARTS_AHEAD = 20
/** For how many favourites the pages are fetched, the last added first. */
const MARKED_AHEAD = 60
/** Orders and addresses that were fetched within this time are not fetched again. */
const OFTEN_ENOUGH_MS = 60 * 60 * 1000
/** How long to wait after the page has loaded, and after a change of the cart. */
const PAUSE_MS = 2000

/** Fetches the user's address book and newest orders one by one, if this device does not have them, so that they are available offline. */
export async function keepOrdersReady(): Promise<void> {
  const owner = sessionOwner()
  if (owner === null || !network.up) return
  const kept = await withMirror(async (mirror) => (await readAddressBook(mirror, owner)).book, null)
  if (!isYounger(kept?.askedAt ?? null, OFTEN_ENOUGH_MS)) await fetchAddresses()
  const last = await withMirror((mirror) => ordersAskedAt(mirror, owner), null)
  if (!isYounger(last, OFTEN_ENOUGH_MS) && (await askOrders(defaultOrdersQuery)).from === 'device') return
  const rows = await withMirror((mirror) => seenOrderRows(mirror, owner), [])
  for (const { id } of rows.slice(0, ORDERS_AHEAD)) {
    const isHere = (await withMirror((mirror) => seenOrder(mirror, owner, id), null)) !== null
    if (!isHere && network.up && sessionOwner() === owner) await askSeenOrder(id)
  }
}

const fetched = new Set<string>()

/**
 * Fetches the complete pages of parts in the cart, the guest's list and the favourites, each once. Those that fail are fetched again next
 * time.
 */
export async function keepPartsReady(ids: readonly Mcode[]): Promise<void> {
  for (const mcode of ids) {
    if (fetched.has(mcode) || !network.up) continue
    // This is true only if all answers come from the server. An answer from this device is stored already.
    if (await fetchLoads(partLoads({ mcode }))) fetched.add(mcode)
  }
}

/** Fetches the help page about working offline, which is needed without a network. Only the service worker can store it. */
export async function keepHelpReady(): Promise<void> {
  if (network.up && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    await fetchLoads(contentLoads({ slug: 'offline' }, { locale: readLocalePath(location.pathname, locales).locale }))
}

/** The key under which the day of the last preparation for the next day is stored, by this device's clock. */
const READY_ON_KEY = 'ready-for-tomorrow'

/** Fetches everything for tomorrow's parts again, including drawings and recently viewed parts. Done once a day, at the first start. */
async function keepTomorrowReady(): Promise<void> {
  const today = new Date().toDateString()
  if (!network.up || !navigator.serviceWorker?.controller || deviceTexts.getItem(READY_ON_KEY) === today) return
  const { readyForTomorrow } = await import('#app/state/packs/tomorrow.ts')
  await readyForTomorrow()
  deviceTexts.setItem(READY_ON_KEY, today)
}

/** Continues downloads and renews installed packs. The code for packs is only loaded if there are any. */
async function goOnWithPacks(): Promise<void> {
  if (hasNote()) (await import('#app/state/packs/go-on.ts')).startPacks()
}

/** Returns the parts that the user will probably open again: those in the cart or guest's list, the last added first, then favourites. */
function wantedParts(): Mcode[] {
  const listed = codes([...guestList.tabRows, ...guestList.rows].map(({ mcode }) => mcode))
  const wanted = [...cart.lines.map(({ id }) => id).toReversed(), ...listed].slice(0, PARTS_AHEAD)
  return [...new Set([...wanted, ...codes(markedCodes()).slice(0, MARKED_AHEAD)])]
}

const codes = (given: readonly string[]): Mcode[] =>
  given.flatMap((one) => {
    const read = v.safeParse(Mcode, one)
    return read.success ? [read.output] : []
  })

/** Starts to fetch in the background what the user needs offline. Called once, after the first screen is rendered. */
export function startKeepReady(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(keepOrdersReady)
        .then(() => keepPartsReady(wantedParts()))
        .then(keepHelpReady)
        .then(keepTomorrowReady)
        .catch(logOnly)
    }, PAUSE_MS)
  }
  subscribe(session, soon)
  subscribe(cart, soon)
  subscribe(guestList, soon)
  subscribe(favourites, soon)
  startFavourites()
  void goOnWithPacks().catch(logOnly)
  // Parts that were added while offline are fetched when the server responds again.
  onShopBack(soon)
  soon()
}
