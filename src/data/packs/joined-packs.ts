import { Catalogue } from '#search/catalogue/catalogue.ts'
import type { LiveDataById } from '#search/catalogue/live-columns.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { RecordSource } from '#search/records/record-source.ts'
import { createSegmentRecordsCache, type GetSegmentRecords } from '#search/records/segment-records.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { LoadedPack, LoadedPrices } from './held-pack.ts'

/** A catalogue pack in memory, with the prices and stock of its parts. */
export interface PricedPack {
  loadedPack: LoadedPack
  prices: LoadedPrices
}

export interface JoinedPacks {
  catalogue: Catalogue
  records: GetSegmentRecords
}

/**
 * Joins several packs into one catalogue at time `now` (milliseconds since 1970). A part in several packs is taken from the newest pack. At
 * least one pack is required.
 */
export function joinPacks(packs: readonly PricedPack[], now: number): JoinedPacks {
  const inOrder = [...packs].sort((one, other) => packMadeAtMs(one) - packMadeAtMs(other))
  const newest = inOrder.at(-1)
  if (newest === undefined) throw new Error('There is no pack to ask.')
  const live = joinPrices(packs.map((one) => one.prices))
  const sources = new Map<Segment, RecordSource>()
  const frame = indexSharedCatalogueRows(newest.loadedPack.sharedRows)
  let catalogue: Catalogue | null = null
  for (const { loadedPack } of inOrder) {
    for (const { segment, records, removedPartIds } of loadedPack.segments) {
      sources.set(segment, records)
      catalogue =
        catalogue === null
          ? Catalogue.createCatalogue(segment, frame, live, now)
          : catalogue.withNewerSegment(segment, live, removedPartIds)
    }
  }
  if (catalogue === null) throw new Error('The packs hold no segment.')
  // After an update, a part may be newer than the stored prices. Such a part without price is hidden, not shown as free. Changing the
  // catalogue is safe, because it is not in use yet.
  for (const row of catalogue.live.unknown) catalogue.soldFlags[row] = 0
  return {
    catalogue,
    records: createSegmentRecordsCache((segment) => {
      const source = sources.get(segment)
      if (source === undefined) throw new Error('The segment is of no pack.')
      return source
    }),
  }
}

export const packMadeAtMs = ({ loadedPack }: PricedPack): number => Date.parse(loadedPack.pack.entry.madeAt)

/** Returns price and stock of each part. For a part in several catalogue packs, the newest are taken. */
function joinPrices(said: readonly LoadedPrices[]): LiveDataById {
  const [first, ...more] = [...said].sort((one, other) => Date.parse(other.asOf) - Date.parse(one.asOf)).map(({ decode }) => decode())
  if (first === undefined || more.length === 0) return first ?? new Map()
  return {
    get(id) {
      for (const columns of [first, ...more]) {
        const part = columns.get(id)
        if (part !== undefined) return part
      }
      return undefined
    },
  }
}
