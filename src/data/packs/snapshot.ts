import type { PackByteRange } from '#contract/packs/manifest.ts'
import { concatBytes } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { type InstalledPack, PACK_RECORD_FORMAT, type StoredPriceColumns } from './schema.ts'

/** An installed catalogue pack with its prices and requested bytes, all read in one transaction. */
export interface PackSnapshot {
  pack: InstalledPack
  priceColumns: StoredPriceColumns | null
  /** The requested bytes; null if some of them are missing. */
  bytes: ReadonlyMap<PackByteRange, Uint8Array> | null
}

/**
 * Reads all installed catalogue packs with the requested bytes of each, in one transaction. So a worker that has just started opens the
 * database only once, and no pack can be replaced between two reads.
 */
export const readPackSnapshots = (store: PackStore, wantedOf: (pack: InstalledPack) => readonly PackByteRange[]): Promise<PackSnapshot[]> =>
  store.run(async (db) => {
    const tx = db.transaction(['packs', 'live', 'pieces'])
    const [packs, live] = await Promise.all([tx.objectStore('packs').getAll(), tx.objectStore('live').getAll()])
    const liveOf = new Map(live.map((columns) => [columns.id, columns]))
    // A piece that several sections share is read only once.
    const asked = new Map<string, Promise<ArrayBuffer | undefined>>()
    const pieceOf = (hash: string) => {
      const piece = asked.get(hash) ?? tx.objectStore('pieces').get(hash)
      asked.set(hash, piece)
      return piece
    }
    const read = async (one: PackByteRange): Promise<readonly [PackByteRange, Uint8Array] | null> => {
      const { at = 0, bytes, pieces } = one
      const found = await Promise.all(pieces.map(pieceOf))
      const here = found.flatMap((piece) => (piece === undefined ? [] : [new Uint8Array(piece)]))
      const [only] = here
      const whole = (here.length === 1 && only !== undefined ? only : concatBytes(here)).subarray(at, at + bytes)
      // Bytes of another length count as missing, because truncated data would be read as a shorter list, and nobody would notice the
      // missing results.
      return here.length < found.length || whole.length !== bytes ? null : [one, whole]
    }
    return Promise.all(
      packs
        .filter(({ format }) => format <= PACK_RECORD_FORMAT)
        .map(async (pack): Promise<PackSnapshot> => {
          const bytes = await Promise.all(wantedOf(pack).map(read))
          const whole = bytes.every((one) => one !== null)
          return { pack, priceColumns: liveOf.get(pack.id) ?? null, bytes: whole ? new Map(bytes) : null }
        }),
    )
  })

/**
 * Returns a text that identifies the installed catalogue packs, their versions and installation times. The text changes when any of them
 * changes.
 */
export const readPackFingerprint = async (store: PackStore): Promise<string> =>
  JSON.stringify(
    (await store.run((db) => db.getAll('packs'))).map(({ id, entry, installedAt, verifiedAt, broken, format }) => [
      ...[id, entry.manifest, installedAt, verifiedAt, broken.length, format],
    ]),
  )

/** When catalogue packs were built, and the time of their prices, in ISO 8601 format. Both are the oldest of all packs. */
export interface PackDates {
  madeAt: string
  pricesAsOf: string
}

/** Returns the oldest of several dates. */
export const earliestDate = (dates: readonly string[]): string => new Date(Math.min(...dates.map((date) => Date.parse(date)))).toISOString()

/** Reads the dates of the installed catalogue packs with prices, without reading their content; null if there are none. */
export const readPackDates = (store: PackStore): Promise<PackDates | null> =>
  store.run(async (db) => {
    const tx = db.transaction(['packs', 'live'])
    const [packs, live] = await Promise.all([tx.objectStore('packs').getAll(), tx.objectStore('live').getAll()])
    const asOf = new Map(live.map((columns) => [columns.id, columns.asOf]))
    const priced = packs.flatMap(({ id, entry, format }) => {
      const liveAsOf = asOf.get(id)
      return format > PACK_RECORD_FORMAT || liveAsOf === undefined ? [] : [{ madeAt: entry.madeAt, liveAsOf }]
    })
    if (priced.length === 0) return null
    return { madeAt: earliestDate(priced.map(({ madeAt }) => madeAt)), pricesAsOf: earliestDate(priced.map(({ liveAsOf }) => liveAsOf)) }
  })
