import { type SerializedFields, serializedNameOf } from '#contract/catalogue/part-wire.ts'
import { partFieldRows } from '#contract/part/part-fields.ts'
import type { IndexedPart } from '#search/part.ts'
import { type BlockSizes, compressBlocks, type UncompressedBlock } from './block-builder.ts'
import { buildJsonBlocks, JsonValueTable } from './json-blocks.ts'
import { positionsInUsualOrder } from './number-order.ts'
import type { FitNote, PartRecord, PartsListRow } from './part-record.ts'
import { BLOCK_ROWS, type StoredRecordRow, writeRowBlock } from './row-block.ts'

/**
 * Data of which many parts have the same combination. Each combination is stored once. `box` is stored here only if its size is not in
 * whole millimetres.
 */
export interface SharedRecordData extends SharedRecordFields {
  /** Notes of fitments. Absent if there are none, and in catalogue packs that were made before fitment notes existed. */
  fitNotes?: readonly PackedFitNote[] | undefined
  /** Absent for parts without such vehicles, and in catalogue packs that were made before this was stored. */
  hasUnnamedVehicles?: true | undefined
  style: PartRecord['style']
  box: PartRecord['boxMm'] | null
}

/** The fields of `contract/part/part-fields.ts` that are marked with `isShared`. */
type SharedRecordFields = SerializedFields<{ kept: 'record'; isShared: true }>
const sharedRecordFields = partFieldRows.flatMap(([key, { isShared, empty }]) => (isShared ? [{ name: serializedNameOf(key), empty }] : []))

/**
 * Returns the shared fields of a record, or of stored shared data. Older catalogue packs lack newer fields, which then get their empty
 * value.
 */
export const sharedFieldsOf = (facts: object): SharedRecordFields =>
  Object.fromEntries(
    sharedRecordFields.map(({ name, empty }) => [name, Reflect.get(facts, name) ?? empty]),
  ) as unknown as SharedRecordFields

/** A fitment note in its stored form. */
export type PackedFitNote = readonly [modelId: string, engine: string, from: number | null, to: number | null, note: string]

/** A line of a parts list in its stored form: position, name, quantity, part. */
export type PackedPartsListLine = readonly [position: number, name: string, qty: number, partId: number | null]

/**
 * A unit key with the rows of its parts, ascending. Neighbouring keys mostly have neighbouring rows. So the first row is stored as the
 * difference to the first row of the previous key, and each other row as the difference to the row before.
 */
export type PackedUnitRows = readonly [key: string, first: number, ...steps: number[]]

/** The names of the sections that consist of compressed blocks (`block-builder.ts`). */
export const blockSectionNames = ['rows', 'descriptions', 'facts', 'lists', 'units'] as const
export type BlockSection = (typeof blockSectionNames)[number]

/** The section `record.head` as JSON, which a reader parses first. */
export interface RecordHeader {
  blocks: Record<BlockSection, BlockSizes>
  /** For each block of units: the first unit key in it, and the first row of the key before. Units are ordered by key. */
  firstUnits: (readonly [key: string, before: number])[]
}

/** The section `record.superseded` as JSON: the rows of superseded parts, ascending, and the code of each successor. */
export interface SupersededRows {
  rows: number[]
  by: string[]
}

const isWholeMillimetres = ({ length, width, height }: PartRecord['boxMm']) =>
  [length, width, height].every((side) => Number.isSafeInteger(side))

const packFitNote = ({ modelId, engine, from, to, note }: FitNote): PackedFitNote => [modelId, engine, from, to, note]
/** Compares notes for sorting, so that equal sets of notes are stored as equal bytes. */
const compareNotesByText = (one: PackedFitNote, other: PackedFitNote) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/** Returns the fitment notes in stored shared data. Older catalogue packs have none. */
export const unpackFitNotes = ({ fitNotes = [] }: Pick<SharedRecordData, 'fitNotes'>): FitNote[] =>
  fitNotes.map(([modelId, engine, from, to, note]) => ({ modelId, engine, from, to, note }))

const packPartsListLine = ({ position, name, qty, partId }: PartsListRow): PackedPartsListLine => [position, name, qty, partId]

/** Builds the record sections for the parts of an index segment. Parts must be added in the same order as to `SegmentBuilder`. */
export class RecordBuilder {
  readonly #descriptions = new JsonValueTable()
  readonly #facts = new JsonValueTable()
  readonly #lists = new JsonValueTable()
  readonly #rowsOfUnit = new Map<string, number[]>()
  readonly #rows: Omit<StoredRecordRow, 'unitIndex'>[] = []
  readonly #superseded: SupersededRows = { rows: [], by: [] }

  add(part: IndexedPart, record: PartRecord): void {
    const row = this.#rows.length
    const { fitNotes, hasUnnamedVehicles, style, boxMm, supersededBy } = record
    const whole = isWholeMillimetres(boxMm)
    const shared = { ...sharedFieldsOf(record), style, box: whole ? null : boxMm }
    const facts: SharedRecordData = {
      ...shared,
      ...(fitNotes.length > 0 && { fitNotes: fitNotes.map(packFitNote).sort(compareNotesByText) }),
      ...(hasUnnamedVehicles && { hasUnnamedVehicles }),
    }
    this.#rows.push({
      descriptionIndex: this.#descriptions.codeOfValue(record.description),
      sharedFactsIndex: this.#facts.codeOfValue(facts),
      partsListIndex: this.#lists.codeOfValue(record.partsList.map(packPartsListLine)),
      box: whole ? [boxMm.length, boxMm.width, boxMm.height] : [0, 0, 0],
      // The index holds valid article numbers (`segment/gtin-column.ts`), so only other numbers are stored here.
      gtin: record.gtin === part.gtin ? '' : record.gtin,
      updatedAt: record.updatedAt,
      order: positionsInUsualOrder(part),
    })
    const kin = this.#rowsOfUnit.get(record.unitKey)
    if (kin === undefined) this.#rowsOfUnit.set(record.unitKey, [row])
    else kin.push(row)
    if (supersededBy === null) return
    this.#superseded.rows.push(row)
    this.#superseded.by.push(supersededBy)
  }

  /** Returns the sections of the records by name. */
  async build(): Promise<Map<string, Uint8Array>> {
    const units = [...this.#rowsOfUnit].sort(([one], [other]) => (one < other ? -1 : 1))
    const firstOf = (unit: number) => units[unit]?.[1][0] ?? 0
    const packedUnits = function* () {
      for (const [unit, [key, rows]] of units.entries())
        yield JSON.stringify([key, ...rows.map((row, at) => row - (rows[at - 1] ?? firstOf(unit - 1)))])
    }
    // The blocks are made one after another, because all of them would take as much again as what they are made of.
    const parts = {
      rows: this.#rowBlocks(units),
      descriptions: this.#descriptions.blocks(),
      facts: this.#facts.blocks(),
      lists: this.#lists.blocks(),
      units: buildJsonBlocks(packedUnits()),
    }
    const head: RecordHeader = { blocks: { rows: [], descriptions: [], facts: [], lists: [], units: [] }, firstUnits: [] }
    const sections = new Map<string, Uint8Array>()
    for (const name of blockSectionNames) {
      const { bytes, blockSizes } = await compressBlocks(parts[name])
      sections.set(`record.${name}`, bytes)
      head.blocks[name] = blockSizes
    }
    let unit = 0
    for (const [, valueCount] of head.blocks.units) {
      head.firstUnits.push([units[unit]?.[0] ?? '', firstOf(unit - 1)])
      unit += valueCount
    }
    const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
    return new Map<string, Uint8Array>([['record.head', json(head)], ['record.superseded', json(this.#superseded)], ...sections])
  }

  *#rowBlocks(units: readonly (readonly [key: string, rows: readonly number[]])[]): Generator<UncompressedBlock, void> {
    const unitOf = new Uint32Array(this.#rows.length)
    for (const [unit, [, rows]] of units.entries()) for (const row of rows) unitOf[row] = unit
    for (let first = 0; first < this.#rows.length; first += BLOCK_ROWS) {
      const own = this.#rows
        .slice(first, first + BLOCK_ROWS)
        .map((row, at): StoredRecordRow => ({ ...row, unitIndex: unitOf[first + at] ?? 0 }))
      yield { bytes: writeRowBlock(own), valueCount: own.length }
    }
  }
}
