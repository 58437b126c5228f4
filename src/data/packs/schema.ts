import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { PackManifest } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import type { PackReason } from '#contract/packs/pack-reasons.ts'

/**
 * What a record of a pack or of a wish looks like. A version of the app that finds a higher number leaves the record, and every piece,
 * alone.
 */
export const RECORD_FORMAT = 1

/** A pack that is on this device, whole: the record is written in the transaction that has seen all its pieces. */
export interface InstalledPack {
  format: number
  id: string
  /** As the list offered it. */
  entry: PackEntry
  /** With the stamp that dates it. */
  manifest: PackManifest
  /** Of its pieces, each once. */
  bytes: number
  /** Milliseconds since 1970, as all times here. */
  installedAt: number
  /** When all pieces were last read again and were right; null: not since they came. */
  verifiedAt: number | null
  /** Pieces that were missing or damaged when somebody last looked; they are lacking since. Empty: none. */
  broken: string[]
}

/** How it stands with a wish. `wanted`: it goes on whenever there is somebody to go on with it. */
export type WishState = { type: 'wanted' } | { type: 'paused' } | { type: 'stopped'; why: PackReason; status?: number; at: number }

/** A version of a pack that is to come. What has come of it lies among the pieces. */
export interface PackWish {
  format: number
  id: string
  entry: PackEntry
  manifest: PackManifest
  wishedAt: number
  state: WishState
}

/** Price, stock and conditions of sale of a pack's parts: patched by themselves, and never part of what a pack is. */
export interface LiveColumns {
  id: string
  /** When the shop said so, ISO 8601. */
  asOf: string
  /** The version of the pack for which they were told. They stay when a newer one comes. */
  version: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a part is to be here whatever packs are: "tomorrow's jobs". */
export type PinReason = 'favourite' | 'cart' | 'saved-order' | 'recent'

export interface Pin {
  mcode: string
  why: PinReason[]
}

export interface PackSettings {
  /** Packs come only over lines that are not paid for by the byte. */
  wifiOnly: boolean
}

/** That the shop was asked for the live columns of all packs, and answered of all. */
export interface LiveAsked {
  /** By this device's own clock, which need not go as the shop's. */
  at: number
  /** Of which packs it had none any more, by their ids: of which version. */
  none: Readonly<Record<string, number>>
}

export interface PackShape extends DBSchema {
  /** By hash, as they came: reading one parses nothing. */
  pieces: { key: string; value: ArrayBuffer }
  packs: { key: string; value: InstalledPack }
  wishes: { key: string; value: PackWish }
  live: { key: string; value: LiveColumns }
  pins: { key: string; value: Pin }
  /** With it a word on prices, which has come later: a store of its own would be another version of the database. */
  settings: { key: 'now' | 'live-asked'; value: PackSettings | LiveAsked }
}

type Upgrade = IDBPTransaction<PackShape, StoreNames<PackShape>[], 'versionchange'>
export type PackStep = (db: IDBPDatabase<PackShape>, upgrade: Upgrade) => void | Promise<void>

/** THE upgrade steps of the packs' database; its version is their number. A step that has shipped is never changed, only followed. */
export const packSteps: readonly PackStep[] = [
  (db) => {
    db.createObjectStore('pieces')
    for (const name of ['packs', 'wishes', 'live'] as const) db.createObjectStore(name, { keyPath: 'id' })
    db.createObjectStore('pins', { keyPath: 'mcode' })
    db.createObjectStore('settings')
  },
  // The state of a wish was told apart by `is`.
  async (_, upgrade) => {
    const wishes = upgrade.objectStore('wishes')
    for (const wish of await wishes.getAll()) {
      const { is, ...state } = wish.state as WishState & { is?: WishState['type'] }
      if (is !== undefined) await wishes.put({ ...wish, state: { ...state, type: is } as WishState })
    }
  },
]

/** What this version of the app needs of a database that a newer one has made. Kept beside the steps. */
export const neededPackStores = {
  pieces: [],
  packs: [],
  wishes: [],
  live: [],
  pins: [],
  settings: [],
} as const satisfies Record<StoreNames<PackShape>, readonly string[]>
