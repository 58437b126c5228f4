import { ref } from 'valtio/vanilla'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { expiredOwner, sessionOwner } from '#app/state/session/owner.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import { cartSumsOf, isIncludedInOrder } from '#contract/pricing/pricing.ts'
import { removeEndedPromotions } from '#contract/promotions/ended.ts'
import { type Intent, isCartChange, isOrderPlacement, isPendingIntent, isSendable, lineIdsOf } from '#data/outbox/intent.ts'
import { readStoredCart } from '#data/outbox/intents.ts'
import { type OptimisticLine, optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { cart, emptyCartSums, type RefusedChange } from './cart.ts'
import { cartCount, countGuestList } from './count.ts'
import { inMemoryChangesOf } from './held.ts'

/**
 * Reads the cart with its waiting changes from the database and shows it. Resolves when this cart, or a newer one, is shown. Rejects with
 * the browser's error if there is no database.
 */
export const readCart = createLatestCallReader(showStoredCart)

async function showStoredCart(isNewest: () => boolean): Promise<void> {
  const owner = sessionOwner()
  const mirror = connectedMirror()
  if (owner === null || mirror === null) return showGuestCart(isNewest)
  const { queue, cart: kept } = await readStoredCart(mirror, owner)
  if (!isNewest()) return
  const known = kept !== null || cart.status === 'cannot-load'
  cart.status = kept !== null ? 'ready' : known ? 'cannot-load' : 'loading'
  cart.asOf = kept === null ? null : new Date(kept.askedAt).toISOString()
  cart.sessionExpired = false
  showLines(kept?.lines ?? [], queue)
}

/** Shows the server's lines after applying the waiting changes of the outbox and those that are only in memory. */
export function showLines(lines: readonly CartLine[], inDatabase: readonly Intent[]): void {
  const held = inMemoryChangesOf(sessionOwner() ?? '')
  const queue = [...inDatabase, ...held]
  const optimistic = removeEndedPromotions(optimisticCart(lines, queue), Date.now())
  cart.lines = ref(optimistic)
  cart.sums = ref(cartSumsOf(optimistic.filter(isIncludedInOrder)))
  cart.waiting = queue.filter(isPendingIntent).length
  cart.waitingOrders = queue.filter(isPendingIntent).filter(isOrderPlacement).length
  cart.sendable = queue.filter(isSendable).length
  cart.held = held.length
  cart.sending = queue.some(({ state }) => state === 'sending')
  cart.refused = ref(queue.flatMap((intent) => refusedChangesOf(intent, optimistic)))
  cartCount.pieces = cart.status === 'loading' ? null : cart.sums.pieces
}

function refusedChangesOf(intent: Intent, optimistic: readonly OptimisticLine[]): RefusedChange[] {
  if (intent.state !== 'refused' || intent.refusal === undefined || !isCartChange(intent)) return []
  const lineIds = lineIdsOf(intent)
  const name = optimistic.find(({ id }) => id === lineIds[0])?.product.name ?? intent.shows?.product.name ?? null
  const wanted = intent.call === 'cartAdd' || intent.call === 'cartUpdate' ? Number(intent.input.qty) : null
  return [{ intentId: intent.id, call: intent.call, lineIds, refusedQuantity: wanted, partName: name, refusal: intent.refusal }]
}

/**
 * Shows that a guest has no cart. For an expired session only the number of waiting changes is shown, because the next user must not see
 * more.
 */
async function showGuestCart(isNewest: () => boolean): Promise<void> {
  const mirror = connectedMirror()
  const expired = expiredOwner()
  const held = expired === null || mirror === null ? [] : (await readStoredCart(mirror, expired)).queue.filter(isPendingIntent)
  if (!isNewest()) return
  Object.assign(cart, { status: 'guest', lines: ref([]), sums: ref(emptyCartSums), refused: ref([]), removed: ref([]) })
  Object.assign(cart, {
    waiting: held.length,
    waitingOrders: held.filter(isOrderPlacement).length,
    sendable: 0,
    held: 0,
    sending: false,
    asOf: null,
    trouble: null,
    sessionExpired: expired !== null,
  })
  countGuestList()
}
