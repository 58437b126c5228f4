import { ref } from 'valtio/vanilla'
import { createPersonalState } from '#app/state/page/personal.ts'
import type { CartSums } from '#contract/cart/cart.ts'
import type { CartChangeName, Refusal } from '#data/outbox/intent.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'

/** A refused change of the cart. The customer can send it again or discard it. */
export interface RefusedChange {
  intentId: string
  call: CartChangeName
  lineIds: string[]
  /** The quantity that the refused change wanted, if it added or changed a line. */
  refusedQuantity: number | null
  /** The name of the part, if known. */
  partName: string | null
  refusal: Refusal
}

/**
 * Whether the cart is known, and where it is stored:
 * - `guest`: nobody is signed in.
 * - `loading`: nothing is known yet, from this device or from the server.
 * - `ready`: the server's list of `asOf`, with waiting changes applied.
 * - `cannot-load`: there is no stored list and the server is unreachable; `lines` are parts that wait to be added.
 * - `cannot-keep`: this device cannot store the cart (a private window, a full disk, an unresponsive database). Each change is sent
 * directly, and is only in memory until the server replies.
 */
export type CartStatus = 'guest' | 'loading' | 'ready' | 'cannot-load' | 'cannot-keep'

export interface CartState {
  status: CartStatus
  /**
   * The lines, oldest first, with those set aside for jobs, and with changes that the server has not confirmed. Each line has the state of
   * its change.
   */
  lines: readonly OptimisticLine[]
  /** The totals, without lines that are set aside. */
  sums: CartSums
  /** How many changes the server has not confirmed. */
  waiting: number
  /** How many of the unconfirmed changes are orders. */
  waitingOrders: number
  /** How many of the unconfirmed changes this version of the app can send. A newer version may have stored others. */
  sendable: number
  /** How many of the unconfirmed changes are only in this page's memory. */
  held: number
  /** Whether a request is running. */
  sending: boolean
  /** Whether a change is being stored and takes noticeably long. */
  isStoring: boolean
  /** Whether a newer version of the app has upgraded the device's database, so that this version cannot use it any more. */
  isDatabaseNewer: boolean
  refused: readonly RefusedChange[]
  /** When the server's list was requested, ISO 8601; null if there is none. */
  asOf: string | null
  /** The message of the last request's error; null if the request succeeded. */
  trouble: string | null
  /** Whether the user's session has ended; `waiting` then counts the changes stored for them. */
  sessionExpired: boolean
  /** Lines that were just removed and can be restored. */
  removed: readonly OptimisticLine[]
}

export const emptyCartSums: CartSums = { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 }

/**
 * The cart (section 3 of the specification). The cart panel and the cart's screen read it; only the folder `cart-changes/` and the outbox
 * change it.
 */
export const cart = createPersonalState<CartState>({
  status: 'guest',
  lines: [],
  sums: emptyCartSums,
  waiting: 0,
  waitingOrders: 0,
  sendable: 0,
  held: 0,
  sending: false,
  isStoring: false,
  isDatabaseNewer: false,
  refused: [],
  asOf: null,
  trouble: null,
  sessionExpired: false,
  removed: [],
})

/** Ends the offer to undo a removal of lines. */
export function forgetRemovedLines(): void {
  if (cart.removed.length > 0) cart.removed = ref([])
}
