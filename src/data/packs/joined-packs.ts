import { Catalogue } from '#search/catalogue/catalogue.ts'
import { frameOf } from '#search/catalogue/frame.ts'
import type { LivePart } from '#search/part.ts'
import type { RecordSource } from '#search/records/record-source.ts'
import { type RecordsOf, recordsOf } from '#search/records/segment-records.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { HeldLive, HeldPack } from './held-pack.ts'

/** A pack whose parts have prices. */
export interface PricedPack {
  held: HeldPack
  live: HeldLive
}

export interface JoinedPacks {
  catalogue: Catalogue
  records: RecordsOf
}

/**
 * Several packs as one catalogue, asked at `now` (milliseconds since 1970): a part that stands in more than one is alive once, as the pack
 * says it that was made last. At least one.
 */
export function joinedPacks(packs: readonly PricedPack[], now: number): JoinedPacks {
  const inOrder = [...packs].sort((one, other) => madeAtMs(one) - madeAtMs(other))
  const newest = inOrder.at(-1)
  if (newest === undefined) throw new Error('There is no pack to ask.')
  const live = joinedLive(packs.map((one) => one.live))
  const sources = new Map<Segment, RecordSource>()
  const frame = frameOf(newest.held.frame)
  let catalogue: Catalogue | null = null
  for (const { held } of inOrder) {
    for (const { segment, records, gone } of held.segments) {
      sources.set(segment, records)
      catalogue = catalogue === null ? Catalogue.of(segment, frame, live, now) : catalogue.with(segment, live, gone)
    }
  }
  if (catalogue === null) throw new Error('The packs hold no segment.')
  hideUnpriced(catalogue, live)
  return {
    catalogue,
    records: recordsOf((segment) => {
      const source = sources.get(segment)
      if (source === undefined) throw new Error('The segment is of no pack.')
      return source
    }),
  }
}

export const madeAtMs = ({ held }: PricedPack): number => Date.parse(held.pack.entry.madeAt)

/** Of a part in several packs, what was said last. */
function joinedLive(columns: readonly HeldLive[]): ReadonlyMap<number, LivePart> {
  const inOrder = [...columns].sort((one, other) => Date.parse(one.asOf) - Date.parse(other.asOf))
  const [only] = inOrder
  if (inOrder.length === 1 && only !== undefined) return only.parts
  return new Map(inOrder.flatMap(({ parts }) => [...parts]))
}

/**
 * What an update has brought may be newer than the prices that are here: a part without a price is not shown for nothing. Nobody has asked
 * the catalogue yet.
 */
function hideUnpriced({ segments, alive, live: { price } }: Catalogue, live: ReadonlyMap<number, LivePart>): void {
  for (const { segment, base } of segments)
    for (let row = 0; row < segment.rows; row += 1)
      // What costs something has a price; the others are few.
      if (price[base + row] === 0 && !live.has(segment.ids[row] ?? 0)) alive[base + row] = 0
}
