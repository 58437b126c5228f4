import { facetKeys, facets } from '#contract/listing/facets.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { type CodeByteWidth, codesToBytes, codeWidthFor, createCodeArray } from '#search/bytes/codes.ts'
import { VarintWriter } from '#search/bytes/varint.ts'
import { type CategoryAttributeChoices, cardAttributes, filterColumnValueOf, noAttributeChoices } from '#search/catalogue/choices.ts'
import type { IndexedNumber, IndexedPart } from '#search/part.ts'
import { type AttributeColumnSizes, AttributeColumnsBuilder } from './attribute-columns.ts'
import { ColumnBuilder, type ColumnSizes } from './column-builder.ts'
import { FitBuilder } from './fit-builder.ts'
import { encodeGtinColumn } from './gtin-column.ts'
import { IntegerSetBuilder } from './integer-set-builder.ts'
import { NumberBuilder } from './number-builder.ts'
import { WordBuilder } from './word-builder.ts'

/** The name of a vehicle model. A search for its words finds the parts that fit the model. */
export interface VehicleModelName {
  make: string
  line: string
  model: string
}

/** The section `shape` of an index segment as JSON, which a reader parses first. */
export interface SegmentSizes {
  rows: number
  numbers: number
  words: number
  fitLists: number
  containsSets: number
  columns: Record<string, ColumnSizes>
  /** The columns of measurable attributes; absent in segments that were built before the finder. */
  attributes?: Record<string, AttributeColumnSizes>
  measures: Record<string, CodeByteWidth>
}

/** Columns whose values are also search words. Columns with the fewest values come first. */
const wordColumns = ['condition', 'producer', 'oeProducer', 'type', 'category', 'group', 'name', 'spec', 'attributes'] as const
const nonSearchColumns = ['hint', 'oeNumber', 'card', 'pictures'] as const
const measureNames = ['popularity', 'firstSold', 'weightG'] as const

/** The filters (facets) that are attributes of parts. */
const attributeFacetRows = facetKeys.flatMap((key) => {
  const row = facets[key]
  return 'attribute' in row ? [{ key, attribute: row.attribute }] : []
})

/**
 * Builds an index segment from parts in ascending order of ids. This takes about a second for 30,000 parts, so large catalogues need
 * another thread. `models` are the names of vehicle models by id. `choices` are the attributes that the shop's categories choose; without
 * choices, the bytes are the same as before choices existed.
 */
export class SegmentBuilder {
  #rows = 0
  #lastId = 0
  readonly #ids = new VarintWriter()
  readonly #numbers = new NumberBuilder()
  readonly #words = new WordBuilder()
  readonly #gtins: string[] = []
  readonly #fits = new FitBuilder()
  readonly #contains = new IntegerSetBuilder()
  /** All columns, even if there are no parts, because an index segment may consist only of removed parts. */
  readonly #columns: ReadonlyMap<string, ColumnBuilder>
  readonly #attributes = new AttributeColumnsBuilder()
  readonly #measures: Readonly<Record<(typeof measureNames)[number], number[]>> = { popularity: [], firstSold: [], weightG: [] }

  constructor(
    private readonly models: ReadonlyMap<string, VehicleModelName>,
    private readonly choices: CategoryAttributeChoices = noAttributeChoices,
  ) {
    const names = [...wordColumns, ...nonSearchColumns, ...attributeFacetRows.map(({ key }) => key), ...choices.columns]
    this.#columns = new Map(names.map((name) => [name, new ColumnBuilder(name)]))
  }

  add(part: IndexedPart): void {
    if (part.id <= this.#lastId) throw new Error(`Parts come in the order of their ids: ${part.id} came after ${this.#lastId}.`)
    this.#ids.add(part.id - this.#lastId)
    this.#lastId = part.id
    this.#numbers.addRowNumbers(this.#rows, indexedNumbersOf(part), part.oeNumber)
    this.#words.addRowWords(part.words)
    this.#gtins.push(part.gtin)
    this.#fits.addRowFits(part.fits)
    this.#contains.addRowSet(part.contains)
    const { type, attributes } = part
    const texts: Record<(typeof wordColumns)[number] | (typeof nonSearchColumns)[number], string | null> = {
      ...{ condition: part.condition, producer: part.producer, oeProducer: part.oeProducer, type, category: part.categoryId },
      ...{ group: part.groupName, name: part.name, spec: part.specName, hint: part.hint, pictures: part.pictures },
      oeNumber: this.#isAmongNumbers(part) ? null : part.oeNumber,
      attributes: JSON.stringify(attributes),
      card: JSON.stringify(cardAttributes(this.choices, part.categoryId, type, attributes)),
    }
    for (const [name, value] of Object.entries(texts)) this.#columns.get(name)?.addRowValue(value)
    for (const { key, attribute } of attributeFacetRows) this.#columns.get(key)?.addRowValue(attributes[attribute])
    for (const key of this.choices.columns) this.#columns.get(key)?.addRowValue(filterColumnValueOf(attributes, key))
    this.#attributes.addRowAttributes(this.#rows, attributes)
    for (const name of measureNames) this.#measures[name].push(part[name])
    this.#rows += 1
  }

  /** Tells whether the part's own OE number is among its numbers. */
  #isAmongNumbers = ({ numbers, oeNumber }: IndexedPart) => numbers.some(({ kind, display }) => kind === 'oe' && display === oeNumber)

  build(): Map<string, Uint8Array> {
    const columns = [...this.#columns.values()]
    const ofWords = wordColumns.flatMap((name) => this.#columns.get(name) ?? [])
    const engines = this.#fits.engines().map(({ modelId, engine }) => engineSearchWords(this.models.get(modelId), engine))
    const numbers = this.#numbers.numberSections()
    const words = this.#words.wordSections(ofWords, {
      engineWords: engines,
      engineLists: this.#fits.engineLists(),
      listByRow: this.#fits.codes,
    })
    const measures = Object.entries(this.#measures).map(([name, values]) => ({
      name,
      values,
      most: values.reduce((most, one) => Math.max(most, one), 0),
    }))
    const sets = [
      { name: 'fit.of', builder: this.#fits },
      { name: 'contains.of', builder: this.#contains },
    ]
    const attributes = this.#attributes.write()
    const shape: SegmentSizes = {
      rows: this.#rows,
      numbers: this.#numbers.count,
      words: this.#words.count,
      fitLists: this.#fits.count,
      containsSets: this.#contains.count,
      columns: Object.fromEntries(columns.map((column) => [column.name, column.shape])),
      attributes: attributes.sizes,
      measures: Object.fromEntries([
        ...measures.map(({ name, most }) => [name, codeWidthFor(most)] as const),
        ...sets.map(({ name, builder }) => [name, codeWidthFor(builder.count - 1)] as const),
      ]),
    }
    return new Map<string, Uint8Array>([
      ['shape', new TextEncoder().encode(JSON.stringify(shape))],
      ['ids', this.#ids.writtenBytes()],
      ...numbers,
      ...words,
      ...(this.#gtins.some((gtin) => gtin !== '') ? [['gtin', encodeGtinColumn(this.#gtins)] as const] : []),
      ...this.#fits.fitSections(),
      ['contains.sets', this.#contains.lists()],
      ...columns.flatMap((column) => column.columnSections()),
      ...attributes.sections,
      ...measures.map(({ name, values, most }): [string, Uint8Array] => [`measure.${name}`, encodeCodes(values, most)]),
      ...sets.map(({ name, builder }): [string, Uint8Array] => [`measure.${name}`, encodeCodes(builder.codes, builder.count - 1)]),
    ])
  }
}

/** Builds an index segment from parts in any order. */
export function buildSegment(
  parts: readonly IndexedPart[],
  models: ReadonlyMap<string, VehicleModelName>,
  choices?: CategoryAttributeChoices,
): Map<string, Uint8Array> {
  const builder = new SegmentBuilder(models, choices)
  for (const part of [...parts].sort((a, b) => a.id - b.id)) builder.add(part)
  return builder.build()
}

/** Returns the numbers of a part with its own code first. The code is always a number of the part, because it identifies the row. */
const indexedNumbersOf = ({ mcode, numbers }: IndexedPart): IndexedNumber[] => [
  { kind: 'mcode', maker: '', display: mcode },
  ...numbers.filter(({ kind }) => kind !== 'mcode'),
]

function encodeCodes(values: readonly number[], most: number): Uint8Array {
  const codes = createCodeArray(values.length, most)
  codes.set(values)
  return codesToBytes(codes)
}

function engineSearchWords(model: VehicleModelName | undefined, engine: string): string[] {
  const names = model === undefined ? [engine] : [model.make, model.line, model.model, engine]
  return [...new Set(names.flatMap((name) => foldWords(name).split(' ')))].filter((word) => word !== '')
}
