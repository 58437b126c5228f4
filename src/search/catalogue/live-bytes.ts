import { createCodeArray } from '#search/bytes/codes.ts'
import { readIntegers, readSignedVarints, writeSignedVarints, writeVarints } from '#search/bytes/varints.ts'
import type { LivePart } from '#search/part.ts'
import { runAllSteps } from '#search/schedule/at-once.ts'
import { requireSection, type SegmentSections } from '#search/segment/sections.ts'
import type { Catalogue } from './catalogue.ts'
import { type PriceBreakScheme, PriceBreakTable } from './ladders.ts'
import { LiveBuilder, LiveColumns, NO_PREVIOUS_PRICE } from './live-columns.ts'

/** Number of parts that are handled in one step, which takes a few milliseconds. */
const PARTS_PER_STEP = 5000

/**
 * Collects the live data (prices, stock) of all sold parts for which it is known, or only of the parts in `inside`. Works in steps, so that
 * other work can run in between.
 */
export function* collectLiveData(catalogue: Catalogue, inside: ReadonlySet<number> | null = null): Generator<void, LiveColumns> {
  const unknown = new Set(catalogue.live.unknown)
  const builder = new LiveBuilder()
  const rows = catalogue.rowsById()
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const id = catalogue.idOf(row)
    if ((inside === null || inside.has(id)) && !unknown.has(row)) builder.add({ id, ...catalogue.live.livePartOfRow(row) })
    if (at % PARTS_PER_STEP === PARTS_PER_STEP - 1) yield
  }
  return builder.build()
}

/**
 * Serialises live data (prices, stock) as sections of a separate file (`packSections`). `parts` are all parts, or the changed ones for
 * `patch`.
 */
export const writeLiveData = (parts: readonly LivePart[]): Map<string, Uint8Array> =>
  new Map(liveDataSections(LiveColumns.build([...parts].sort((a, b) => a.id - b.id))))

/** Yields the sections of a file with live data (prices, stock), one at a time. */
export function* liveDataSections({ ids, columns, ended, ladders }: LiveColumns): Generator<[name: string, bytes: Uint8Array], undefined> {
  const { price, was, core, stock, restock, minQty } = columns
  yield ['live.ids', writeVarints(ids, (id, at) => id - (ids[at - 1] ?? 0))]
  // Most prices end in 99 or 95, so dollars (rounded up) and cents below them are stored apart. The dollars compress best if their low byte
  // is stored separately.
  yield ['live.dollars-low', Uint8Array.from(price, (cents) => dollarsRoundedUp(cents) & 0xff)]
  yield ['live.dollars-high', writeVarints(price, (cents) => dollarsRoundedUp(cents) >>> 8)]
  yield ['live.cents-below', writeVarints(price, (cents) => dollarsRoundedUp(cents) * 100 - cents)]
  // The previous price plus one, so that 0 means no previous price.
  yield ['live.was', writeVarints(was, (cents) => (cents === NO_PREVIOUS_PRICE ? 0 : cents + 1))]
  yield ['live.core', writeVarints(core)]
  yield ['live.stock', writeSignedVarints(stock)]
  yield ['live.restock', writeVarints(restock)]
  yield ['live.ended', writeVarints(ended)]
  yield ['live.min-qty', writeVarints(minQty)]
  yield ['live.ladder', writeVarints(ladders.of)]
  yield ['live.ladder-off', writeSignedVarints(ladders.priceDifferencesCents())]
  yield ['live.ladder-list', new TextEncoder().encode(JSON.stringify(ladders.list))]
}

/** Reads live data (prices, stock) from sections that `writeLiveData` wrote. */
export const readLiveData = (sections: SegmentSections): LiveColumns => runAllSteps(readLiveInSteps(sections))

/** Reads live data (prices, stock) from its sections in steps, so that other work can run in between. */
export function* readLiveInSteps(sections: SegmentSections): Generator<void, LiveColumns> {
  const bytesOf = (name: string) => requireSection(sections, `live.${name}`)
  const low = bytesOf('dollars-low')
  const size = low.length
  const column = (name: string) => readIntegers(bytesOf(name), size)
  const ids = column('ids')
  for (let at = 1; at < size; at += 1) ids[at] = (ids[at] ?? 0) + (ids[at - 1] ?? 0)
  yield
  const price = column('dollars-high')
  yield
  const below = column('cents-below')
  for (let at = 0; at < size; at += 1) price[at] = ((low[at] ?? 0) + (price[at] ?? 0) * 0x100) * 100 - (below[at] ?? 0)
  yield
  const was = column('was')
  for (let at = 0; at < size; at += 1) was[at] = (was[at] ?? 0) - 1
  yield
  const core = column('core')
  yield
  const stock = readSignedVarints(bytesOf('stock'), size)
  yield
  const [restock, minQty] = [column('restock'), column('min-qty')]
  yield
  const ended = new Uint8Array(column('ended'))
  yield
  const list: PriceBreakScheme[] = JSON.parse(new TextDecoder().decode(bytesOf('ladder-list')))
  const ladder = createCodeArray(size, list.length)
  ladder.set(column('ladder'))
  yield
  return new LiveColumns(
    ids,
    { price, was, core, stock, restock, minQty },
    ended,
    PriceBreakTable.readPriceBreaks(list, ladder, bytesOf('ladder-off')),
  )
}

/** Returns the dollars of a price in cents, rounded up. */
const dollarsRoundedUp = (priceCents: number) => Math.ceil(priceCents / 100)
