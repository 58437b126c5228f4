import { UnreadableSegment } from '#search/segment/sections.ts'
import type { Segment } from '#search/segment/segment.ts'
import { BlockCache } from './block-cache.ts'
import { BlockReader } from './blocks.ts'
import { readJsonBlocks } from './json-blocks.ts'
import type { FitNote, PartRecord } from './part-record.ts'
import {
  type BlockSection,
  type PackedPartsListLine,
  type RecordHeader,
  type SharedRecordData,
  type SupersededRows,
  sharedFieldsOf,
  unpackFitNotes,
} from './record-builder.ts'
import type { RecordSource } from './record-source.ts'
import { readRowBlock, type StoredRecordRow } from './row-block.ts'
import { findUnit, readUnitBlock, type UnitRows } from './unit-block.ts'

/**
 * A record after reading. The part's numbers are in the index segment; `order` gives their order (`number-order.ts`). `gtin` is empty if
 * the segment contains the article number. It is set for invalid numbers, and in older catalogue packs.
 */
export interface ReadRecord extends PartRecord {
  order: readonly number[]
}

interface OpenedRecordBlocks {
  rows: BlockReader<StoredRecordRow>
  descriptions: BlockReader<string>
  sharedFacts: BlockReader<SharedRecordData>
  partsLists: BlockReader<readonly PackedPartsListLine[]>
  units: BlockReader<UnitRows>
  firstUnits: RecordHeader['firstUnits']
  superseded: SupersededLookup
}

/** The rows of superseded parts, by row and by the code of the successor. */
interface SupersededLookup {
  successorByRow: ReadonlyMap<number, string>
  rowsBySuccessor: ReadonlyMap<string, readonly number[]>
}

/** The records of an index segment. Only the needed blocks are read: about four blocks of a few kilobytes for a part. */
export class SegmentRecords {
  #opened: Promise<OpenedRecordBlocks> | null = null

  constructor(
    private readonly source: RecordSource,
    private readonly cache: BlockCache = new BlockCache(),
  ) {}

  #open(): Promise<OpenedRecordBlocks> {
    if (this.#opened !== null) return this.#opened
    const opening = openRecords(this.source, this.cache)
    this.#opened = opening
    // A failure is forgotten, so that the next request opens the records again.
    opening.catch(() => {
      this.#opened = null
    })
    return opening
  }

  /** Reads the complete record of a row. */
  async readRecord(row: number): Promise<ReadRecord> {
    const { rows, descriptions, sharedFacts, partsLists, units, superseded } = await this.#open()
    const { box, gtin, updatedAt, order, ...codes } = requireRecordValue(await rows.valueAt(row))
    const shared = requireRecordValue(await sharedFacts.valueAt(codes.sharedFactsIndex))
    const [length, width, height] = box
    const { key: unitKey } = requireRecordValue(await units.valueAt(codes.unitIndex))
    return {
      description: requireRecordValue(await descriptions.valueAt(codes.descriptionIndex)),
      gtin,
      boxMm: shared.box ?? { length, width, height },
      ...sharedFieldsOf(shared),
      fitNotes: unpackFitNotes(shared),
      hasUnnamedVehicles: shared.hasUnnamedVehicles ?? false,
      style: shared.style,
      updatedAt,
      supersededBy: superseded.successorByRow.get(row) ?? null,
      unitKey,
      partsList: requireRecordValue(await partsLists.valueAt(codes.partsListIndex)).map(([position, name, qty, partId]) => ({
        position,
        name,
        qty,
        partId,
      })),
      order,
    }
  }

  /** Reads only the parts list of a row. */
  async readPartsList(row: number): Promise<PartRecord['partsList']> {
    const { rows, partsLists } = await this.#open()
    const { partsListIndex } = requireRecordValue(await rows.valueAt(row))
    return requireRecordValue(await partsLists.valueAt(partsListIndex)).map(([position, name, qty, partId]) => ({
      position,
      name,
      qty,
      partId,
    }))
  }

  async #readSharedFacts(row: number): Promise<SharedRecordData> {
    const { rows, sharedFacts } = await this.#open()
    return requireRecordValue(await sharedFacts.valueAt(requireRecordValue(await rows.valueAt(row)).sharedFactsIndex))
  }

  /** Reads only the fitment notes of a row. */
  async readFitNotes(row: number): Promise<FitNote[]> {
    return unpackFitNotes(await this.#readSharedFacts(row))
  }

  /** Reads only whether the part of a row has fitments of unnamed vehicles. */
  async hasUnnamedVehicles(row: number): Promise<boolean> {
    return (await this.#readSharedFacts(row)).hasUnnamedVehicles ?? false
  }

  /** Returns the rows of parts with the given unit key. */
  async rowsOfUnit(key: string): Promise<number[]> {
    const { units, firstUnits } = await this.#open()
    const block = firstUnits.findLastIndex(([first]) => first <= key)
    const [, before] = firstUnits[block] ?? ['', 0]
    const read = await units.readBlock(block)
    return (read === null ? undefined : findUnit(read, key))?.rows.map((row) => before + row) ?? []
  }

  /** Returns the code of the part that supersedes the part of a row; null if there is none. */
  async successorOf(row: number): Promise<string | null> {
    return (await this.#open()).superseded.successorByRow.get(row) ?? null
  }

  /** Returns the rows that the part with this code supersedes, ascending. */
  async rowsSupersededBy(mcode: string): Promise<readonly number[]> {
    return (await this.#open()).superseded.rowsBySuccessor.get(mcode) ?? []
  }
}

/** Returns the records of an index segment, which are opened once for each segment. */
export type GetSegmentRecords = (segment: Segment) => SegmentRecords

/**
 * Creates a function that opens the records of each index segment once. `sourceOf` gives the source of a segment's records. `cachedBytes`: how
 * many bytes of decoded blocks of all segments together stay in memory.
 */
export function createSegmentRecordsCache(sourceOf: (segment: Segment) => RecordSource, cachedBytes?: number): GetSegmentRecords {
  const cache = new BlockCache(cachedBytes)
  const opened = new WeakMap<Segment, SegmentRecords>()
  return (segment) => {
    const records = opened.get(segment) ?? new SegmentRecords(sourceOf(segment), cache)
    opened.set(segment, records)
    return records
  }
}

async function openRecords(source: RecordSource, cache: BlockCache): Promise<OpenedRecordBlocks> {
  const head: RecordHeader = await readJsonSection(source, 'record.head')
  const superseded = indexSuperseded(await readJsonSection(source, 'record.superseded'))
  const shared = <Value>(name: BlockSection) => readJsonBlocks<Value>({ source, name: `record.${name}`, cache }, head.blocks[name])
  return {
    rows: new BlockReader({ source, name: 'record.rows', cache }, { shape: head.blocks.rows, read: readRowBlock }),
    descriptions: shared('descriptions'),
    sharedFacts: shared('facts'),
    partsLists: shared('lists'),
    units: new BlockReader({ source, name: 'record.units', cache }, { shape: head.blocks.units, read: readUnitBlock }),
    firstUnits: head.firstUnits,
    superseded,
  }
}

function indexSuperseded({ rows, by }: SupersededRows): SupersededLookup {
  const rowsBySuccessor = new Map<string, number[]>()
  for (const [at, row] of rows.entries()) {
    const successor = by[at] ?? ''
    const older = rowsBySuccessor.get(successor)
    if (older === undefined) rowsBySuccessor.set(successor, [row])
    else older.push(row)
  }
  return { successorByRow: new Map(rows.map((row, at) => [row, by[at] ?? ''])), rowsBySuccessor }
}

const readJsonSection = async (source: RecordSource, name: string) => JSON.parse(new TextDecoder().decode(await source.readSection(name)))

function requireRecordValue<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new UnreadableSegment('damaged', 'A record names a value that is not there.')
  return value
}
