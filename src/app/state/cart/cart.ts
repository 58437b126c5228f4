import { ref } from 'valtio/vanilla'
import { personal } from '#app/state/page/personal.ts'
import type { CartSums } from '#contract/cart.ts'
import type { CartChangeName, Refusal } from '#data/outbox/intent.ts'
import type { OptimisticLine } from '#data/outbox/optimistic-cart.ts'

/** A refused change: its owner can retry or discard it. */
export interface RefusedChange {
  intentId: string
  call: CartChangeName
  lineIds: string[]
  /** The requested quantity of an add or update. */
  wanted: number | null
  /** The part's name, if known. */
  name: string | null
  refusal: Refusal
}

/**
 * - `guest`: nobody is signed in.
 * - `loading`: nothing is known yet, from this device or from the server.
 * - `ready`: the server's list of `asOf`, with pending changes applied.
 * - `cannot-load`: no stored list, and the server is unreachable; `lines` are pending adds.
 * - `cannot-keep`: no local storage (a private window, a full disk, an unresponsive database): each change is sent directly, and only
 * held in memory until the server replies.
 */
export type CartStatus = 'guest' | 'loading' | 'ready' | 'cannot-load' | 'cannot-keep'

export interface CartState {
  status: CartStatus
  /** The optimistic cart, oldest first, with lines set aside for jobs. Each line has the state of its change. */
  lines: readonly OptimisticLine[]
  /** Totals without lines that are set aside. */
  sums: CartSums
  /** Number of unconfirmed changes. */
  waiting: number
  /** How many of them are orders. */
  waitingOrders: number
  /** How many of them this app version can send: a newer version may have stored others. */
  sendable: number
  /** How many of them are only in this page's memory. */
  held: number
  /** A request is running. */
  sending: boolean
  /** A change is being stored, and takes noticeably long. */
  working: boolean
  /** A newer app version has upgraded the local database, which this one can no longer use. */
  outdated: boolean
  refused: readonly RefusedChange[]
  /** The request time of the server's list, ISO 8601; null if there is none. */
  asOf: string | null
  /** The error message of the last attempt; null if it succeeded. */
  trouble: string | null
  /** The user's session has ended; `waiting` counts the changes stored for them. */
  sessionExpired: boolean
  /** Removed lines that can be restored. */
  removed: readonly OptimisticLine[]
}

export const noSums: CartSums = { lines: 0, pieces: 0, goods: 0, coreCharges: 0, total: 0 }

/** The cart (specification, section 3). Read by panel and screen; only changed by changes.ts and its neighbours. */
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

/** Ends the offer to undo a removal. */
export function forgetRemoved(): void {
  if (cart.removed.length > 0) cart.removed = ref([])
}
