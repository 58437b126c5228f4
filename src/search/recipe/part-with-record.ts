import { packedListAt, readLists } from '#search/bytes/lists.ts'
import { readTexts } from '#search/bytes/texts.ts'
import type { IndexedFit, IndexedNumber, IndexedPart } from '#search/part.ts'
import { sortByPartOrder } from '#search/records/number-order.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import type { RecordSource } from '#search/records/record-source.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import { mapInSteps } from '#search/schedule/map-in-steps.ts'
import { OPEN_END_YEAR } from '#search/segment/fit-index.ts'
import { requireSection, type SegmentSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { recordsOfRows } from './records-of-rows.ts'

/** All data from which an index segment and its records are built for one part. */
export interface PartWithRecord {
  part: IndexedPart
  record: PartRecord
}

/** A segment with the sections of its index, and the source of its records. */
export interface SegmentSource {
  sections: SegmentSections
  recordSource: RecordSource
  segment: Segment
}

export const segmentSourceOf = (sections: SegmentSections, source: RecordSource): SegmentSource => ({
  sections,
  recordSource: source,
  segment: new Segment(new Map(sections)),
})

/**
 * Returns the parts from which the rows of an index segment were built. Where a segment does not store an order, such as that of fitments
 * and words, they come in a fixed order. `pause` is awaited between steps.
 */
export async function readPartsWithRecords(
  { sections, recordSource, segment }: SegmentSource,
  rows: readonly number[],
  pause: WorkPause,
): Promise<PartWithRecord[]> {
  // An index segment without parts has no records to read.
  if (rows.length === 0) return []
  const words = await wordsOfRows(sections, segment, rows, pause)
  const records = await recordsOfRows(recordSource, rows, pause)
  return mapInSteps(records, pause, ({ order, ...record }, at) => {
    const row = rows[at] ?? -1
    const part = rebuildIndexedPart(segment, row, order, (words.get(row) ?? []).join(' '))
    return { part, record: { ...record, gtin: record.gtin || part.gtin } }
  })
}

function rebuildIndexedPart(segment: Segment, row: number, order: readonly number[], words: string): IndexedPart {
  const text = (column: string) => segment.columnTextAt(column, row)
  const measure = (name: string) => segment.measureValues(name)[row] ?? 0
  const { sets, setIndexByRow } = segment.contains
  const set = setIndexByRow[row] ?? 0
  return {
    id: segment.ids[row] ?? 0,
    mcode: segment.mcode(row),
    // The casts are safe, because the index segment was built from a part with this type and condition.
    type: text('type') as IndexedPart['type'],
    condition: text('condition') as IndexedPart['condition'],
    categoryId: text('category'),
    groupName: text('group'),
    name: text('name'),
    producer: text('producer'),
    oeNumber: segment.oeNumberOfRow(row),
    oeProducer: text('oeProducer'),
    specName: text('spec'),
    attributes: JSON.parse(text('attributes')),
    weightG: measure('weightG'),
    popularity: measure('popularity'),
    firstSold: measure('firstSold'),
    hint: text('hint') || null,
    words,
    numbers: indexedNumbersOf(segment, row, order),
    fits: indexedFitsOf(segment, row),
    pictures: text('pictures'),
    gtin: segment.gtins.gtinOfRow(row),
    contains: [...sets.items.subarray(sets.starts[set] ?? 0, sets.starts[set + 1] ?? 0)],
  }
}

function indexedNumbersOf(segment: Segment, row: number, order: readonly number[]): IndexedNumber[] {
  const { numbers } = segment
  const borne = segment.numbersOfRow(row).flatMap(({ numberIndex, styleCode }) => {
    const { kind, own, maker } = numbers.styles[styleCode] ?? { kind: 'mcode', own: false, maker: '' }
    return kind === 'mcode' ? [] : [{ kind, own, maker, display: numbers.printedNumberAt(numberIndex, styleCode) }]
  })
  return sortByPartOrder(borne, order).map(({ kind, maker, display }) => ({ kind, maker, display }))
}

function indexedFitsOf({ fits }: Segment, row: number): IndexedFit[] {
  const all = [...fits.fitmentsOfList(fits.of[row] ?? 0)].map(({ engineIndex, fromYear, toYear }) => ({
    ...(fits.engines[engineIndex] ?? { modelId: '', engine: '' }),
    ...{ from: fromYear === 0 ? null : fromYear, to: toYear === OPEN_END_YEAR ? null : toYear },
  }))
  const named = all.map((fit) => ({ fit, name: JSON.stringify([fit.modelId, fit.engine, fit.from, fit.to]) }))
  return named.sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ fit }) => fit)
}

const WORD_SECTION_PREFIX = 'word.of-'

/** Returns the search words of rows, sorted, without those of their fitments. `pause` is awaited before each column with words. */
async function wordsOfRows(
  sections: SegmentSections,
  segment: Segment,
  rows: readonly number[],
  pause: WorkPause,
): Promise<Map<number, string[]>> {
  const words = readTexts(requireSection(sections, 'word.list'))
  const found = new Map(rows.map((row) => [row, new Set<string>()]))
  for (const [name, bytes] of sections) {
    if (!name.startsWith(WORD_SECTION_PREFIX) || name === `${WORD_SECTION_PREFIX}engine`) continue
    await pause()
    const column = name.slice(WORD_SECTION_PREFIX.length)
    const wordsOfCode = new Map<number, string[]>()
    const codeOf = (row: number) => (column === 'row' ? row : segment.columnCodes(column)[row]) ?? 0
    for (const row of rows) wordsOfCode.set(codeOf(row), [])
    const lists = readLists(bytes, words.length)
    for (const [at, word] of words.entries()) for (const code of packedListAt(lists, at)) wordsOfCode.get(code)?.push(word)
    for (const row of rows) for (const word of wordsOfCode.get(codeOf(row)) ?? []) found.get(row)?.add(word)
  }
  return new Map([...found].map(([row, those]) => [row, [...those].sort()]))
}
