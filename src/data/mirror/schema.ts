import type { DBSchema, IDBPDatabase, StoreNames } from 'idb'
import type { Address } from '#contract/addresses/address.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { Favourites } from '#contract/favourites/favourites.ts'
import type { FinderAnswer } from '#contract/finder/finder-query.ts'
import type { GarageVehicle } from '#contract/garage/garage.ts'
import type { PartMark } from '#contract/jobs/part-marks.ts'
import type { JobQuantity } from '#contract/jobs/shares.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import type { Order, OrderPlacedReply, OrderRow } from '#contract/orders/order.ts'
import type { DisplayedPart, Intent } from '#data/outbox/intent.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** A view of a part: the part as a row of a list, and the time in milliseconds since 1970. */
export interface StoredPartView {
  mcode: string
  /** The user whose history contains the view. Undefined for a guest's view, which stays on this device. */
  owner?: string
  viewedAt: number
  /**
   * The time of the data in `part` in ISO 8601 format; null if unknown. Undefined in data of older versions, where it is the time of the
   * view.
   */
  asOf?: string | null
  part: Omit<PartCard, 'priceLadder'>
}

/** A past search. `key` is the text in lower case, so that searches that differ only in case are one row. */
export interface StoredSearch {
  key: string
  text: string
  searchedAt: number
}

/** A copy of the session, which pages keep in local storage. The worker needs the copy because it cannot read local storage. */
export interface MirroredSession {
  token: string
  userInfo: { id: string; realname: string; email: string }
  /**
   * When all orders of this user were last requested, in milliseconds since 1970. If this is set and no order is stored, the user had none.
   */
  ordersAskedAt?: number
}

/** The last cart that the server sent for one customer. `askedAt` is the time of the request in milliseconds since 1970. */
export interface StoredCartRecord {
  owner: string
  lines: CartLine[]
  askedAt: number
  /** Incremented with each stored cart, to detect that another cart was stored during a request. */
  round: number
}

/**
 * The last address book that the server sent for one customer, with the changes that were confirmed since. `askedAt` is in milliseconds
 * since 1970.
 */
export interface StoredAddressBook {
  owner: string
  rows: Address[]
  askedAt: number
}

export interface StoredCheckoutDraft {
  owner: string
  draft: CheckoutDraft
}

/** The server's reply to an order from this device. `key` is the Idempotency-Key of the order. */
export interface PlacedOrder {
  key: string
  owner: string
  placed: OrderPlacedReply
}

/** The last known row of an order in "Your Orders". `askedAt` is in milliseconds since 1970. */
export interface StoredOrderRow {
  id: string
  owner: string
  row: OrderRow
  askedAt: number
}

/** An order that was opened on this device, as the server last sent it. */
export interface StoredOrder {
  id: string
  owner: string
  order: Order
  askedAt: number
}

/** A part in the guest list, which exists until someone signs in on this device. */
export interface StoredGuestPart {
  /** The UUID of the row. It becomes the Idempotency-Key when the row is added to a cart. */
  id: string
  mcode: string
  qty: number
  /** Quantities for each job; absent in rows of older versions. */
  jobs?: JobQuantity[]
  /** The data of the part when it was last added, including its price. */
  shows: DisplayedPart
  /** When the part was last added, in milliseconds since 1970. */
  addedAt: number
}

/** The last favourites and folders that the server sent for one customer, with the changes that were confirmed since. */
export interface StoredFavouriteList extends Favourites {
  owner: string
  /** When the favourites were requested, in milliseconds since 1970. */
  askedAt: number
}

/** The last vehicles that the server sent for one customer, with the changes that were confirmed since. */
export interface StoredGarage {
  owner: string
  vehicles: GarageVehicle[]
  /** When the vehicles were requested, in milliseconds since 1970. */
  askedAt: number
}

/**
 * An unsent change of a user's history: a part was viewed or removed at a time in milliseconds since 1970. An empty part code means that
 * the whole history was cleared. Only the latest change of each part is stored.
 */
export interface ViewChange {
  owner: string
  mcode: string
  at: number
  gone: boolean
}

/** The mark of one line of the parts list of a unit, for one job ('' for none). */
export interface StoredPartMark {
  job: string
  /** The code (mcode) of the unit. */
  unit: string
  position: number
  mark: PartMark
  /** When the line was marked, in milliseconds since 1970. */
  markedAt: number
}

/** An old unit that somebody holds against parts of the catalogue: what was measured and read on it. */
export interface StoredOldUnit {
  /** A UUID. */
  id: string
  /** The category of the unit (a back category id); null while it is unknown. */
  kind: Id | null
  answers: readonly FinderAnswer[]
  /** Values that the unit does not have: it differs from a part in them, and nobody said what it has instead. */
  differs?: readonly FinderAnswer[]
  /** When it was last changed, in milliseconds since 1970. */
  changedAt: number
  /** When it was last laid on the bench, in milliseconds since 1970. The unit with the latest time is on the bench; 0: none of them. */
  benchAt: number
  /** The name and job ('' for none) that it was kept under. A unit without a name is only kept until newer ones replace it. */
  kept?: { name: string; job: string }
}

export interface MirrorDatabaseSchema extends DBSchema {
  views: { key: string; value: StoredPartView; indexes: { viewedAt: number } }
  searches: { key: string; value: StoredSearch; indexes: { searchedAt: number } }
  session: { key: 'now'; value: MirroredSession }
  intents: { key: number; value: Intent; indexes: { owner: string } }
  cart: { key: string; value: StoredCartRecord }
  books: { key: string; value: StoredAddressBook }
  drafts: { key: string; value: StoredCheckoutDraft }
  placed: { key: string; value: PlacedOrder; indexes: { owner: string } }
  orderRows: { key: string; value: StoredOrderRow; indexes: { owner: string } }
  orders: { key: string; value: StoredOrder; indexes: { owner: string } }
  guestList: { key: string; value: StoredGuestPart }
  favourites: { key: string; value: StoredFavouriteList }
  viewChanges: { key: [owner: string, mcode: string]; value: ViewChange; indexes: { owner: string } }
  partMarks: { key: [job: string, unit: string, position: number]; value: StoredPartMark }
  garages: { key: string; value: StoredGarage }
  oldUnits: { key: string; value: StoredOldUnit }
}

export type UpgradeStep = (db: IDBPDatabase<MirrorDatabaseSchema>) => void

/**
 * The steps that upgrade the database on this device. The version of the database is the number of steps. A released step must never be
 * changed; new steps are appended.
 */
export const upgradeSteps: readonly UpgradeStep[] = [
  (db) => {
    db.createObjectStore('views', { keyPath: 'mcode' }).createIndex('viewedAt', 'viewedAt')
    db.createObjectStore('searches', { keyPath: 'key' }).createIndex('searchedAt', 'searchedAt')
    db.createObjectStore('session')
  },
  (db) => {
    db.createObjectStore('intents', { keyPath: 'seq' }).createIndex('owner', 'owner')
    db.createObjectStore('cart', { keyPath: 'owner' })
  },
  (db) => {
    db.createObjectStore('books', { keyPath: 'owner' })
    db.createObjectStore('drafts', { keyPath: 'owner' })
    db.createObjectStore('placed', { keyPath: 'key' }).createIndex('owner', 'owner')
  },
  (db) => {
    for (const name of ['orderRows', 'orders'] as const) db.createObjectStore(name, { keyPath: 'id' }).createIndex('owner', 'owner')
  },
  (db) => {
    db.createObjectStore('guestList', { keyPath: 'mcode' })
  },
  (db) => {
    db.createObjectStore('favourites', { keyPath: 'owner' })
  },
  (db) => {
    db.createObjectStore('viewChanges', { keyPath: ['owner', 'mcode'] }).createIndex('owner', 'owner')
  },
  (db) => {
    db.createObjectStore('partMarks', { keyPath: ['job', 'unit', 'position'] })
  },
  (db) => {
    db.createObjectStore('garages', { keyPath: 'owner' })
  },
  (db) => {
    db.createObjectStore('oldUnits', { keyPath: 'id' })
  },
]

/** The stores that this version of the app needs in a database of a newer version. A new store must be added here too. */
export const neededStores = {
  views: ['viewedAt'],
  searches: ['searchedAt'],
  session: [],
  intents: ['owner'],
  cart: [],
  books: [],
  drafts: [],
  placed: ['owner'],
  orderRows: ['owner'],
  orders: ['owner'],
  guestList: [],
  favourites: [],
  viewChanges: ['owner'],
  partMarks: [],
  garages: [],
  oldUnits: [],
} as const satisfies Record<StoreNames<MirrorDatabaseSchema>, readonly string[]>
