import { type RawBuilder, sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED } from '#server/db/prepared.ts'
import type { ListItem, PartListName } from './lists.ts'
import { listNow } from './lists.ts'
import { liveColumns } from './live-columns.ts'

/** A row of `part` as JSON by column, without `id` and `tenant_id`. Amounts are decimal text. */
export type PartColumns = Readonly<Record<string, unknown>>

/** An existing part before an import. */
export interface KnownPart {
  id: number
  mcode: string
  columns: PartColumns
  lists: Readonly<Partial<Record<PartListName, readonly ListItem[]>>>
}

/** A row of `part` for comparison. Amounts are text. */
export const partNow: RawBuilder<unknown> = sql`(to_jsonb(part) - 'id' - 'tenant_id' || jsonb_build_object('price', part.price::text,
  'was_price', part.was_price::text, 'core_charge', part.core_charge::text))`

/** The same with only price, stock, conditions of sale and brand. */
const liveNow: RawBuilder<unknown> = sql`jsonb_build_object('producer', part.producer, ${sql.raw(
  Object.entries(liveColumns)
    .map(([column, type]) => `'${column}', part.${column}${type === 'numeric' ? '::text' : ''}`)
    .join(', '),
)})`

/** The parts of an object that are read for comparison. */
export interface Compared {
  /** Only price, stock and conditions of sale. */
  isLive: boolean
  lists: readonly PartListName[]
}

/** Reads a shop's parts with some codes, keyed by code. */
export async function knownParts(
  db: Db,
  tenantId: string,
  mcodes: readonly string[],
  { isLive, lists }: Compared,
): Promise<Map<string, KnownPart>> {
  if (mcodes.length === 0) return new Map()
  const pairs = lists.map((name) => sql`${sql.lit(name)}, ${listNow(name, tenantId)}`)
  const { rows } = await sql<KnownPart>`${sql.raw(PREPARED)}
    select id, mcode, ${isLive ? liveNow : partNow} as columns, jsonb_build_object(${sql.join(pairs)}) as lists
    from part where tenant_id = ${tenantId} and mcode = any(${mcodes}::text[])`.execute(db)
  return new Map(rows.map((part) => [part.mcode, part]))
}

/** A part that has a number, and the brand of that number. */
export interface PartWithNumber {
  mcode: string
  producer: string
  maker: string
  /** It is the part's own code. */
  isOwn: boolean
}

/** The parts that have some numbers, keyed by the normalized number. */
export async function partsWithNumbers(db: Db, tenantId: string, numbers: readonly string[]): Promise<Map<string, PartWithNumber[]>> {
  const keys = [...new Set(numbers.map(numberKey))].filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const { rows } = await sql<PartWithNumber & { key: string }>`${sql.raw(PREPARED)}
    select distinct number.key, part.mcode, part.producer, number.maker, number.kind = 'mcode' as "isOwn"
    from part_number as number join part on part.tenant_id = number.tenant_id and part.id = number.part_id
    where number.tenant_id = ${tenantId} and number.key = any(${keys}::text[])
    order by number.key, part.mcode`.execute(db)
  const bearers = new Map<string, PartWithNumber[]>()
  for (const { key, ...one } of rows) bearers.set(key, [...(bearers.get(key) ?? []), one])
  return bearers
}
