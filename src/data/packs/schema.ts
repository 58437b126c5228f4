import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { PackManifest } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import type { PackReason } from '#contract/packs/pack-reasons.ts'

/** The format of pack and download records. If an app version finds a higher number, it leaves the record and all pieces unchanged. */
export const RECORD_FORMAT = 1

/** A completely installed pack: the record is written in the transaction that verified that all its pieces are stored. */
export interface InstalledPack {
  format: number
  id: string
  /** The entry of the list. */
  entry: PackEntry
  /** Including its change stamp. */
  manifest: PackManifest
  /** Total size of its distinct pieces. */
  bytes: number
  /** Milliseconds since 1970, like all times here. */
  installedAt: number
  /** When all pieces were last verified; null: not since the download. */
  verifiedAt: number | null
  /** Pieces found missing or damaged at the last check, and not yet replaced. Empty: none. */
  broken: string[]
}

/** The state of a requested download. `wanted`: it continues at every opportunity. */
export type WishState = { type: 'wanted' } | { type: 'paused' } | { type: 'stopped'; why: PackReason; status?: number; at: number }

/** A requested version of a pack. Its received pieces are in the store of pieces. */
export interface PackWish {
  format: number
  id: string
  entry: PackEntry
  manifest: PackManifest
  wishedAt: number
  state: WishState
}

/** Price, stock and terms of sale of a pack's parts: updated separately, and not part of the pack's version. */
export interface LiveColumns {
  id: string
  /** The server's time of the data, ISO 8601. */
  asOf: string
  /** The pack version that they belong to. They are kept when a newer version is installed. */
  version: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a part must be available offline, whatever packs are installed: "tomorrow's jobs". */
export type PinReason = 'favourite' | 'cart' | 'saved-order' | 'recent'

export interface Pin {
  mcode: string
  why: PinReason[]
}

export interface PackSettings {
  /** Packs are only downloaded over unmetered connections. */
  wifiOnly: boolean
}

/** A completed request for the live columns of all packs. */
export interface LiveAsked {
  /** By this device's clock, which may differ from the server's. */
  at: number
  /** Packs without live columns on the server: version by id. */
  none: Readonly<Record<string, number>>
}

export interface PackShape extends DBSchema {
  /** By hash, as raw bytes, so that reading needs no parsing. */
  pieces: { key: string; value: ArrayBuffer }
  packs: { key: string; value: InstalledPack }
  wishes: { key: string; value: PackWish }
  live: { key: string; value: LiveColumns }
  pins: { key: string; value: Pin }
  /** Also stores the time of the last price request, which was added later: a new store would need a new database version. */
  settings: { key: 'now' | 'live-asked'; value: PackSettings | LiveAsked }
}

type Upgrade = IDBPTransaction<PackShape, StoreNames<PackShape>[], 'versionchange'>
export type PackStep = (db: IDBPDatabase<PackShape>, upgrade: Upgrade) => void | Promise<void>

/** The upgrade steps of the pack database; its version is their number. A released step is never changed; new steps are appended. */
export const packSteps: readonly PackStep[] = [
  (db) => {
    db.createObjectStore('pieces')
    for (const name of ['packs', 'wishes', 'live'] as const) db.createObjectStore(name, { keyPath: 'id' })
    db.createObjectStore('pins', { keyPath: 'mcode' })
    db.createObjectStore('settings')
  },
  // The state of a download had the property `is` before.
  async (_, upgrade) => {
    const wishes = upgrade.objectStore('wishes')
    for (const wish of await wishes.getAll()) {
      const { is, ...state } = wish.state as WishState & { is?: WishState['type'] }
      if (is !== undefined) await wishes.put({ ...wish, state: { ...state, type: is } as WishState })
    }
  },
]

/** The stores that this app version needs in a database of a newer version. Update it with each step. */
export const neededPackStores = {
  pieces: [],
  packs: [],
  wishes: [],
  live: [],
  pins: [],
  settings: [],
} as const satisfies Record<StoreNames<PackShape>, readonly string[]>
