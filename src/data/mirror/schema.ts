import type { DBSchema, IDBPDatabase, StoreNames } from 'idb'
import type { Address } from '#contract/address.ts'
import type { CartLine } from '#contract/cart.ts'
import type { PartCard } from '#contract/catalogue.ts'
import type { Favourites } from '#contract/favourites/favourites.ts'
import type { JobShare } from '#contract/jobs/shares.ts'
import type { Order, OrderPlaced, OrderRow } from '#contract/order.ts'
import type { Intent, Shows } from '#data/outbox/intent.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

/** A part that was looked at, as its row in a list, and when: milliseconds since 1970. */
export interface View {
  mcode: string
  /** Whose history it is in; undefined while it is a guest's, in the history of this device alone. */
  owner?: string
  viewedAt: number
  /** When the shop said what `part` says, ISO 8601; null when nobody knows. What an earlier version remembered is of when it was viewed. */
  asOf?: string | null
  part: Omit<PartCard, 'priceLadder'>
}

/** A search that was made. `key` is the text in lower case, so that one search in two spellings of case is one row. */
export interface Searched {
  key: string
  text: string
  searchedAt: number
}

/** The session as local storage has it, for the worker, which cannot read that. */
export interface MirroredSession {
  token: string
  userInfo: { id: string; realname: string; email: string }
  /** When the shop was last asked for all orders of this person, milliseconds since 1970: where no row is kept, there were none. */
  ordersAskedAt?: number
}

/**
 * The cart as the shop last told it to this device, for one customer. `askedAt` is when that answer was asked for, milliseconds since 1970.
 */
export interface KeptCart {
  owner: string
  lines: CartLine[]
  askedAt: number
  /** Counts the lists that were stored here, so that one that was overtaken on its way is known by it. */
  round: number
}

/** The address book as the shop last told it, for one customer, with what it has confirmed since. `askedAt`: milliseconds since 1970. */
export interface KeptAddressBook {
  owner: string
  rows: Address[]
  askedAt: number
}

export interface KeptDraft {
  owner: string
  draft: CheckoutDraft
}

/** What the shop answered to an order of this device, by its Idempotency-Key. */
export interface PlacedOrder {
  key: string
  owner: string
  placed: OrderPlaced
}

/** A row of Your Orders as the shop last told it. `askedAt`: milliseconds since 1970. */
export interface SeenRow {
  id: string
  owner: string
  row: OrderRow
  askedAt: number
}

/** An order that was opened on this device, as the shop last told it. */
export interface SeenOrder {
  id: string
  owner: string
  order: Order
  askedAt: number
}

/** A part that a guest wants, until somebody signs in here. */
export interface GuestRow {
  /** UUID, and the Idempotency-Key of the add that it becomes. */
  id: string
  mcode: string
  qty: number
  /** What pieces of it are for; a row of an earlier version has none. */
  jobs?: JobShare[]
  /** The part as it was seen when it was last added, with its price. */
  shows: Shows
  /** When it was last added, milliseconds since 1970. */
  addedAt: number
}

/** Marked parts and their folders as the shop last told them, for one customer, with what it has confirmed since. */
export interface KeptFavourites extends Favourites {
  owner: string
  /** When this was asked for, milliseconds since 1970. */
  askedAt: number
}

/**
 * What the shop has not heard yet of somebody's history: that a part was viewed, or is gone from it, and when (milliseconds since 1970).
 * Without a code: all of it was cleared. Of each part the latest word.
 */
export interface ViewChange {
  owner: string
  mcode: string
  at: number
  gone: boolean
}

export interface MirrorShape extends DBSchema {
  views: { key: string; value: View; indexes: { viewedAt: number } }
  searches: { key: string; value: Searched; indexes: { searchedAt: number } }
  session: { key: 'now'; value: MirroredSession }
  intents: { key: number; value: Intent; indexes: { owner: string } }
  cart: { key: string; value: KeptCart }
  books: { key: string; value: KeptAddressBook }
  drafts: { key: string; value: KeptDraft }
  placed: { key: string; value: PlacedOrder; indexes: { owner: string } }
  orderRows: { key: string; value: SeenRow; indexes: { owner: string } }
  orders: { key: string; value: SeenOrder; indexes: { owner: string } }
  guestList: { key: string; value: GuestRow }
  favourites: { key: string; value: KeptFavourites }
  viewChanges: { key: [owner: string, mcode: string]; value: ViewChange; indexes: { owner: string } }
}

export type UpgradeStep = (db: IDBPDatabase<MirrorShape>) => void

/**
 * THE upgrade steps of the database on the device; its version is their number. A step that has shipped is never changed, only followed.
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
]

/** What this version of the shop needs of a database that a newer one has made. Kept beside the steps: a new store stands in both. */
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
} as const satisfies Record<StoreNames<MirrorShape>, readonly string[]>
