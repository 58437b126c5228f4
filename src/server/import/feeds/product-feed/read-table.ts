import type { Feed, FeedEvent, FeedOptions } from '#server/import/feeds/feed.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { readTable } from '#server/import/files/read-table.ts'
import type { TableFile, TableOptions } from '#server/import/files/table.ts'
import { readProductItem } from './item.ts'

/** Columns that every product feed has, in the specification's spelling. A table without them is a list of another kind. */
const requiredFeedColumns = ['id', 'title', 'link']
const typicalFeedColumns = ['image_link', 'availability', 'google_product_category', 'product_type', 'item_group_id', 'mpn', 'gtin']

/** Normalizes a column name: `Image Link`, `image link` and `g:image_link` become `image_link`. */
const normalizeHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')

/** Opens a product feed that is a table: tab-separated text, CSV or a workbook. Null when the table is not a product feed. */
export async function openProductFeedTable(path: string, options: FeedOptions & TableOptions): Promise<Feed | null> {
  const table = await readTable(path, options)
  const first = await readFirstRow(table)
  const columns = first?.map(normalizeHeading) ?? []
  if (
    !requiredFeedColumns.every((name) => columns.includes(name)) ||
    typicalFeedColumns.filter((name) => columns.includes(name)).length < 2
  )
    return null
  return {
    readEvents: (remarks) => readTableEvents(table, columns, options, remarks),
    title: () => 'a Google product feed (table)',
    rowNouns: ['item', 'items'],
    priceTypes: () => [],
    messages: () => [...table.messages],
  }
}

async function readFirstRow(table: TableFile): Promise<string[] | undefined> {
  for await (const { cells } of table.rows) return cells.map(({ text }) => text)
  return undefined
}

async function* readTableEvents(
  table: TableFile,
  columns: readonly string[],
  options: FeedOptions,
  remarks: FeedRemarks,
): AsyncGenerator<FeedEvent> {
  let count = 0
  let sheet: string | undefined
  for await (const row of table.rows) {
    sheet ??= row.sheet
    count += 1
    if (count === 1) continue
    const at = { file: options.file, line: row.line, ...(row.sheet !== '' && { sheet: row.sheet }) }
    yield { type: 'row', at }
    if (row.sheet !== sheet) {
      remarks.addRefusal(at, columns[0] ?? '', row.cells[0]?.text ?? '', `Only the sheet ${sheet} is read. Name another one with --sheet.`)
      continue
    }
    const more = row.cells.slice(columns.length).find(({ text }) => text !== '')
    if (more !== undefined) {
      remarks.addRefusal(
        at,
        `${columns.length + 1}`,
        more.text,
        `As many cells as the heading has (${columns.length}). A delimiter within a cell has to stand in quotes.`,
      )
      continue
    }
    const fields = new Map<string, string[]>()
    const details: { name: string; value: string }[] = []
    for (const [place, column] of columns.entries()) {
      const text = row.cells[place]?.text ?? ''
      if (text === '') continue
      if (column.startsWith('product_detail')) details.push(...parseProductDetails(text))
      else fields.set(column, [...(fields.get(column) ?? []), ...(listValuedColumns.has(column) ? splitAtCommas(text) : [text])])
    }
    const item = readProductItem({ place: at, fields, details }, options, remarks)
    if (item !== undefined) yield { type: 'item', item }
    if (count % 500 === 0) yield { type: 'read', ...table.progress() }
  }
  yield { type: 'read', ...table.progress() }
}

const listValuedColumns = new Set(['additional_image_link', 'product_type'])

/** Parses the attributes in a cell of the form `Section:Name:Value,Section:Name:Value`. */
const parseProductDetails = (text: string): { name: string; value: string }[] =>
  splitAtCommas(text).flatMap((piece) => {
    const [, name, ...value] = piece.split(':')
    return name === undefined || value.length === 0 ? [] : [{ name: name.trim(), value: value.join(':').trim() }]
  })

/** Splits a cell at commas. A value that contains a comma stands in quotes. */
const splitAtCommas = (text: string): string[] =>
  (text.match(/"(?:[^"]|"")*"|[^,]+/g) ?? [])
    .map((piece) =>
      piece
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    )
    .filter((piece) => piece !== '')
