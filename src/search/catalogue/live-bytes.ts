import { codesFor } from '#search/bytes/codes.ts'
import { readIntegers, readSignedVarints, signedVarints, varints } from '#search/bytes/varints.ts'
import type { LivePart } from '#search/part.ts'
import { section, type Sections } from '#search/segment/sections.ts'
import type { Catalogue } from './catalogue.ts'
import { type Ladder, Ladders } from './ladders.ts'
import { LiveColumns, NO_PRICE } from './live-columns.ts'

/** What is live of all parts that are sold, by their ids. */
export function liveOf(catalogue: Catalogue): LivePart[] {
  const { live } = catalogue
  const rows = Array.from({ length: catalogue.size }, (_, row) => row).filter((row) => catalogue.alive[row])
  return rows.map((row) => ({
    id: catalogue.idOf(row),
    priceCents: live.price[row] ?? 0,
    wasCents: live.wasPrice(row),
    coreCents: live.core[row] ?? 0,
    steps: live.steps(row),
    stock: live.qty[row] ?? 0,
    restockOn: live.restockDay(row),
    ended: live.ended[row] === 1,
    minQty: live.minQty[row] ?? 1,
  }))
}

/**
 * What is live of parts as sections, for a file of their own beside a segment (`packSections`): of all parts, or of those that changed, whose
 * `patch` brings a catalogue up to date.
 */
export function writeLive(parts: readonly LivePart[]): Map<string, Uint8Array> {
  const { ids, columns, ended, ladders } = LiveColumns.build([...parts].sort((a, b) => a.id - b.id))
  const { price, was, core, stock, restock, minQty } = columns
  return new Map<string, Uint8Array>([
    ['live.ids', varints(ids, (id, at) => id - (ids[at - 1] ?? 0))],
    // Most prices end in 99 or 95, and whole dollars are compressed best where their lowest byte stands apart.
    ['live.dollars-low', Uint8Array.from(price, (cents) => dollarsOf(cents) & 0xff)],
    ['live.dollars-high', varints(price, (cents) => dollarsOf(cents) >>> 8)],
    ['live.cents-below', varints(price, (cents) => dollarsOf(cents) * 100 - cents)],
    // One more than the price, so that 0 says that there was none.
    ['live.was', varints(was, (cents) => (cents === NO_PRICE ? 0 : cents + 1))],
    ['live.core', varints(core)],
    ['live.stock', signedVarints(stock)],
    ['live.restock', varints(restock)],
    ['live.ended', varints(ended)],
    ['live.min-qty', varints(minQty)],
    ['live.ladder', varints(ladders.of)],
    ['live.ladder-off', signedVarints(ladders.offs())],
    ['live.ladder-list', new TextEncoder().encode(JSON.stringify(ladders.list))],
  ])
}

/** What `writeLive` wrote. */
export function readLive(sections: Sections): LiveColumns {
  const bytesOf = (name: string) => section(sections, `live.${name}`)
  const low = bytesOf('dollars-low')
  const size = low.length
  const column = (name: string) => readIntegers(bytesOf(name), size)
  const [ids, price, below, was] = [column('ids'), column('dollars-high'), column('cents-below'), column('was')]
  let id = 0
  for (let at = 0; at < size; at += 1) {
    id += ids[at] ?? 0
    ids[at] = id
    price[at] = ((low[at] ?? 0) + (price[at] ?? 0) * 0x100) * 100 - (below[at] ?? 0)
    was[at] = (was[at] ?? 0) - 1
  }
  const list: Ladder[] = JSON.parse(new TextDecoder().decode(bytesOf('ladder-list')))
  const ladder = codesFor(size, list.length)
  ladder.set(column('ladder'))
  return new LiveColumns(
    ids,
    { price, was, core: column('core'), stock: readSignedVarints(bytesOf('stock'), size), restock: column('restock'), minQty: column('min-qty') },
    Uint8Array.from(column('ended')),
    Ladders.read(list, ladder, bytesOf('ladder-off')),
  )
}

/** The dollars of a price, rounded up. */
const dollarsOf = (priceCents: number) => Math.ceil(priceCents / 100)
