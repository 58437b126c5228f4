import { partFieldRows } from '#contract/part-fields.ts'
import { type WireFields, wireOf } from '#contract/part-wire.ts'
import type { IndexedPart } from '#search/part.ts'
import { type Block, type BlockShape, writeBlocks } from './block-builder.ts'
import { JsonTable, jsonBlocks } from './json-blocks.ts'
import { orderOf } from './number-order.ts'
import type { FitNote, PartRecord, PartsListRow } from './part-record.ts'
import { BLOCK_ROWS, type RecordRow, writeRowBlock } from './row-block.ts'

/** Facts of a part that few different combinations are of. `box` stands here only if it is not in whole millimetres. */
export interface SharedFacts extends SharedFields {
  /** Left out where there are none, as in packs that were made before there were such. */
  fitNotes?: readonly PackedFitNote[] | undefined
  style: PartRecord['style']
  box: PartRecord['boxMm'] | null
}

/** Fields of `contract/part-fields.ts` whose rows say so. */
type SharedFields = WireFields<{ kept: 'record'; isShared: true }>
const sharedFields = partFieldRows.flatMap(([key, { isShared, empty }]) => (isShared ? [{ name: wireOf(key), empty }] : []))

/** The shared fields of a record, or of facts; of a pack that was made before there was one, what a part has of which nothing is said. */
export const sharedOf = (facts: object): SharedFields =>
  Object.fromEntries(sharedFields.map(({ name, empty }) => [name, Reflect.get(facts, name) ?? empty])) as unknown as SharedFields

/** A note of a fitment. */
export type PackedFitNote = readonly [modelId: string, engine: string, from: number | null, to: number | null, note: string]

/** A line of a parts list: position, name, quantity, part. */
export type PackedLine = readonly [position: number, name: string, qty: number, partId: number | null]

/**
 * Rows with one unit key, ascending. Keys that are neighbours stand for rows that mostly are, so the first row is told as the step from the
 * first one of the key before, the others as the steps from one to the next.
 */
export type PackedUnit = readonly [key: string, first: number, ...steps: number[]]

/** Sections of compressed blocks (`block-builder.ts`). */
export const blockSections = ['rows', 'descriptions', 'facts', 'lists', 'units'] as const
export type BlockSection = (typeof blockSections)[number]

/** What a reader has to know first: the section `record.head`, as JSON. */
export interface RecordHead {
  blocks: Record<BlockSection, BlockShape>
  /** Of each block of units, which stand in the order of their keys: its first key, and the first row of the key before. */
  firstUnits: (readonly [key: string, before: number])[]
}

/** Rows that another part has taken the place of, ascending, and the code of that part: the section `record.superseded`, as JSON. */
export interface Superseded {
  rows: number[]
  by: string[]
}

const isWhole = ({ length, width, height }: PartRecord['boxMm']) => [length, width, height].every((side) => Number.isSafeInteger(side))

const packedFitNote = ({ modelId, engine, from, to, note }: FitNote): PackedFitNote => [modelId, engine, from, to, note]
/** One order, so that the same notes are the same bytes. */
const byText = (one: PackedFitNote, other: PackedFitNote) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

/** The notes of a part again, of facts that may be of before there were such. */
export const fitNotesOf = ({ fitNotes = [] }: Pick<SharedFacts, 'fitNotes'>): FitNote[] =>
  fitNotes.map(([modelId, engine, from, to, note]) => ({ modelId, engine, from, to, note }))

const packedLine = ({ position, name, qty, partId }: PartsListRow): PackedLine => [position, name, qty, partId]

/** Makes the sections of records beside those of a segment (`SegmentBuilder`), of the same parts in the same order. */
export class RecordBuilder {
  readonly #descriptions = new JsonTable()
  readonly #facts = new JsonTable()
  readonly #lists = new JsonTable()
  readonly #rowsOfUnit = new Map<string, number[]>()
  readonly #rows: Omit<RecordRow, 'unit'>[] = []
  readonly #superseded: Superseded = { rows: [], by: [] }

  add(part: IndexedPart, record: PartRecord): void {
    const row = this.#rows.length
    const { fitNotes, style, boxMm, supersededBy } = record
    const whole = isWhole(boxMm)
    const shared = { ...sharedOf(record), style, box: whole ? null : boxMm }
    const facts: SharedFacts = fitNotes.length === 0 ? shared : { ...shared, fitNotes: fitNotes.map(packedFitNote).sort(byText) }
    this.#rows.push({
      description: this.#descriptions.code(record.description),
      facts: this.#facts.code(facts),
      partsList: this.#lists.code(record.partsList.map(packedLine)),
      box: whole ? [boxMm.length, boxMm.width, boxMm.height] : [0, 0, 0],
      // The index has it (`segment/gtin-column.ts`); what is no right number is told here.
      gtin: record.gtin === part.gtin ? '' : record.gtin,
      updatedAt: record.updatedAt,
      order: orderOf(part),
    })
    const kin = this.#rowsOfUnit.get(record.unitKey)
    if (kin === undefined) this.#rowsOfUnit.set(record.unitKey, [row])
    else kin.push(row)
    if (supersededBy === null) return
    this.#superseded.rows.push(row)
    this.#superseded.by.push(supersededBy)
  }

  /** The sections by their names. */
  async build(): Promise<Map<string, Uint8Array>> {
    const units = [...this.#rowsOfUnit].sort(([one], [other]) => (one < other ? -1 : 1))
    const firstOf = (unit: number) => units[unit]?.[1][0] ?? 0
    const packedUnits = units.map(([key, rows], unit) => [key, ...rows.map((row, at) => row - (rows[at - 1] ?? firstOf(unit - 1)))])
    const unitBlocks = jsonBlocks(packedUnits.map((unit) => JSON.stringify(unit)))
    const parts = {
      rows: this.#rowBlocks(units),
      descriptions: this.#descriptions.blocks(),
      facts: this.#facts.blocks(),
      lists: this.#lists.blocks(),
      units: unitBlocks,
    }
    const head: RecordHead = { blocks: { rows: [], descriptions: [], facts: [], lists: [], units: [] }, firstUnits: [] }
    const sections = new Map<string, Uint8Array>()
    for (const name of blockSections) {
      const { bytes, shape } = await writeBlocks(parts[name])
      sections.set(`record.${name}`, bytes)
      head.blocks[name] = shape
    }
    let unit = 0
    for (const { values } of unitBlocks) {
      head.firstUnits.push([units[unit]?.[0] ?? '', firstOf(unit - 1)])
      unit += values
    }
    const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
    return new Map<string, Uint8Array>([['record.head', json(head)], ['record.superseded', json(this.#superseded)], ...sections])
  }

  #rowBlocks(units: readonly (readonly [key: string, rows: readonly number[]])[]): Block[] {
    const unitOf = new Uint32Array(this.#rows.length)
    for (const [unit, [, rows]] of units.entries()) for (const row of rows) unitOf[row] = unit
    const rows = this.#rows.map((row, at): RecordRow => ({ ...row, unit: unitOf[at] ?? 0 }))
    return Array.from({ length: Math.ceil(rows.length / BLOCK_ROWS) }, (_, block) => {
      const own = rows.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS)
      return { bytes: writeRowBlock(own), values: own.length }
    })
  }
}
