import type { PackBytes } from '#contract/packs/manifest.ts'
import { joined } from './fetch-piece.ts'
import type { PackStore } from './open.ts'
import { type InstalledPack, type LiveColumns, RECORD_FORMAT } from './schema.ts'

/** An installed pack as one look found it. */
export interface PackSnapshot {
  pack: InstalledPack
  live: LiveColumns | null
  /** The bytes that were wanted of it; null where some of them are missing. */
  bytes: ReadonlyMap<PackBytes, Uint8Array> | null
}

/**
 * All installed packs, with what is wanted of each, read in one transaction: a worker that has just woken opens the database once and waits
 * for it once, and nobody can replace a pack in between.
 */
export const snapshotPacks = (store: PackStore, wantedOf: (pack: InstalledPack) => readonly PackBytes[]): Promise<PackSnapshot[]> =>
  store.run(async (db) => {
    const tx = db.transaction(['packs', 'live', 'pieces'])
    const [packs, live] = await Promise.all([tx.objectStore('packs').getAll(), tx.objectStore('live').getAll()])
    const liveOf = new Map(live.map((columns) => [columns.id, columns]))
    // One that many share is read once.
    const asked = new Map<string, Promise<ArrayBuffer | undefined>>()
    const pieceOf = (hash: string) => {
      const piece = asked.get(hash) ?? tx.objectStore('pieces').get(hash)
      asked.set(hash, piece)
      return piece
    }
    const read = async (one: PackBytes): Promise<readonly [PackBytes, Uint8Array] | null> => {
      const { at = 0, bytes, pieces } = one
      const found = await Promise.all(pieces.map(pieceOf))
      const here = found.flatMap((piece) => (piece === undefined ? [] : [new Uint8Array(piece)]))
      const [only] = here
      const whole = (here.length === 1 && only !== undefined ? only : joined(here)).subarray(at, at + bytes)
      // What was cut off would be read as a shorter list: found less, and nobody the wiser.
      return here.length < found.length || whole.length !== bytes ? null : [one, whole]
    }
    return Promise.all(
      packs
        .filter(({ format }) => format <= RECORD_FORMAT)
        .map(async (pack): Promise<PackSnapshot> => {
          const bytes = await Promise.all(wantedOf(pack).map(read))
          const whole = bytes.every((one) => one !== null)
          return { pack, live: liveOf.get(pack.id) ?? null, bytes: whole ? new Map(bytes) : null }
        }),
    )
  })

/** Which versions of which packs are installed, and since when: another text when anything of it is another. */
export const packStamp = async (store: PackStore): Promise<string> =>
  JSON.stringify(
    (await store.run((db) => db.getAll('packs'))).map(({ id, entry, installedAt, verifiedAt, broken, format }) => [
      ...[id, entry.manifest, installedAt, verifiedAt, broken.length, format],
    ]),
  )

/** When packs were made and of when their prices are, ISO 8601: the oldest of each. */
export interface PackDates {
  madeAt: string
  liveAsOf: string
}

/** The oldest of some dates. */
export const oldestOf = (dates: readonly string[]): string => new Date(Math.min(...dates.map((date) => Date.parse(date)))).toISOString()

/** The dates of the installed packs that have prices, without reading what is in them; null where there are none. */
export const readPackDates = (store: PackStore): Promise<PackDates | null> =>
  store.run(async (db) => {
    const tx = db.transaction(['packs', 'live'])
    const [packs, live] = await Promise.all([tx.objectStore('packs').getAll(), tx.objectStore('live').getAll()])
    const asOf = new Map(live.map((columns) => [columns.id, columns.asOf]))
    const priced = packs.flatMap(({ id, entry, format }) => {
      const liveAsOf = asOf.get(id)
      return format > RECORD_FORMAT || liveAsOf === undefined ? [] : [{ madeAt: entry.madeAt, liveAsOf }]
    })
    if (priced.length === 0) return null
    return { madeAt: oldestOf(priced.map(({ madeAt }) => madeAt)), liveAsOf: oldestOf(priced.map(({ liveAsOf }) => liveAsOf)) }
  })
