import { UnreadableSegment } from '#search/segment/sections.ts'
import type { Segment } from '#search/segment/segment.ts'
import { Blocks } from './blocks.ts'
import { readJsonBlocks } from './json-blocks.ts'
import type { FitNote, PartRecord } from './part-record.ts'
import {
  type BlockSection,
  fitNotesOf,
  type PackedLine,
  type PackedUnit,
  type RecordHead,
  type SharedFacts,
  type Superseded,
  sharedOf,
} from './record-builder.ts'
import type { RecordSource } from './record-source.ts'
import { type RecordRow, readRowBlock } from './row-block.ts'

/**
 * A record as it is read: a part's numbers stand in the segment, and here their order (`number-order.ts`); so does its article number, which is
 * here where it is no right one, and in packs of before.
 */
export interface ReadRecord extends PartRecord {
  order: readonly number[]
}

interface Opened {
  rows: Blocks<RecordRow>
  descriptions: Blocks<string>
  facts: Blocks<SharedFacts>
  lists: Blocks<readonly PackedLine[]>
  units: Blocks<PackedUnit>
  firstUnits: RecordHead['firstUnits']
  superseded: Superseded
}

/** The records of a segment, of which little is read at a time: for a part some four blocks, each of a few kilobytes. */
export class SegmentRecords {
  #opened: Promise<Opened> | null = null

  constructor(private readonly source: RecordSource) {}

  #open(): Promise<Opened> {
    if (this.#opened !== null) return this.#opened
    const opening = open(this.source)
    this.#opened = opening
    // What could not be read is asked for again the next time.
    opening.catch(() => {
      this.#opened = null
    })
    return opening
  }

  /** What the record of a row says. */
  async record(row: number): Promise<ReadRecord> {
    const { rows, descriptions, facts, lists, units, superseded } = await this.#open()
    const { box, gtin, updatedAt, order, ...codes } = known(await rows.at(row))
    const shared = known(await facts.at(codes.facts))
    const [length, width, height] = box
    const [unitKey] = known(await units.at(codes.unit))
    const at = superseded.rows.indexOf(row)
    return {
      description: known(await descriptions.at(codes.description)),
      gtin,
      boxMm: shared.box ?? { length, width, height },
      ...sharedOf(shared),
      fitNotes: fitNotesOf(shared),
      style: shared.style,
      updatedAt,
      supersededBy: superseded.by[at] ?? null,
      unitKey,
      partsList: known(await lists.at(codes.partsList)).map(([position, name, qty, partId]) => ({ position, name, qty, partId })),
      order,
    }
  }

  /** The parts list of a row, for whoever wants no more. */
  async partsList(row: number): Promise<PartRecord['partsList']> {
    const { rows, lists } = await this.#open()
    const { partsList } = known(await rows.at(row))
    return known(await lists.at(partsList)).map(([position, name, qty, partId]) => ({ position, name, qty, partId }))
  }

  /** The notes of a row's fitments, for whoever wants no more. */
  async fitNotes(row: number): Promise<FitNote[]> {
    const { rows, facts } = await this.#open()
    return fitNotesOf(known(await facts.at(known(await rows.at(row)).facts)))
  }

  /** The rows with a unit key. */
  async rowsOfUnit(key: string): Promise<number[]> {
    const { units, firstUnits } = await this.#open()
    const block = firstUnits.findLastIndex(([first]) => first <= key)
    let [, row] = firstUnits[block] ?? ['', 0]
    for (const [one, first, ...steps] of await units.block(block)) {
      row += first
      if (one !== key) continue
      const rows = [row]
      for (const step of steps) rows.push((rows.at(-1) ?? 0) + step)
      return rows
    }
    return []
  }

  /** The rows that the part with a code has taken the place of. */
  async rowsSupersededBy(mcode: string): Promise<number[]> {
    const { superseded } = await this.#open()
    return superseded.rows.filter((_, at) => superseded.by[at] === mcode)
  }
}

/** The records of a segment; each segment's are opened once. */
export type RecordsOf = (segment: Segment) => SegmentRecords

/** `sourceOf`: where the records of each segment lie. */
export function recordsOf(sourceOf: (segment: Segment) => RecordSource): RecordsOf {
  const opened = new WeakMap<Segment, SegmentRecords>()
  return (segment) => {
    const records = opened.get(segment) ?? new SegmentRecords(sourceOf(segment))
    opened.set(segment, records)
    return records
  }
}

async function open(source: RecordSource): Promise<Opened> {
  const head: RecordHead = await json(source, 'record.head')
  const superseded: Superseded = await json(source, 'record.superseded')
  const shared = <Value>(name: BlockSection) => readJsonBlocks<Value>(source, `record.${name}`, head.blocks[name])
  return {
    rows: new Blocks(source, 'record.rows', head.blocks.rows, readRowBlock),
    descriptions: shared('descriptions'),
    facts: shared('facts'),
    lists: shared('lists'),
    units: shared('units'),
    firstUnits: head.firstUnits,
    superseded,
  }
}

const json = async (source: RecordSource, name: string) => JSON.parse(new TextDecoder().decode(await source.section(name)))

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new UnreadableSegment('damaged', 'A record names a value that is not there.')
  return value
}
