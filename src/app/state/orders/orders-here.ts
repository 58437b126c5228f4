import { ref, subscribe } from 'valtio/vanilla'
import { notifyOutboxChanged, onOutboxChanged } from '#app/state/outbox/context.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { logErrorOnly, showToast } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import type { OrderLimits, OrderPlacedReply } from '#contract/orders/order.ts'
import type { Refusal } from '#data/outbox/intent.ts'
import { markRefusalSeen, type OrderIntent, readOrders } from '#data/outbox/orders.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import type { SavedOrder } from '#data/outbox/saved-order.ts'

/** An order on this device that the server has not confirmed. */
export interface UnsentOrder {
  /** The order's Idempotency-Key, which is its id until the server assigns one. */
  key: string
  /**
   * How far the order has come:
   * - `unsent`: it is only on this device, and can be withdrawn.
   * - `sending`: it is being sent.
   * - `unanswered`: it was sent, and the result is unknown; it is sent again with the same key.
   * - `refused`: by the server, or by the buyer's own limit. Everything the buyer typed is kept.
   */
  type: 'unsent' | 'sending' | 'unanswered' | 'refused'
  /** When the order was saved, ISO 8601. */
  savedAt: string
  order: SavedOrder
  limits: OrderLimits | null
  refusal: Refusal | null
  /** Whether the buyer has read why the order was refused. */
  isRefusalSeen: boolean
}

/**
 * The user's orders on this device: those that are not placed yet, oldest first; the server's replies, by key; and the keys of displayed
 * orders that were withdrawn or discarded, in this tab or another.
 */
export const localOrders = createPersonalState<{
  known: boolean
  unsent: readonly UnsentOrder[]
  placedByKey: Readonly<Record<string, OrderPlacedReply>>
  withdrawnKeys: readonly string[]
}>({ known: false, unsent: [], placedByKey: {}, withdrawnKeys: [] })

const noLocalOrders = { waiting: [], placed: [] }
/** The owner of the orders that were read last. */
let localOrdersOwner: string | null = null

/** Reads the orders on this device from its database. Resolves when these, or newer ones, are shown. */
export const readLocalOrders = createLatestCallReader(async (isNewest) => {
  const owner = sessionOwner()
  const { waiting, placed } = owner === null ? noLocalOrders : await withMirror((mirror) => readOrders(mirror, owner), noLocalOrders)
  if (!isNewest()) return
  // After a change of user no order counts as withdrawn.
  const before = owner === localOrdersOwner ? localOrders.unsent : []
  localOrdersOwner = owner
  localOrders.unsent = ref(waiting.flatMap(unsentOrderOf))
  localOrders.placedByKey = ref({ ...localOrders.placedByKey, ...Object.fromEntries(placed.map(({ key, placed: order }) => [key, order])) })
  const gone = before
    .map(({ key }) => key)
    .filter((key) => localOrders.placedByKey[key] === undefined && !localOrders.unsent.some((one) => one.key === key))
  if (gone.length > 0) localOrders.withdrawnKeys = ref([...localOrders.withdrawnKeys, ...gone])
  localOrders.known = true
})

function unsentOrderOf({ id, state, attempts, madeAt, order, input, refusal, seen }: OrderIntent): UnsentOrder[] {
  if (order === undefined || state === 'confirmed') return []
  const is = state === 'waiting' ? (attempts === 0 ? 'unsent' : 'unanswered') : state
  const savedAt = new Date(madeAt).toISOString()
  return [{ key: id, type: is, savedAt, order, limits: input.limits ?? null, refusal: refusal ?? null, isRefusalSeen: seen === true }]
}

/** Keeps the orders current with this page, other tabs and the worker. Returns a function that ends this. */
export function watchLocalOrders(): () => void {
  void readLocalOrders().catch(logErrorOnly)
  return onOutboxChanged(() => void readLocalOrders().catch(logErrorOnly))
}

/** Returns the refused orders that the user has not viewed yet. */
export const unreadRefusedOrders = (): UnsentOrder[] =>
  session.current.type === 'member' && sessionOwner() === localOrdersOwner
    ? localOrders.unsent.filter(({ type: is, isRefusalSeen }) => is === 'refused' && !isRefusalSeen)
    : []

/** Records that the buyer has read why an order was refused, so that no tab shows it any more. */
export async function markOrderSeen(key: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null || !(await markRefusalSeen(mirror, key))) return
  notifyOutboxChanged()
  await readLocalOrders()
}

/**
 * Follows the orders of this device on every page, and says when a waiting one was placed. The status line shows refused ones until they
 * are viewed. Called once, with the cart.
 */
export function watchSavedOrders(): void {
  let before: readonly UnsentOrder[] = []
  onOutboxChanged(async () => {
    await readLocalOrders()
    const waited = before.filter(({ type: is, limits }) => is !== 'refused' && limits !== null)
    before = localOrders.unsent
    if (waited.some(({ key }) => localOrders.placedByKey[key] !== undefined))
      showToast(/*i18n*/ 'The order that was saved on this phone is placed now.')
  })
  const read = () =>
    void readLocalOrders().then(() => {
      before = localOrders.unsent
    }, logErrorOnly)
  subscribe(session, read)
  read()
}

/** Remembers the server's reply to an order, on a device without storage. */
export function rememberPlacedOrder(key: string, placed: OrderPlacedReply): void {
  localOrders.placedByKey = ref({ ...localOrders.placedByKey, [key]: placed })
}

/** Discards an order that is refused or not sent yet. */
export async function discardUnsentOrder(key: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null || !localOrders.unsent.some((order) => order.key === key && (order.type === 'refused' || order.type === 'unsent')))
    return
  await discardIntent(mirror, key)
  notifyOutboxChanged()
  await readLocalOrders()
}
