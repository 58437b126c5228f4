import * as v from 'valibot'
import { subscribe } from 'valtio/vanilla'
import { fetchAddresses } from '#app/state/account/addresses.ts'
import { session } from '#app/state/account/session.ts'
import { cart } from '#app/state/cart/cart.ts'
import { guestList } from '#app/state/cart/guest-list.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { fetchLoads } from '#app/state/catalogue/fetch-loads.ts'
import { favourites } from '#app/state/favourites/favourites.ts'
import { markedCodes, startFavourites } from '#app/state/favourites/start.ts'
import { firstAsked } from '#app/state/orders/order-filter.ts'
import { askOrders, askSeenOrder } from '#app/state/orders/orders.ts'
import { hasNote } from '#app/state/packs/here-note.ts'
import { isYounger } from '#app/state/page/is-younger.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { network, onShopBack } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { contentLoads } from '#contract/loads/other-loads.ts'
import { partLoads } from '#contract/loads/part-loads.ts'
import { locales, readLocalePath } from '#contract/locales.ts'
import { Mcode } from '#contract/primitives.ts'
import { readAddressBook } from '#data/mirror/address-book.ts'
import { ordersAskedAt, seenOrder, seenOrderRows } from '#data/mirror/seen-orders.ts'

/** Orders of the first page that are fetched whole. */
const ORDERS_AHEAD = 5
/** Parts in the cart whose pages are fetched, the latest first. */
const PARTS_AHEAD = 20
/** Of those that are marked, the last marked first. */
const MARKED_AHEAD = 60
/** Orders that were asked for so short a time ago are here. */
const OFTEN_ENOUGH_MS = 60 * 60 * 1000
/** After the page has come to rest, and after what was just put into the cart. */
const PAUSE_MS = 2000

/**
 * Fetches the address book and the newest orders of who is signed in, one after the other, as far as they are not here, so that the first
 * cut of the line finds them.
 */
export async function keepOrdersReady(): Promise<void> {
  const owner = cartOwner()
  if (owner === null || !network.up) return
  const kept = await withMirror(async (mirror) => (await readAddressBook(mirror, owner)).book, null)
  if (!isYounger(kept?.askedAt ?? null, OFTEN_ENOUGH_MS)) await fetchAddresses()
  const last = await withMirror((mirror) => ordersAskedAt(mirror, owner), null)
  if (!isYounger(last, OFTEN_ENOUGH_MS) && (await askOrders(firstAsked)).from === 'device') return
  const rows = await withMirror((mirror) => seenOrderRows(mirror, owner), [])
  for (const { id } of rows.slice(0, ORDERS_AHEAD)) {
    const isHere = (await withMirror((mirror) => seenOrder(mirror, owner, id), null)) !== null
    if (!isHere && network.up && cartOwner() === owner) await askSeenOrder(id)
  }
}

const fetched = new Set<string>()

/**
 * Fetches the pages of parts, each whole and once: those that lie in the cart, or on a guest's list, or are marked. What could not be fetched is fetched
 * the next time.
 */
export async function keepPartsReady(ids: readonly Mcode[]): Promise<void> {
  for (const mcode of ids) {
    if (fetched.has(mcode) || !network.up) continue
    // A reply that this device gave is there already.
    if (await fetchLoads(partLoads({ mcode }))) fetched.add(mcode)
  }
}

/** The page that is asked for where there is no line: how the shop works without one. Only the worker can keep it. */
export async function keepHelpReady(): Promise<void> {
  if (network.up && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    await fetchLoads(contentLoads({ slug: 'offline' }, { locale: readLocalePath(location.pathname, locales).locale }))
}

/** The local day on which this device last got ready for the next one. */
const READY_ON_KEY = 'ready-for-tomorrow'

/** Once a day, at the first start: the drawings of wanted parts too, and what was looked at lately, all of it looked up again. */
async function keepTomorrowReady(): Promise<void> {
  const today = new Date().toDateString()
  if (!network.up || !navigator.serviceWorker?.controller || deviceTexts.getItem(READY_ON_KEY) === today) return
  const { readyForTomorrow } = await import('#app/state/packs/tomorrow.ts')
  await readyForTomorrow()
  deviceTexts.setItem(READY_ON_KEY, today)
}

/** Packs of the catalogue go on by themselves where there are any: their code is not fetched for nobody. */
async function goOnWithPacks(): Promise<void> {
  if (hasNote()) (await import('#app/state/packs/go-on.ts')).startPacks()
}

/** Parts that somebody wants to have, the latest first: whose page is opened again before they are ordered. Then those that are marked. */
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

/**
 * Keeps what somebody needs without a line on this device, in the background. Called once, after the first screen is
 * drawn.
 */
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
  // What was put aside without a line is fetched with the next.
  onShopBack(soon)
  soon()
}
