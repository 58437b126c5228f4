import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { isCurrentRow, OPEN_ENDED_VERSION, versionedTables, versionTableName } from '#server/db/versions.ts'
import { regenerableTables } from './made-anew.ts'
import { qualifiedName, readSequenceCounters, readStoredTables, type StoredTable } from './stored-tables.ts'

/** A column whose ids are counted over all shops of a database. In another database the same row has another id. */
export interface IdCounter {
  table: string
  column: string
}

/** A table with rows that belong to shops. */
export interface ShopTable extends StoredTable {
  /**
   * Columns that hold ids of a counter, each with the counter that gave out the ids: of this table, or of the table that the column refers
   * to.
   */
  numbers: ReadonlyMap<string, IdCounter>
  /** Columns by which the table's rows are sorted: the primary key, or all columns if there is none. */
  order: readonly string[]
}

export interface ShopTables {
  /** The tables of a shop, sorted so that each table follows the tables that it refers to. */
  tables: ShopTable[]
  counters: IdCounter[]
}

const versionTables: ReadonlySet<string> = new Set(versionedTables.map(versionTableName))

/** SQL for the valid rows of a table: all rows, or those of the current version if the table's rows have versions. */
export const currentRowsSql = (table: StoredTable): RawBuilder<unknown> =>
  versionTables.has(table.name) ? sql`(select * from ${qualifiedName(table)} where ${isCurrentRow})` : qualifiedName(table)

/**
 * SQL for what a shop's file contains in the version columns of a valid row, namely that the row is valid always. Undefined for all other
 * columns.
 */
export const versionCellSql = ({ name: table }: Pick<StoredTable, 'name'>, column: string): RawBuilder<unknown> | undefined => {
  if (!versionTables.has(table)) return undefined
  return column === 'since' ? sql`0` : column === 'until' ? sql.lit(OPEN_ENDED_VERSION) : undefined
}

/**
 * Columns that refer to another table without a foreign key and without being named after that table. Columns with names such as `part_id`
 * are recognised without an entry.
 */
const referencesWithoutForeignKey: Readonly<Record<string, string>> = { unit_id: 'part' }

const WHOLE_NUMBER_TYPES = ['integer', 'bigint']

/** Returns the name of the column that holds the id of the shop that a row belongs to. */
export const tenantColumnOf = ({ name }: Pick<StoredTable, 'name'>): string => (name === 'tenant' ? 'id' : 'tenant_id')

/**
 * Returns the tables with rows of one shop. They are read from the database, so that new tables are included automatically. Tables that can
 * be rebuilt (`regenerableTables`) are not included.
 */
export async function readShopTables(db: Db, schema: string): Promise<ShopTables> {
  const all = (await readStoredTables(db, schema)).filter(
    (table) => !regenerableTables.has(table.name) && table.columns.some(({ name }) => name === tenantColumnOf(table)),
  )
  const names = new Set(all.map(({ name }) => name))
  const counters = (await readSequenceCounters(db, schema))
    .filter(({ table }) => names.has(table))
    .map(({ table, column }) => ({ table, column }))
  const [references, keys] = [await readForeignKeys(db, schema), await readPrimaryKeyColumns(db, schema)]
  const counterOf = (table: string, column: string) => counters.find((one) => one.table === table && one.column === column)
  const counterOfThings = (what: string) => counterOf(what, 'id') ?? counterOf(versionTableName(what), 'id')
  const tables = all.map((table): ShopTable => {
    const numbers = new Map<string, IdCounter>()
    for (const { name, type } of table.columns) {
      if (!WHOLE_NUMBER_TYPES.includes(type)) continue
      const rule = references.find((one) => one.table === table.name && one.column === name)
      const found =
        counterOf(table.name, name) ??
        (rule && counterOf(rule.ofTable, rule.ofColumn)) ??
        counterOfThings(referencesWithoutForeignKey[name] ?? /^(.+)_id$/.exec(name)?.[1] ?? '')
      if (found) numbers.set(name, found)
    }
    const key = keys.filter((one) => one.table === table.name).map(({ column }) => column)
    return { ...table, numbers, order: key.length > 0 ? key : table.columns.map(({ name }) => name) }
  })
  return { tables: sortByReferences(tables, references), counters }
}

interface ForeignKeyReference extends IdCounter {
  ofTable: string
  ofColumn: string
}

async function readForeignKeys(db: Db, schema: string): Promise<ForeignKeyReference[]> {
  const { rows } = await sql<ForeignKeyReference>`
    select own.relname as "table", own_column.attname as "column", other.relname as "ofTable", other_column.attname as "ofColumn"
    from pg_constraint
    join pg_class as own on own.oid = conrelid
    join pg_class as other on other.oid = confrelid
    cross join unnest(conkey, confkey) as pair (own, other)
    join pg_attribute as own_column on own_column.attrelid = conrelid and own_column.attnum = pair.own
    join pg_attribute as other_column on other_column.attrelid = confrelid and other_column.attnum = pair.other
    where contype = 'f' and own.relnamespace = ${schema}::regnamespace
    order by 1, 2, 3, 4`.execute(db)
  return rows
}

async function readPrimaryKeyColumns(db: Db, schema: string): Promise<IdCounter[]> {
  const { rows } = await sql<IdCounter>`
    select relname as "table", attname as "column"
    from pg_index join pg_class on pg_class.oid = indrelid
    cross join unnest(indkey::smallint[]) with ordinality as part (number, nth)
    join pg_attribute on attrelid = indrelid and attnum = part.number
    where indisprimary and relnamespace = ${schema}::regnamespace
    order by relname, nth`.execute(db)
  return rows
}

/** Sorts tables so that each table follows the tables that it refers to. */
function sortByReferences(tables: readonly ShopTable[], references: readonly ForeignKeyReference[]): ShopTable[] {
  const placed: ShopTable[] = []
  const left = [...tables]
  const waits = ({ name }: ShopTable) =>
    references.some(({ table, ofTable }) => table === name && ofTable !== name && left.some((one) => one.name === ofTable))
  while (left.length > 0) {
    const at = left.findIndex((table) => !waits(table))
    if (at < 0) throw new Error(`These tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}.`)
    placed.push(...left.splice(at, 1))
  }
  return placed
}
