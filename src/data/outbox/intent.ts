import type { CallName, calls, InputOf } from '#contract/calls.ts'
import type { CartLine } from '#contract/cart.ts'
import type { cartCalls } from '#contract/cart-calls.ts'
import type { PartCard } from '#contract/catalogue.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { favouriteCalls } from '#contract/favourites/favourite-calls.ts'
import type { SavedOrder } from './saved-order.ts'

/** Calls that can wait in the outbox: `queue: true` in the call table. */
export type QueuedName = { [N in CallName]: (typeof calls)[N]['queue'] extends true ? N : never }[CallName]

/** A queueable call with its input, exactly as it will be sent. */
export interface ChangeOf<N extends QueuedName> {
  call: N
  input: InputOf<N>
}
export type Change = { [N in QueuedName]: ChangeOf<N> }[QueuedName]

/** Calls that change the cart: they fold into each other, and the cart shows them. */
export type CartChangeName = QueuedName & keyof typeof cartCalls
export type CartChange = { [N in CartChangeName]: ChangeOf<N> }[CartChangeName]

/** The part data to display a line that the server has not confirmed yet. */
export type Shows = Pick<CartLine, 'product' | 'price' | 'priceLadder' | 'promotion' | 'coreCharge' | 'minQty' | 'stock' | 'weightKg'> & {
  /** The time of price and stock, ISO 8601; null if unknown. */
  asOf?: string | null
}

/** Calls that change favourites: they fold into each other, and the list of favourites shows them. */
export type FavouriteChangeName = QueuedName & keyof typeof favouriteCalls
export type FavouriteChange = { [N in FavouriteChangeName]: ChangeOf<N> }[FavouriteChangeName]

/** A part's data when it was added to the favourites. `asOf`: the time of the data, ISO 8601; null if unknown. */
export type MarkedPart = Omit<PartCard, 'matched'> & { asOf?: string | null }

/** The owner of a guest's favourites. They are not sent until someone signs in on this device. */
export const GUEST = 'guest'

/**
 * Why the server or this device refused an intent. `too-old`: it was sent so long ago that a retry could apply it twice. `gone`: the line
 * whose quantity it sets no longer exists.
 */
export interface Refusal {
  code: ErrorCode | 'too-old' | 'gone'
  say: string
  /** The invalid field of the input. */
  field?: string
  /** Data in the server's refusal: for an order the new quote. */
  result?: unknown
}

/**
 * - `waiting`: on this device only, or sent without a reply (`attempts` above 0).
 * - `sending`: being sent. After a crash it keeps this state, and is sent again with the same key.
 * - `confirmed`: the server applied it; kept until the next cart list contains it.
 * - `refused`: the server rejected it; kept until its owner retries or discards it.
 */
export type IntentState = 'waiting' | 'sending' | 'confirmed' | 'refused'

/** A change by a user, stored before it is sent. */
export type Intent = Change & {
  /** UUID, used as Idempotency-Key for every attempt. */
  id: string
  /** Its position in the queue of this device. */
  seq: number
  /** The customer's id. It is never sent with another customer's token. */
  owner: string
  /** Milliseconds since 1970. */
  madeAt: number
  state: IntentState
  /** Number of attempts. Only 0 means that the server certainly has not received it. */
  attempts: number
  /** Number of HTTP 500 replies. */
  mistakes?: number
  /** First attempt, milliseconds since 1970. */
  sentAt?: number
  /** The line's quantity in the server's confirmation. */
  left?: number
  refusal?: Refusal
  /** For a refused intent: its owner has read the reason. */
  seen?: true
  shows?: Shows
  /** For a favourite: the part's data when it was added. */
  marked?: MarkedPart
  /** For an order: all that the buyer entered and saw, so that it can be restored completely. */
  order?: SavedOrder
}

/** Ids of the cart lines that a change affects; an order removes its lines from the cart. */
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

/** Whether the change is an order, placed or saved. */
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

/** Whether this app version knows the call: a newer version on the same device may have stored others. */
const isKnownCall = ({ call }: Change): boolean => Object.hasOwn(queued, call)

/** Splits ids that are joined by commas. */
export const splitIds = (ids: string): string[] => ids.split(',').filter((id) => id !== '')
export const joinIds = (ids: readonly string[]): string => ids.join(',')

/** Never sent: only on this device, so it can still be changed or withdrawn. */
export const isUnsent = ({ state, attempts }: Intent): boolean => state === 'waiting' && attempts === 0

/** Not completed: it must be sent, or sent again. */
export const isOpen = ({ state }: Intent): boolean => state === 'waiting' || state === 'sending'

/** Not completed, owned by an account, and known to this app version. */
export const isSendable = (intent: Intent): boolean => isOpen(intent) && isKnownCall(intent) && intent.owner !== GUEST
