import type { AttributeKey } from '#contract/attributes/attributes.ts'
import { isShopAttributeKey, type ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import { type FinderKey, measurableKeys } from '#contract/finder/measurable.ts'
import { facetKeys } from '#contract/listing/facets.ts'
import { readTexts, writeTexts } from '#search/bytes/texts.ts'
import { VarintWriter } from '#search/bytes/varint.ts'
import { readIntegers } from '#search/bytes/varints.ts'
import type { IndexedPart } from '#search/part.ts'

/**
 * The values of the attributes that a person can check on an old unit, for the finder. Few parts have any one of them, so a column holds
 * only the rows with a value: its values, the gaps between the rows, and the code of each row. All columns are one section. Attributes that
 * are fixed filters have a column of their own already.
 */

/** How many bytes each piece of a column takes in the section, in their order: values, gaps between rows, codes. */
export interface AttributeColumnSizes {
  /** Number of rows with a value. */
  rows: number
  valueBytes: number
  gapBytes: number
  codeBytes: number
}

/** A decoded column: the rows that have a value, ascending, and for each the index of its value. */
export interface AttributeColumn {
  rows: Int32Array
  valueIndexes: Int32Array
  values: readonly string[]
}

/** A shop's own text with more values than this in a segment is a description or a number: nobody can choose one of them. */
const MAX_OWN_TEXTS = 500

const columnKeys = measurableKeys.filter((key) => !facetKeys.some((facet) => facet === key))

class AttributeColumnBuilder {
  readonly #indexOf = new Map<string, number>()
  readonly #gaps = new VarintWriter()
  readonly #codes = new VarintWriter()
  #rows = 0
  #lastRow = 0
  #hasTexts = false

  addRowValue(row: number, value: string | number): void {
    const text = String(value)
    const index = this.#indexOf.get(text) ?? this.#indexOf.size
    this.#indexOf.set(text, index)
    this.#gaps.add(row - this.#lastRow)
    this.#codes.add(index)
    this.#lastRow = row
    this.#rows += 1
    if (typeof value === 'string') this.#hasTexts = true
  }

  get hasTooManyTexts(): boolean {
    return this.#hasTexts && this.#indexOf.size > MAX_OWN_TEXTS
  }

  write(): { sizes: AttributeColumnSizes; bytes: readonly Uint8Array[] } {
    const bytes = [writeTexts([...this.#indexOf.keys()]), this.#gaps.writtenBytes(), this.#codes.writtenBytes()] as const
    return { sizes: { rows: this.#rows, valueBytes: bytes[0].length, gapBytes: bytes[1].length, codeBytes: bytes[2].length }, bytes }
  }
}

/** Builds the columns of all attributes that the finder may ask for. An attribute that no part has costs nothing. */
export class AttributeColumnsBuilder {
  readonly #columns = new Map<string, AttributeColumnBuilder>()

  addRowAttributes(row: number, attributes: IndexedPart['attributes']): void {
    for (const key of Object.keys(attributes)) {
      if (!isColumnKey(key)) continue
      const value = attributes[key]
      if (value === undefined || value === '') continue
      const column = this.#columns.get(key) ?? new AttributeColumnBuilder()
      this.#columns.set(key, column)
      column.addRowValue(row, value)
    }
  }

  /** Returns the section and the sizes of its columns; no section if there are no columns. */
  write(): { sizes: Record<string, AttributeColumnSizes>; sections: [string, Uint8Array][] } {
    const kept = [...this.#columns].filter(([key, column]) => !(isShopAttributeKey(key) && column.hasTooManyTexts))
    const written = kept.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, column]) => ({ key, ...column.write() }))
    return {
      sizes: Object.fromEntries(written.map(({ key, sizes }) => [key, sizes])),
      sections: written.length === 0 ? [] : [[ATTRIBUTE_COLUMNS_SECTION, joinBytes(written.flatMap(({ bytes }) => bytes))]],
    }
  }
}

export const ATTRIBUTE_COLUMNS_SECTION = 'measurable'

const columnKeySet: ReadonlySet<string> = new Set(columnKeys)
const isColumnKey = (key: string): key is AttributeKey | ShopAttributeKey => columnKeySet.has(key) || isShopAttributeKey(key)

/** Decodes one column of the section. Returns null if no row has a value. */
export function readAttributeColumn(
  section: Uint8Array,
  columns: Readonly<Record<string, AttributeColumnSizes>>,
  key: FinderKey,
): AttributeColumn | null {
  let at = 0
  for (const [name, { rows: length, valueBytes, gapBytes, codeBytes }] of Object.entries(columns)) {
    if (name !== key) {
      at += valueBytes + gapBytes + codeBytes
      continue
    }
    const rows = readIntegers(section.subarray(at + valueBytes, at + valueBytes + gapBytes), length)
    for (let place = 1; place < length; place += 1) rows[place] = (rows[place] ?? 0) + (rows[place - 1] ?? 0)
    const codes = section.subarray(at + valueBytes + gapBytes, at + valueBytes + gapBytes + codeBytes)
    return { rows, valueIndexes: readIntegers(codes, length), values: readTexts(section.subarray(at, at + valueBytes)) }
  }
  return null
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
