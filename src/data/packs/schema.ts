import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { PackManifest } from '#contract/packs/manifest.ts'
import type { PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'

/**
 * The format number of the records of packs and downloads. If a version of the app finds a record with a higher number, it leaves the
 * record and all pieces unchanged.
 */
export const PACK_RECORD_FORMAT = 1

/**
 * The record of a completely installed catalogue pack. It is written in the transaction that verified that all pieces of the pack are
 * stored.
 */
export interface InstalledPack {
  format: number
  id: string
  /** The entry of the pack in the list of packs. */
  entry: PackEntry
  /**
   * The manifest of the catalogue pack, with the hashes of all pieces. Its `stamp` identifies the state of the catalogue in this version.
   */
  manifest: PackManifest
  /** Total size of the distinct pieces of the catalogue pack in bytes. */
  bytes: number
  /** When the catalogue pack was installed, in milliseconds since 1970, like all times here. */
  installedAt: number
  /** When all pieces were last verified; null if they were not verified since the download. */
  verifiedAt: number | null
  /** Hashes of pieces that the last check found missing or damaged and that are not replaced yet. */
  broken: string[]
}

/** The state of a requested download. In the state `wanted`, it continues at every opportunity. */
export type DownloadState = { type: 'wanted' } | { type: 'paused' } | { type: 'stopped'; why: PackErrorReason; status?: number; at: number }

/** A version of a pack that is to be downloaded. Its received pieces are in the store of pieces. */
export interface PackDownload {
  format: number
  id: string
  entry: PackEntry
  manifest: PackManifest
  wishedAt: number
  state: DownloadState
}

/**
 * Price, stock and terms of sale of the parts of a catalogue pack. They are updated separately and do not belong to the version of the
 * pack.
 */
export interface StoredPriceColumns {
  id: string
  /** The time of the data by the server's clock, in ISO 8601 format. */
  asOf: string
  /** The version of the catalogue pack for which the data was requested. The data is kept when a newer version is installed. */
  version: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a part must be available offline, whatever catalogue packs are installed ("tomorrow's jobs"). */
export type PinReason = 'favourite' | 'cart' | 'saved-order' | 'recent'

export interface PinnedPart {
  mcode: string
  why: PinReason[]
}

export interface PackSettings {
  /** Whether packs are downloaded only over connections that are not metered. */
  wifiOnly: boolean
}

/** A completed request for the prices of all catalogue packs. */
export interface LastPriceRequest {
  /** The time of the request by the clock of this device, which may differ from the server's clock. */
  at: number
  /** Packs for which the server has no prices: version by pack id. */
  none: Readonly<Record<string, number>>
}

export interface PackDatabaseSchema extends DBSchema {
  /** The downloaded pieces of packs by their hashes, as raw bytes, so that reading needs no parsing. */
  pieces: { key: string; value: ArrayBuffer }
  packs: { key: string; value: InstalledPack }
  /** The requested downloads. The store keeps the name of its first version. */
  wishes: { key: string; value: PackDownload }
  live: { key: string; value: StoredPriceColumns }
  pins: { key: string; value: PinnedPart }
  /**
   * The settings for catalogue packs. The store also holds the time of the last price request, which was added later, because a new store
   * would need a new database version.
   */
  settings: { key: 'now' | 'live-asked'; value: PackSettings | LastPriceRequest }
}

type UpgradeTransaction = IDBPTransaction<PackDatabaseSchema, StoreNames<PackDatabaseSchema>[], 'versionchange'>
export type PackUpgradeStep = (db: IDBPDatabase<PackDatabaseSchema>, upgrade: UpgradeTransaction) => void | Promise<void>

/**
 * The steps that upgrade the pack database. The version of the database is the number of steps. A released step must never be changed; new
 * steps are appended.
 */
export const packUpgradeSteps: readonly PackUpgradeStep[] = [
  (db) => {
    db.createObjectStore('pieces')
    for (const name of ['packs', 'wishes', 'live'] as const) db.createObjectStore(name, { keyPath: 'id' })
    db.createObjectStore('pins', { keyPath: 'mcode' })
    db.createObjectStore('settings')
  },
  // Renames the property `is` of a download's state to `type`.
  async (_, upgrade) => {
    const wishes = upgrade.objectStore('wishes')
    for (const download of await wishes.getAll()) {
      const { is, ...state } = download.state as DownloadState & { is?: DownloadState['type'] }
      if (is !== undefined) await wishes.put({ ...download, state: { ...state, type: is } as DownloadState })
    }
  },
]

/** The stores that this version of the app needs in a database of a newer version. Update it with each upgrade step. */
export const neededPackStores = {
  pieces: [],
  packs: [],
  wishes: [],
  live: [],
  pins: [],
  settings: [],
} as const satisfies Record<StoreNames<PackDatabaseSchema>, readonly string[]>
