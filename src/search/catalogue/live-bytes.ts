import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'
import type { LivePart, LiveStep } from '#search/part.ts'
import { section, type Sections } from '#search/segment/sections.ts'
import type { Catalogue } from './catalogue.ts'
import type { LiveById } from './live.ts'

const DAY_MS = 86_400_000

/** How prices fall with the quantity, as shops set it: from so many pieces on, so many percent of the price. */
type Ladder = readonly (readonly [fromQty: number, percent: number])[]

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
  const sorted = [...parts].sort((a, b) => a.id - b.id)
  const column = (of: (part: LivePart) => number): Uint8Array => {
    const out = new VarintWriter()
    for (const part of sorted) out.add(of(part))
    return out.bytes()
  }
  const [ids, stock, off] = [new VarintWriter(), new VarintWriter(), new VarintWriter()]
  let before = 0
  for (const part of sorted) {
    ids.add(part.id - before)
    before = part.id
    stock.addSigned(part.stock)
  }
  const ladders = new Map<string, number>()
  const ladder = column(({ priceCents, steps }) => {
    // The texts are JSON already, which is quicker here than to make objects for it.
    let name = ''
    for (const { fromQty, unitCents } of steps) {
      const percent = percentOf(unitCents, priceCents)
      off.addSigned(unitCents - centsAt(priceCents, percent))
      name += `${name === '' ? '' : ','}[${fromQty},${percent}]`
    }
    const code = ladders.get(name) ?? ladders.size
    ladders.set(name, code)
    return code
  })
  return new Map<string, Uint8Array>([
    ['live.ids', ids.bytes()],
    // Most prices end in 99 or 95, and whole dollars are compressed best where their lowest byte stands apart.
    ['live.dollars-low', Uint8Array.from(sorted, ({ priceCents }) => dollarsOf(priceCents) & 0xff)],
    ['live.dollars-high', column(({ priceCents }) => dollarsOf(priceCents) >>> 8)],
    ['live.cents-below', column(({ priceCents }) => dollarsOf(priceCents) * 100 - priceCents)],
    // One more than the price, so that 0 says that there was none.
    ['live.was', column(({ wasCents }) => (wasCents === null ? 0 : wasCents + 1))],
    ['live.core', column(({ coreCents }) => coreCents)],
    ['live.stock', stock.bytes()],
    ['live.restock', column(({ restockOn }) => (restockOn === null ? 0 : Date.parse(restockOn) / DAY_MS))],
    ['live.ended', column(({ ended }) => (ended ? 1 : 0))],
    ['live.min-qty', column(({ minQty }) => minQty)],
    ['live.ladder', ladder],
    ['live.ladder-off', off.bytes()],
    ['live.ladder-list', new TextEncoder().encode(JSON.stringify([...ladders.keys()].map((name): Ladder => JSON.parse(`[${name}]`))))],
  ])
}

/** What `writeLive` wrote: of each part by its id, in ascending order. */
export function readLive(sections: Sections): Map<number, LivePart> {
  const parts = new Map<number, LivePart>()
  for (const part of eachLive(sections)) parts.set(part.id, part)
  return parts
}

/**
 * The same for who asks for parts in ascending order of their ids, each once: nothing is kept, which of many parts takes half of the time
 * and no memory.
 */
export function liveFile(sections: Sections): LiveById {
  const parts = eachLive(sections)
  let next = parts.next().value
  return {
    get: (id) => {
      while (next !== undefined && next.id < id) next = parts.next().value
      return next?.id === id ? next : undefined
    },
  }
}

function* eachLive(sections: Sections): Generator<LivePart, undefined> {
  const reader = (name: string) => new VarintReader(section(sections, `live.${name}`))
  const ids = reader('ids')
  const [low, high, below] = [section(sections, 'live.dollars-low'), reader('dollars-high'), reader('cents-below')]
  const [was, core, stock] = [reader('was'), reader('core'), reader('stock')]
  const [restock, ended, minQty, ladder, off] = [reader('restock'), reader('ended'), reader('min-qty'), reader('ladder'), reader('ladder-off')]
  const ladders: Ladder[] = JSON.parse(new TextDecoder().decode(section(sections, 'live.ladder-list')))
  const days = new Map<number, string>()
  const dayOf = (day: number): string => {
    const known = days.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10)
    days.set(day, known)
    return known
  }
  let id = 0
  for (let at = 0; !ids.isAtEnd; at += 1) {
    id += ids.next()
    const priceCents = ((low[at] ?? 0) + high.next() * 0x100) * 100 - below.next()
    const before = was.next()
    const day = restock.next()
    const steps: LiveStep[] = []
    for (const [fromQty, percent] of ladders[ladder.next()] ?? []) steps.push({ fromQty, unitCents: centsAt(priceCents, percent) + off.nextSigned() })
    yield {
      id,
      priceCents,
      wasCents: before === 0 ? null : before - 1,
      coreCents: core.next(),
      steps,
      stock: stock.nextSigned(),
      restockOn: day === 0 ? null : dayOf(day),
      ended: ended.next() === 1,
      minQty: minQty.next(),
    }
  }
}

/** A price of so many percent, without the rest. */
const centsAt = (priceCents: number, percent: number) => Math.floor((priceCents * percent) / 100)

/** Of how many percent a price is, so that what `centsAt` leaves to be told beside is least: nothing, where a shop reckons as it does. */
const percentOf = (unitCents: number, priceCents: number) => (priceCents === 0 ? 0 : Math.ceil((unitCents * 100) / priceCents))

/** The dollars of a price, rounded up. */
const dollarsOf = (priceCents: number) => Math.ceil(priceCents / 100)
