import type { CallName, calls, InputOf } from '#contract/calls.ts'
import type { CartLine } from '#contract/cart.ts'
import type { cartCalls } from '#contract/cart-calls.ts'
import type { PartCard } from '#contract/catalogue.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { favouriteCalls } from '#contract/favourites/favourite-calls.ts'
import type { SavedOrder } from './saved-order.ts'

/** Calls that may wait on this device and be said later: `queue: true` in the call table. */
export type QueuedName = { [N in CallName]: (typeof calls)[N]['queue'] extends true ? N : never }[CallName]

/** A call that may wait and what goes with it, exactly as it will be sent. */
export interface ChangeOf<N extends QueuedName> {
  call: N
  input: InputOf<N>
}
export type Change = { [N in QueuedName]: ChangeOf<N> }[QueuedName]

/** Those that change the cart: they fold into each other, and the cart shows them. */
export type CartChangeName = QueuedName & keyof typeof cartCalls
export type CartChange = { [N in CartChangeName]: ChangeOf<N> }[CartChangeName]

/** Enough of a part to show a line that the shop has not confirmed yet. */
export type Shows = Pick<CartLine, 'product' | 'price' | 'priceLadder' | 'promotion' | 'coreCharge' | 'minQty' | 'stock' | 'weightKg'> & {
  /** When the shop said price and stock, ISO 8601; null when nobody knows. */
  asOf?: string | null
}

/** Those that change what is marked: they fold into each other, and the list of marked parts shows them. */
export type FavouriteChangeName = QueuedName & keyof typeof favouriteCalls
export type FavouriteChange = { [N in FavouriteChangeName]: ChangeOf<N> }[FavouriteChangeName]

/** A part as it was seen when it was marked. `asOf`: when the shop said what it says, ISO 8601; null when nobody knows. */
export type MarkedPart = Omit<PartCard, 'matched'> & { asOf?: string | null }

/** Who marks parts without being signed in: nobody's token sends what they want, until somebody signs in here. */
export const GUEST = 'guest'

/**
 * Why the shop, or this device, will not carry an intent out. `too-old`: it was sent so long ago that sending it again could do it twice.
 * `gone`: the line whose quantity it sets lay in no cart any more.
 */
export interface Refusal {
  code: ErrorCode | 'too-old' | 'gone'
  say: string
  /** Which field of the input it is about. */
  field?: string
  /** What the shop sent along with the refusal: for an order the new quote. */
  result?: unknown
}

/**
 * - `waiting`: on this device only, or sent without an answer (`attempts` above 0).
 * - `sending`: on its way. After a crash it still says so, and is sent again under the same key.
 * - `confirmed`: the shop did it; kept until the next list of the cart shows it.
 * - `refused`: the shop will not do it; kept until its owner retries or discards it.
 */
export type IntentState = 'waiting' | 'sending' | 'confirmed' | 'refused'

/** One change that its owner wants, written down before it is sent. */
export type Intent = Change & {
  /** UUID, and the Idempotency-Key of every time it is sent. */
  id: string
  /** Its place in the queue of this device. */
  seq: number
  /** Id of the customer who wants it. Never sent with anybody else's token. */
  owner: string
  /** Milliseconds since 1970. */
  madeAt: number
  state: IntentState
  /** How often it was sent. Only at 0 is it certain that the shop has not seen it. */
  attempts: number
  /** How often the shop itself answered it with a mistake of its own (HTTP 500). */
  mistakes?: number
  /** When it was first sent, milliseconds since 1970. */
  sentAt?: number
  /** What the shop said the line's quantity is, once confirmed. */
  left?: number
  refusal?: Refusal
  /** Of a refused one: its owner has looked at why. */
  seen?: true
  shows?: Shows
  /** Of a part that is marked: how it was seen. */
  marked?: MarkedPart
  /** Of an order: everything that its buyer typed and saw, so that it can be given back whole. */
  order?: SavedOrder
}

/** Ids of the cart lines that a change is about; an order takes its lines out of the cart. */
export function linesOf(change: Change): string[] {
  switch (change.call) {
    case 'cartAdd':
      return [change.input.mcode]
    case 'cartUpdate':
      return [change.input.id]
    case 'cartSetAside':
    case 'cartDeleteBatch':
      return splitIds(change.input.ids)
    case 'orderPlace':
      return change.input.lines.map(({ id }) => id)
    default:
      return []
  }
}

const cartChanges: Record<CartChangeName, true> = { cartAdd: true, cartUpdate: true, cartSetAside: true, cartDeleteBatch: true }

export const isCartChange = <I extends Change>(change: I): change is I & CartChange => Object.hasOwn(cartChanges, change.call)

const favouriteChanges: Record<FavouriteChangeName, true> = {
  favouriteMark: true,
  favouriteChange: true,
  favouriteRemove: true,
  favouriteFolderSave: true,
  favouriteFolderDelete: true,
}

export const isFavouriteChange = <I extends Change>(change: I): change is I & FavouriteChange =>
  Object.hasOwn(favouriteChanges, change.call)

/** An order that its buyer has placed or saved. */
export const isOrder = ({ call }: Change): boolean => call === 'orderPlace'

const queued: Record<QueuedName, true> = {
  ...cartChanges,
  ...favouriteChanges,
  addressSave: true,
  addressSetDefault: true,
  addressDelete: true,
  orderPlace: true,
  orderReturn: true,
  orderCoreShip: true,
  stockWatchAdd: true,
  stockWatchEnd: true,
}

/** Whether this version of the shop can say it: a newer one on the same device may have written down what this one does not know. */
const isKnownCall = ({ call }: Change): boolean => Object.hasOwn(queued, call)

/** Ids as the wire joins them, and apart again. */
export const splitIds = (ids: string): string[] => ids.split(',').filter((id) => id !== '')
export const joinIds = (ids: readonly string[]): string => ids.join(',')

/** Never sent: this device alone knows of it, so it may still be changed or taken back. */
export const isUnsent = ({ state, attempts }: Intent): boolean => state === 'waiting' && attempts === 0

/** Not settled yet: it has to be sent, or sent again. */
export const isOpen = ({ state }: Intent): boolean => state === 'waiting' || state === 'sending'

/** Not settled yet, of somebody who has an account, and this version of the shop can send it. */
export const isSendable = (intent: Intent): boolean => isOpen(intent) && isKnownCall(intent) && intent.owner !== GUEST
