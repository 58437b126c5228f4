import type { CallInputOf, CallName, calls } from '#contract/calls.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import type { cartCalls } from '#contract/cart/cart-calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { favouriteCalls } from '#contract/favourites/favourite-calls.ts'
import type { garageCalls } from '#contract/garage/garage-calls.ts'
import type { SavedOrder } from './saved-order.ts'

/** The names of API calls that can wait in the outbox: those with `queue: true` in the call table. */
export type QueuedCallName = { [N in CallName]: (typeof calls)[N]['queue'] extends true ? N : never }[CallName]

/** A call that can wait in the outbox, with its input exactly as it will be sent. */
export interface ChangeOfCall<N extends QueuedCallName> {
  call: N
  input: CallInputOf<N>
}
export type CallChange = { [N in QueuedCallName]: ChangeOfCall<N> }[QueuedCallName]

/** The names of calls that change the cart. Such changes can be merged while they wait, and the cart shows them. */
export type CartChangeName = QueuedCallName & keyof typeof cartCalls
export type CartChange = { [N in CartChangeName]: ChangeOfCall<N> }[CartChangeName]

/** The data of a part that is needed to display a cart line before the server has confirmed it. */
export type DisplayedPart = Pick<
  CartLine,
  'product' | 'price' | 'priceLadder' | 'promotion' | 'coreCharge' | 'minQty' | 'stock' | 'weightKg'
> & {
  /** The time of price and stock in ISO 8601 format; null if unknown. */
  asOf?: string | null
}

/** The names of calls that change favourites. Such changes can be merged while they wait, and the list of favourites shows them. */
export type FavouriteChangeName = QueuedCallName & keyof typeof favouriteCalls
export type FavouriteChange = { [N in FavouriteChangeName]: ChangeOfCall<N> }[FavouriteChangeName]

/** The names of calls that change the garage. Such changes can be merged while they wait, and the garage shows them. */
export type GarageChangeName = QueuedCallName & keyof typeof garageCalls
export type GarageChange = { [N in GarageChangeName]: ChangeOfCall<N> }[GarageChangeName]

/** The data of a part when it was added to the favourites. `asOf` is the time of the data in ISO 8601 format; null if unknown. */
export type FavouritePart = Omit<PartCard, 'matched'> & { asOf?: string | null }

/** The owner of a guest's favourites and vehicles. They are not sent until someone signs in on this device. */
export const GUEST_OWNER = 'guest'

/**
 * Why the server or this device refused a change. `too-old` means that it was sent so long ago that another attempt could apply it twice.
 * `gone` means that the cart line whose quantity it sets no longer exists.
 */
export interface Refusal {
  code: ErrorCode | 'too-old' | 'gone'
  say: string
  /** The invalid field of the input. */
  field?: string
  /** Data in the server's refusal, such as the new quote for an order. */
  result?: unknown
}

/**
 * The state of a waiting change (intent).
 * - `waiting`: it is only on this device, or was sent without a reply (`attempts` above 0).
 * - `sending`: it is being sent. After a crash it keeps this state and is sent again with the same key.
 * - `confirmed`: the server has applied it. It is kept until the next cart list contains it.
 * - `refused`: the server has rejected it. It is kept until its owner retries or discards it.
 */
export type IntentState = 'waiting' | 'sending' | 'confirmed' | 'refused'

/** A change by a user, which is stored before it is sent. */
export type Intent = CallChange & {
  /** The UUID of the change, used as Idempotency-Key for every attempt. */
  id: string
  /** The place of the change in the queue of this device. */
  seq: number
  /** The id of the customer who made the change. It is never sent with another customer's token. */
  owner: string
  /** When the change was made, in milliseconds since 1970. */
  madeAt: number
  state: IntentState
  /** Number of attempts to send the change. Only 0 means that the server certainly has not received it. */
  attempts: number
  /** Number of HTTP 500 replies to the change. */
  mistakes?: number
  /** Time of the first attempt in milliseconds since 1970. */
  sentAt?: number
  /** The quantity of the cart line after the change, as the server has confirmed it. */
  left?: number
  refusal?: Refusal
  /** For a refused change: its owner has read the reason. */
  seen?: true
  shows?: DisplayedPart
  /** For a favourite: the data of the part when it was added. */
  marked?: FavouritePart
  /** For an order: all that the buyer entered and saw, so that it can be restored completely. */
  order?: SavedOrder
}

/** Returns the ids of the cart lines that a change affects. An order removes its lines from the cart. */
export function lineIdsOf(change: CallChange): string[] {
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

const cartChangeNames: Record<CartChangeName, true> = { cartAdd: true, cartUpdate: true, cartSetAside: true, cartDeleteBatch: true }

export const isCartChange = <I extends CallChange>(change: I): change is I & CartChange => Object.hasOwn(cartChangeNames, change.call)

const favouriteChangeNames: Record<FavouriteChangeName, true> = {
  favouriteMark: true,
  favouriteChange: true,
  favouriteRemove: true,
  favouriteFolderSave: true,
  favouriteFolderDelete: true,
}

export const isFavouriteChange = <I extends CallChange>(change: I): change is I & FavouriteChange =>
  Object.hasOwn(favouriteChangeNames, change.call)

export const isGarageChange = <I extends CallChange>(change: I): change is I & GarageChange =>
  change.call === 'garageSave' || change.call === 'garageDelete'

/** Tells whether a change is an order, placed or saved for later. */
export const isOrderPlacement = ({ call }: CallChange): boolean => call === 'orderPlace'

const queuedCallNames: Record<QueuedCallName, true> = {
  ...cartChangeNames,
  ...favouriteChangeNames,
  garageSave: true,
  garageDelete: true,
  addressSave: true,
  addressSetDefault: true,
  addressDelete: true,
  orderPlace: true,
  orderReturn: true,
  orderCoreShip: true,
  stockWatchAdd: true,
  stockWatchEnd: true,
}

/** Tells whether this version of the app knows the call. A newer version on the same device may have stored other calls. */
const isKnownCall = ({ call }: CallChange): boolean => Object.hasOwn(queuedCallNames, call)

/** Splits ids that are joined by commas. */
export const splitIds = (ids: string): string[] => ids.split(',').filter((id) => id !== '')
export const joinIds = (ids: readonly string[]): string => ids.join(',')

/** Tells whether a change was never sent. It is then only on this device, and can still be changed or withdrawn. */
export const isUnsentIntent = ({ state, attempts }: Intent): boolean => state === 'waiting' && attempts === 0

/** Tells whether a change is not completed, so that it must be sent, or sent again. */
export const isPendingIntent = ({ state }: Intent): boolean => state === 'waiting' || state === 'sending'

/** Tells whether a change can be sent: it is not completed, belongs to an account, and is known to this version of the app. */
export const isSendable = (intent: Intent): boolean => isPendingIntent(intent) && isKnownCall(intent) && intent.owner !== GUEST_OWNER
