import { type RawBuilder, sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { PartListItem, PartListName } from '#server/import/engine/run/lists.ts'
import { currentPartListSql } from '#server/import/engine/run/lists.ts'
import { priceAndStockColumns } from '#server/import/engine/run/price-and-stock-columns.ts'

/** The columns of a row of table `part`, by column name, without `id` and `tenant_id`. Amounts of money are decimal text. */
export type PartColumns = Readonly<Record<string, unknown>>

/** A part of the shop as it was before an import. */
export interface ExistingPart {
  id: number
  mcode: string
  columns: PartColumns
  lists: Readonly<Partial<Record<PartListName, readonly PartListItem[]>>>
}

/** SQL for all columns of a part as JSON, for comparison. Amounts of money are decimal text. */
export const currentPartSql: RawBuilder<unknown> = sql`(to_jsonb(part) - 'id' - 'tenant_id' || jsonb_build_object('price', part.price::text,
  'was_price', part.was_price::text, 'core_charge', part.core_charge::text))`

/** SQL for the part's columns for price, stock and conditions of sale and its brand, as JSON for comparison. */
const priceAndStockColumnsSql: RawBuilder<unknown> = sql`jsonb_build_object('producer', part.producer, ${sql.raw(
  Object.entries(priceAndStockColumns)
    .map(([column, type]) => `'${column}', part.${column}${type === 'numeric' ? '::text' : ''}`)
    .join(', '),
)})`

/** Which columns and lists of a part are read for comparison. */
export interface ComparedColumns {
  /** Whether only the columns for price, stock and conditions of sale are read. */
  isPriceAndStockOnly: boolean
  lists: readonly PartListName[]
}

/** Reads the parts of a shop that have the given codes, by code. */
export async function readExistingParts(
  db: Db,
  tenantId: string,
  mcodes: readonly string[],
  { isPriceAndStockOnly, lists }: ComparedColumns,
): Promise<Map<string, ExistingPart>> {
  if (mcodes.length === 0) return new Map()
  const pairs = lists.map((name) => sql`${sql.lit(name)}, ${currentPartListSql(name, tenantId)}`)
  const { rows } = await sql<ExistingPart>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select id, mcode, ${isPriceAndStockOnly ? priceAndStockColumnsSql : currentPartSql} as columns, jsonb_build_object(${sql.join(pairs)}) as lists
    from part where tenant_id = ${tenantId} and mcode = any(${mcodes}::text[])`.execute(db)
  return new Map(rows.map((part) => [part.mcode, part]))
}

/** A part that has a certain number, with the brand of that number. */
export interface PartWithNumber {
  mcode: string
  producer: string
  maker: string
  /** Whether the number is the part's own code. */
  isOwn: boolean
}

/** Reads the parts of a shop that have the given numbers, by normalized number. */
export async function readPartsWithNumbers(db: Db, tenantId: string, numbers: readonly string[]): Promise<Map<string, PartWithNumber[]>> {
  const keys = [...new Set(numbers.map(numberKey))].filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const { rows } = await sql<PartWithNumber & { key: string }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select distinct number.key, part.mcode, part.producer, number.maker, number.kind = 'mcode' as "isOwn"
    from part_number as number join part on part.tenant_id = number.tenant_id and part.id = number.part_id
    where number.tenant_id = ${tenantId} and number.key = any(${keys}::text[])
    order by number.key, part.mcode`.execute(db)
  const bearers = new Map<string, PartWithNumber[]>()
  for (const { key, ...one } of rows) bearers.set(key, [...(bearers.get(key) ?? []), one])
  return bearers
}
