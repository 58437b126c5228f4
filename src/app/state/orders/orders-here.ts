import { ref, subscribe } from 'valtio/vanilla'
import { session } from '#app/state/account/session.ts'
import { cartOwner } from '#app/state/cart/owner.ts'
import { onOutboxChanged, outboxChanged } from '#app/state/outbox/send.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { newestReading } from '#app/state/page/newest.ts'
import { logOnly, showToast } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import type { OrderLimits, OrderPlaced } from '#contract/order.ts'
import type { Refusal } from '#data/outbox/intent.ts'
import { markRefusalSeen, type OrderIntent, readOrders } from '#data/outbox/orders.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import type { SavedOrder } from '#data/outbox/saved-order.ts'

/** An order that this device has written down and that the shop has not confirmed. */
export interface UnsentOrder {
  /** Its Idempotency-Key, and its id until it has one of the shop. */
  key: string
  /**
   * - `unsent`: on this phone only; it can be taken back.
   * - `sending`: on its way.
   * - `unanswered`: sent, and nobody knows whether it arrived; it is sent again under the same key.
   * - `refused`: the shop, or the buyer's own limit, said no. Everything is kept.
   */
  type: 'unsent' | 'sending' | 'unanswered' | 'refused'
  /** ISO 8601. */
  savedAt: string
  order: SavedOrder
  limits: OrderLimits | null
  refusal: Refusal | null
  /** Of a refused one: its buyer has looked at why. */
  seen: boolean
}

/**
 * Orders of who is signed in, as this device knows them: what is not placed yet, oldest first, what the shop answered, by key, and keys of
 * those that were shown here and then taken back or thrown away, in this tab or another.
 */
export const ordersHere = personal<{
  known: boolean
  unsent: readonly UnsentOrder[]
  placed: Readonly<Record<string, OrderPlaced>>
  takenBack: readonly string[]
}>({ known: false, unsent: [], placed: {}, takenBack: [] })

const nothing = { waiting: [], placed: [] }
/** Whose orders were read last. */
let ownerOfThese: string | null = null

/** Reads them from the device's database; resolves when that, or something newer, is shown. */
export const readOrdersHere = newestReading(async (isNewest) => {
  const owner = cartOwner()
  const { waiting, placed } = owner === null ? nothing : await withMirror((mirror) => readOrders(mirror, owner), nothing)
  if (!isNewest()) return
  // Of whoever was here before nothing was taken back: they have only left.
  const before = owner === ownerOfThese ? ordersHere.unsent : []
  ownerOfThese = owner
  ordersHere.unsent = ref(waiting.flatMap(unsentOf))
  ordersHere.placed = ref({ ...ordersHere.placed, ...Object.fromEntries(placed.map(({ key, placed: order }) => [key, order])) })
  const gone = before
    .map(({ key }) => key)
    .filter((key) => ordersHere.placed[key] === undefined && !ordersHere.unsent.some((one) => one.key === key))
  if (gone.length > 0) ordersHere.takenBack = ref([...ordersHere.takenBack, ...gone])
  ordersHere.known = true
})

function unsentOf({ id, state, attempts, madeAt, order, input, refusal, seen }: OrderIntent): UnsentOrder[] {
  if (order === undefined || state === 'confirmed') return []
  const is = state === 'waiting' ? (attempts === 0 ? 'unsent' : 'unanswered') : state
  const savedAt = new Date(madeAt).toISOString()
  return [{ key: id, type: is, savedAt, order, limits: input.limits ?? null, refusal: refusal ?? null, seen: seen === true }]
}

/** Follows what this page, other tabs and the worker do with them. Returns how to stop. */
export function followOrders(): () => void {
  void readOrdersHere().catch(logOnly)
  return onOutboxChanged(() => void readOrdersHere().catch(logOnly))
}

/** Orders that came back and that their buyer has not looked at yet, whatever page they are on; of nobody else. */
export const ordersBack = (): UnsentOrder[] =>
  session.now.type === 'member' && cartOwner() === ownerOfThese
    ? ordersHere.unsent.filter(({ type: is, seen }) => is === 'refused' && !seen)
    : []

/** Its buyer has looked at why an order came back: that is told no more, in no tab. */
export async function lookAtOrder(key: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null || !(await markRefusalSeen(mirror, key))) return
  outboxChanged()
  await readOrdersHere()
}

/**
 * Follows the orders of this device wherever their buyer is, and says when one that waited here was placed. One that came back is told by
 * the status line until it is looked at. Called once, with the cart.
 */
export function watchSavedOrders(): void {
  let before: readonly UnsentOrder[] = []
  onOutboxChanged(async () => {
    await readOrdersHere()
    const waited = before.filter(({ type: is, limits }) => is !== 'refused' && limits !== null)
    before = ordersHere.unsent
    if (waited.some(({ key }) => ordersHere.placed[key] !== undefined))
      showToast(/*i18n*/ 'The order that was saved on this phone is placed now.')
  })
  const read = () =>
    void readOrdersHere().then(() => {
      before = ordersHere.unsent
    }, logOnly)
  subscribe(session, read)
  read()
}

/** What the shop answered where this device keeps nothing. */
export function rememberPlaced(key: string, placed: OrderPlaced): void {
  ordersHere.placed = ref({ ...ordersHere.placed, [key]: placed })
}

/** Throws away an order that was refused or never sent. */
export async function discardOrder(key: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null || !ordersHere.unsent.some((order) => order.key === key && (order.type === 'refused' || order.type === 'unsent')))
    return
  await discardIntent(mirror, key)
  outboxChanged()
  await readOrdersHere()
}
