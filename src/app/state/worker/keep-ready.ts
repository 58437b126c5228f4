import { subscribe } from 'valtio/vanilla'
import type { Mcode } from '#contract/primitives.ts'
import { readAddressBook } from '#data/mirror/address-book.ts'
import { ordersAskedAt, seenOrder, seenOrderRows } from '#data/mirror/seen-orders.ts'
import { fetchAddresses } from '#app/state/account/addresses.ts'
import { cart } from '#app/state/cart/cart.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { network } from '#app/state/page/network.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { askOrders, askSeenOrder } from '#app/state/orders/orders.ts'
import { firstAsked } from '#app/state/orders/order-filter.ts'
import { isYounger } from '#app/state/catalogue/resource.ts'
import { session } from '#app/state/account/session.ts'

/** Orders of the first page that are fetched whole. */
const ORDERS_AHEAD = 5
/** Parts in the cart whose pages are fetched. */
const PARTS_AHEAD = 20
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

/** Fetches the pages of parts, each once: those that lie in the cart. */
export async function keepPartsReady(ids: readonly Mcode[]): Promise<void> {
  for (const id of ids.slice(0, PARTS_AHEAD)) {
    if (fetched.has(id) || !network.up) continue
    fetched.add(id)
    await catalogue.productDetail.prefetch({ mcode: id })
  }
}

/**
 * Keeps what a member needs without a line on this device, in the background. Called once, after the first screen is
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
        .then(() => keepPartsReady(cart.lines.map(({ id }) => id)))
        .catch(logOnly)
    }, PAUSE_MS)
  }
  subscribe(session, soon)
  subscribe(cart, soon)
  soon()
}
