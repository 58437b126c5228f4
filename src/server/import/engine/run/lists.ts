import { type RawBuilder, sql } from 'kysely'

/**
 * A list of a part, such as its numbers or pictures. The list is stored as rows of a table of its own. In staged rows, changes and `import
 * show`, the whole list is one JSON array.
 */
export interface PartListDefinition {
  table: string
  /** The column that refers to the part that the list belongs to. */
  ownerColumn: 'part_id' | 'unit_id'
  /** The columns of the list with their SQL types. The names of the columns are the keys of an item. */
  columns: Readonly<Record<string, string>>
  /** The column with the position of an item in the list, and the first position. Null for a list without an order. */
  positionColumn: { column: string; firstPosition: number } | null
}

export const partListDefinitions = {
  numbers: {
    table: 'part_number',
    ownerColumn: 'part_id',
    columns: { sort_num: 'int', kind: 'text', maker: 'text', display: 'text', key: 'text' },
    // The first number in the list is always the shop's own code.
    positionColumn: { column: 'sort_num', firstPosition: 0 },
  },
  fitments: {
    table: 'fitment',
    ownerColumn: 'part_id',
    columns: { model_id: 'text', engine: 'text', year_from: 'int', year_to: 'int', note: 'text', derived: 'boolean' },
    positionColumn: null,
  },
  components: {
    table: 'parts_list',
    ownerColumn: 'unit_id',
    columns: { position: 'int', name: 'text', qty: 'int', part_id: 'int' },
    positionColumn: { column: 'position', firstPosition: 1 },
  },
  pictures: {
    table: 'part_picture',
    ownerColumn: 'part_id',
    columns: { place: 'int', name: 'text' },
    positionColumn: { column: 'place', firstPosition: 0 },
  },
  group_prices: {
    table: 'part_group_price',
    ownerColumn: 'part_id',
    columns: { place: 'int', group_name: 'text', currency: 'text', from_qty: 'int', price: 'numeric(12,2)', from: 'date', to: 'date' },
    positionColumn: { column: 'place', firstPosition: 0 },
  },
  words: { table: 'part_text', ownerColumn: 'part_id', columns: { words: 'text' }, positionColumn: null },
} as const satisfies Record<string, PartListDefinition>

export type PartListName = keyof typeof partListDefinitions
export type PartListItem = Readonly<Record<string, string | number | boolean | null>>
export const partListNames = Object.keys(partListDefinitions) as PartListName[]
/** The kinds of changes that concern a single part. */
export const partChangeKinds: readonly string[] = ['part', ...partListNames]

/** Returns SQL that reads a list of a part as a JSON array. The SQL goes into a query with the row `part`. */
export function currentPartListSql(name: PartListName, tenantId: string): RawBuilder<unknown> {
  const list: PartListDefinition = partListDefinitions[name]
  const { columns } = list
  const item = sql.raw(
    Object.keys(columns)
      .map((column) => `'${column}', ${isNumericType(columns[column]) ? `"${column}"::text` : `"${column}"`}`)
      .join(', '),
  )
  const order = sql.raw(list.positionColumn === null ? '' : `order by ${list.positionColumn.column}`)
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${item}) ${order}), '[]') from ${sql.table(list.table)}
    where tenant_id = ${tenantId} and ${sql.ref(list.ownerColumn)} = part.id)`
}

/** Whether a column holds an amount of money, which is read as decimal text. */
const isNumericType = (type: string | undefined): boolean => type?.startsWith('numeric') ?? false

/**
 * Adds the position to each item of an ordered list. The items of a list without an order are sorted by their values, so that equal lists
 * can be compared.
 */
export function withPositions(name: PartListName, items: readonly PartListItem[]): PartListItem[] {
  const { positionColumn, columns }: PartListDefinition = partListDefinitions[name]
  if (positionColumn !== null) return items.map((item, at) => ({ ...item, [positionColumn.column]: positionColumn.firstPosition + at }))
  const names = Object.keys(columns)
  const text = (item: PartListItem) => names.map((column) => String(item[column] ?? '')).join('\u0000')
  return [...items].sort((one, other) => (text(one) < text(other) ? -1 : 1))
}
