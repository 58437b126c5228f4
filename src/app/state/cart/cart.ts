import { ref } from 'valtio/vanilla'
import { personal } from '#app/state/page/personal.ts'
import type { CartSums } from '#contract/cart.ts'
import type { CartChangeName, Refusal } from '#data/outbox/intent.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'

/** A change that the shop will not make: its owner may retry or discard it. */
export interface RefusedChange {
  intentId: string
  call: CartChangeName
  lineIds: string[]
  /** The quantity that was asked for, of an add or an update. */
  wanted: number | null
  /** Of the part, when known. */
  name: string | null
  refusal: Refusal
}

/**
 * - `guest`: nobody is signed in here.
 * - `loading`: nothing is known yet, neither from this device nor from the shop.
 * - `ready`: the shop's list is known, as of `asOf`, changed by what waits here.
 * - `cannot-load`: no list was ever seen here and the shop is out of reach; `lines` are what waits here.
 * - `cannot-keep`: this device keeps nothing (a private window, a full disk, a database that does not answer): each change goes straight to
 *   the shop, and is held by this page alone until it answers.
 */
export type CartStatus = 'guest' | 'loading' | 'ready' | 'cannot-load' | 'cannot-keep'

export interface CartState {
  status: CartStatus
  /** The cart as this device believes it, oldest first, with what is set aside for a job. Each line says how far its change has come. */
  lines: readonly OptimisticLine[]
  /** Sums of the lines that are not set aside. */
  sums: CartSums
  /** Changes that the shop has not confirmed. */
  waiting: number
  /** Those of them that are orders. */
  waitingOrders: number
  /** Those of them that this version of the shop can send: a newer one may have left others here. */
  sendable: number
  /** Those of them that nothing but this page holds. */
  held: number
  /** Something is on its way right now. */
  sending: boolean
  /** A change is being written down, and takes longer than a person expects. */
  working: boolean
  /** A newer version of the shop has been on this device, and this one can neither read nor add to what it keeps. */
  outdated: boolean
  refused: readonly RefusedChange[]
  /** When the shop's list was asked for, ISO 8601; null when none is known. */
  asOf: string | null
  /** Why the last try stopped, to be read by a person; null when it did not. */
  trouble: string | null
  /** The session of who was signed in here has ended; `waiting` counts what this device keeps for them until they are back. */
  sessionExpired: boolean
  /** Lines that were just removed and can be put back. */
  removed: readonly OptimisticLine[]
}

export const noSums: CartSums = { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 }

/** The cart (specification, section 3). Read by the cart's panel and screen; changed only by changes.ts and its neighbours. */
export const cart = personal<CartState>({
  status: 'guest',
  lines: [],
  sums: noSums,
  waiting: 0,
  waitingOrders: 0,
  sendable: 0,
  held: 0,
  sending: false,
  working: false,
  outdated: false,
  refused: [],
  asOf: null,
  trouble: null,
  sessionExpired: false,
  removed: [],
})

/** What was removed stays so: the offer to undo it goes. */
export function forgetRemoved(): void {
  if (cart.removed.length > 0) cart.removed = ref([])
}
