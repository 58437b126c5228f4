import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { AttributeValue } from '#contract/attributes/attributes.ts'
import { partFieldRows } from '#contract/part/part-fields.ts'
import { partTypes } from '#contract/part/part-types.ts'
import type { PartTable } from '#server/db/tables.ts'
import { readAttributeHeadings } from '#server/export/attribute-heading.ts'
import { readCategoryPaths } from '#server/export/category-paths.ts'
import {
  type AdditionalPartNumber,
  additionalPartNumbersOf,
  numbersColumnSql,
  printedPartNumberOf,
} from '#server/export/further-numbers.ts'
import { MissingColumnError } from '#server/export/grown.ts'
import { readPartRanges } from '#server/export/part-ranges.ts'
import { moneyCell, multiPiecePriceBreaks, type PriceBreakRow, priceBreakHeading } from '#server/export/prices-of.ts'
import { booleanCell, type ExportScope, type ExportSheet, numericCell, type SheetCell, type SheetRow } from '#server/export/sheet.ts'
import { manuallyAddedWords } from '#server/import/engine/plan/part/part-words.ts'
import { formatListCell, formatPairsCell, formatPathCell } from '#contract/text/spreadsheet-text.ts'

type PartRow = Selectable<PartTable> &
  PriceBreakRow & {
    numbers: AdditionalPartNumber[] | null
    words: string | null
    pictures: string[] | null
  }

const partColumnsSql: RawBuilder<unknown> = sql`
  ${sql.join(partFieldRows.filter(([key]) => key !== 'mcode').map(([, { column }]) => sql.ref(column)))},
  ${numbersColumnSql},
  (select words from part_text where part_text.tenant_id = part.tenant_id and part_text.part_id = part.id) as words,
  (select json_agg(name order by place) from part_picture
    where part_picture.tenant_id = part.tenant_id and part_picture.part_id = part.id) as pictures`

/** Number of parts per query. It is smaller than usual, because the rows with all data of a part are long. */
const PARTS_PER_QUERY = 50

interface PartColumn {
  heading: string
  cell: (part: PartRow) => SheetCell
}

/** Returns a cell with the length of one side of the part's box. Empty if the box has no size. */
const boxSideCell = (box: PartRow['box_mm'], of: 'length' | 'width' | 'height'): SheetCell =>
  numericCell(box.length + box.width + box.height === 0 ? null : box[of])

type PartWithNumbers = PartRow & { mcode: string }

const partNumbersText = (part: PartWithNumbers, wanted: AdditionalPartNumber['kind']): string =>
  formatPairsCell(
    additionalPartNumbersOf(part)
      .filter(({ kind }) => kind === wanted)
      .map(({ maker, display }) => [maker, display] as const),
  )

/**
 * Returns the search words that were entered for the part. Words that follow from its names are left out, because an import adds them
 * anyway.
 */
const extraSearchWords = (
  { words, type, name, producer, condition, group_name: group }: PartRow,
  categoryNames: readonly string[],
): string =>
  manuallyAddedWords(words ?? '', { type, name, producer, condition, group, categoryNames })
    .sort()
    .join(' ')

const conditionTexts: Record<string, string> = { new: 'new', reman: 'remanufactured', used: 'used' }

/** Functions that return the names of the shop's categories and attributes. */
interface ColumnTextLookups {
  categoryPathOf: (categoryId: string) => readonly string[]
  attributeHeadingOf: (attribute: string) => string
}

/** The quantities of quantity prices, and the attributes, that occur in the shop. Each gets a column. */
interface ExtraColumns {
  priceBreakQuantities: readonly number[]
  attributes: readonly string[]
}

/** Columns of the exported table for part fields that have a heading in contract/part/part-fields.ts. */
const fieldColumns: readonly PartColumn[] = partFieldRows.flatMap(([, { heading, column, holds, isZeroLeftEmpty }]) => {
  if (heading === undefined) return []
  const isFigure = holds === 'whole' || holds === 'day' || holds === 'dayOrNone'
  const valueIn = (part: object): string | number | null => Reflect.get(part, column) ?? null
  const cell = (part: PartRow): SheetCell => {
    const value = valueIn(part)
    if (value === null || (value === 0 && isZeroLeftEmpty)) return null
    return isFigure ? numericCell(value) : String(value)
  }
  return [{ heading, cell }]
})

/** Returns all columns that an import of parts reads, with headings that the import recognises. */
function sheetColumnsOf(
  { categoryPathOf, attributeHeadingOf }: ColumnTextLookups,
  { priceBreakQuantities, attributes }: ExtraColumns,
): PartColumn[] {
  return [
    { heading: 'Part number', cell: printedPartNumberOf },
    { heading: 'Name', cell: ({ name }) => name },
    { heading: 'Brand', cell: ({ producer }) => producer },
    { heading: 'Kind', cell: ({ type }) => partTypes[type]?.name ?? type },
    { heading: 'Category', cell: ({ category_id }) => formatPathCell(categoryPathOf(category_id)) },
    { heading: 'Family', cell: ({ group_name }) => group_name },
    { heading: 'Condition', cell: ({ condition }) => conditionTexts[condition] ?? condition },
    { heading: 'Price', cell: ({ price }) => moneyCell(price) },
    ...priceBreakQuantities.map(
      (from): PartColumn => ({
        heading: priceBreakHeading(from),
        cell: (part) => moneyCell(part.price_steps.find(({ fromQty }) => fromQty === from)?.unitPrice ?? null),
      }),
    ),
    { heading: 'Was price', cell: ({ was_price }) => moneyCell(was_price) },
    { heading: 'Core charge', cell: ({ core_charge }) => moneyCell(core_charge) },
    { heading: 'Stock', cell: ({ stock }) => numericCell(stock) },
    { heading: 'Back in stock', cell: ({ restock_on }) => numericCell(restock_on) },
    { heading: 'Withdrawn', cell: ({ ended }) => booleanCell(ended) },
    { heading: 'Box length (mm)', cell: ({ box_mm }) => boxSideCell(box_mm, 'length') },
    { heading: 'Box width (mm)', cell: ({ box_mm }) => boxSideCell(box_mm, 'width') },
    { heading: 'Box height (mm)', cell: ({ box_mm }) => boxSideCell(box_mm, 'height') },
    ...fieldColumns,
    { heading: 'OE numbers', cell: (part) => partNumbersText(part, 'oe') },
    { heading: 'Cross references', cell: (part) => partNumbersText(part, 'cross') },
    { heading: 'Keywords', cell: (part) => extraSearchWords(part, categoryPathOf(part.category_id)) },
    { heading: 'Pictures', cell: ({ pictures }) => formatListCell(pictures ?? []) },
    { heading: 'Description', cell: ({ description }) => description },
    {
      heading: 'Torques (Nm)',
      cell: ({ fitting }) => formatPairsCell((fitting?.torques ?? []).map(({ what, nm }) => [what, String(nm)] as const)),
    },
    { heading: 'Fitting notes', cell: ({ fitting }) => formatListCell(fitting?.notes ?? []) },
    ...attributes.map(
      (key): PartColumn => ({
        heading: attributeHeadingOf(key),
        cell: ({ attributes: values }) => attributeValueCell(Reflect.get(values, key)),
      }),
    ),
  ]
}

const attributeValueCell = (value: AttributeValue | undefined): SheetCell =>
  value === undefined ? null : typeof value === 'number' ? numericCell(decimalText(value)) : value

/**
 * Formats a number with decimals. A number with three decimals gets a zero as the fourth, because a spreadsheet may read three digits after
 * the point as thousands.
 */
const decimalText = (value: number): string => (/^-?\d{1,3}\.\d{3}$/.test(String(value)) ? `${value}0` : String(value))

async function readExtraColumns(scope: ExportScope, headingOf: ColumnTextLookups['attributeHeadingOf']): Promise<ExtraColumns> {
  const [steps, attributes] = [new Set<number>(), new Set<string>()]
  const wanted = sql`price_steps, array(select jsonb_object_keys(attributes)) as keys`
  for await (const some of readPartRanges<PriceBreakRow & { keys: string[] }>(scope, wanted))
    for (const part of some) {
      for (const { fromQty } of multiPiecePriceBreaks(part)) steps.add(fromQty)
      for (const key of part.keys) attributes.add(key)
    }
  const byHeading = (one: string, other: string) => (headingOf(one) < headingOf(other) ? -1 : 1)
  return { priceBreakQuantities: [...steps].sort((one, other) => one - other), attributes: [...attributes].sort(byHeading) }
}

/** Exports all parts of a shop with all their data. */
export async function createPartsSheet(scope: ExportScope): Promise<ExportSheet> {
  const words = { categoryPathOf: await readCategoryPaths(scope), attributeHeadingOf: await readAttributeHeadings(scope) }
  const further = await readExtraColumns(scope, words.attributeHeadingOf)
  const { priceBreakQuantities, attributes } = further
  const written = sheetColumnsOf(words, further)
  const known = { steps: new Set(priceBreakQuantities), attributes: new Set(attributes) }
  const rowOf = (part: PartRow): SheetRow => {
    const isKnown =
      multiPiecePriceBreaks(part).every(({ fromQty }) => known.steps.has(fromQty)) &&
      Object.keys(part.attributes).every((key) => known.attributes.has(key))
    if (!isKnown) throw new MissingColumnError(part.mcode)
    return written.map(({ cell }) => cell(part))
  }
  async function* generateRows() {
    for await (const some of readPartRanges<PartRow>(scope, partColumnsSql, PARTS_PER_QUERY)) yield some.map(rowOf)
  }
  return { headings: written.map(({ heading }) => heading), rows: generateRows() }
}
