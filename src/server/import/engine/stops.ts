import { sql } from 'kysely'
import type { KeptRemark, Run } from './run.ts'

/** A price that moves by more than this part of itself is asked about. */
const PRICE_MOVES = 0.5
/** So are this many of all parts that are sold, when they go at once. */
const VANISH_SHARE = 0.05
const EXAMPLES = 5

/**
 * `unread`: rows of a complete file that were refused, so that their parts count as missing. What a plan comes to that nobody is likely to mean: whoever imports is asked before it is done (`--accept`). None: it may go on.
 */
export async function stopsOf({ db, tenantId, id }: Run, file: string, unread = 0): Promise<KeptRemark[]> {
  const stop = (column: string, value: string, says: string): KeptRemark => ({ kind: 'stops', file, line: 0, column, value, says })
  const ofRun = sql`tenant_id = ${tenantId} and import_id = ${id}`
  const { rows } = await sql<{ prices: number; examples: string | null; below: number; below_examples: string | null; gone: number; sold: number }>`
    with moved as (select key, (before ->> 'price')::numeric as was, (after ->> 'price')::numeric as becomes from import_change
        where ${ofRun} and of = 'part' and before ? 'price' and after ? 'price'),
      far as (select * from moved where abs(becomes - was) > was * ${PRICE_MOVES}::numeric),
      below as (select key, value ->> 'stock' as stock from import_row where ${ofRun} and of = 'part' and (value ->> 'stock')::numeric < 0)
    select (select count(*)::int from far) as prices,
      (select string_agg(concat(key, ' ', was, ' → ', becomes), ', ') from (select * from far order by key limit ${EXAMPLES}) as few) as examples,
      (select count(*)::int from below) as below,
      (select string_agg(concat(key, ' ', stock), ', ') from (select * from below order by key limit ${EXAMPLES}) as few) as below_examples,
      (select count(*)::int from import_change where ${ofRun} and of = 'part' and before ->> 'ended' = 'false' and after ->> 'ended' = 'true') as gone,
      (select count(*)::int from part where tenant_id = ${tenantId} and not ended) as sold`.execute(db)
  const [found] = rows
  if (found === undefined) return []
  const { prices, examples, below, below_examples, gone, sold } = found
  return [
    ...(prices > 0 ? [stop('price', examples ?? '', `${count(prices, 'price moves', 'prices move')} by more than half.`)] : []),
    ...(below > 0 ? [stop('stock', below_examples ?? '', `${count(below, 'stock is', 'stocks are')} below zero; none would be on the shelf.`)] : []),
    ...(gone > sold * VANISH_SHARE
      ? [stop('withdrawn', `${gone} of ${sold}`, `More than 5 % of the parts would not be sold any more: ${gone} of ${sold}.`)]
      : []),
    ...(gone > 0 && unread > 0
      ? [stop('withdrawn', String(gone), `Of a file that is said to be complete ${count(unread, 'value was', 'values were')} refused: what could not be read counts as missing.`)]
      : []),
  ]
}

const count = (many: number, one: string, more: string) => `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`
