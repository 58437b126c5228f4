import { sql } from 'kysely'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { buildPartsList, MAX_PARTS_LIST_POSITIONS, MAX_USED_IN_UNITS } from '#search/answer/part/parts-list.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { cardDataOfRow, cardRows, rankedCardDataOf } from './cards.ts'
import { partIdOf } from './part-id.ts'

/** Lists the components of a unit, and the units in which a part is used. Throws `not-found`. */
export async function partsList(ask: CatalogueRequestContext, { mcode }: ParsedInputOf<'partsList'>): Promise<CallResultOf<'partsList'>> {
  const [id, catalogue] = [await partIdOf(ask, mcode), await ask.catalogue()]
  const lines = await ask.db
    .selectFrom('parts_list')
    .select(['position', 'name', 'qty', 'part_id'])
    .where('unit_id', '=', id)
    .where('tenant_id', '=', ask.tenantId)
    .orderBy('position')
    .limit(MAX_PARTS_LIST_POSITIONS)
    .execute()
  // The query sorts like `bestSellingParts` before it applies the limit. Codes are compared byte by byte (migration 001).
  const used = await sql<{ ids: number[] | null; total: number }>`
    select (select json_agg(id) from (select id from part where id in (select unit_id from parts_list where part_id = ${id} and tenant_id = ${ask.tenantId})
        and tenant_id = ${ask.tenantId} order by popularity desc, mcode limit ${MAX_USED_IN_UNITS}) as most) as ids,
      (select count(distinct unit_id)::int from parts_list where part_id = ${id} and tenant_id = ${ask.tenantId}) as total`.execute(ask.db)
  const units = used.rows[0]?.ids ?? []
  const rows = await cardRows(ask, [...new Set([...lines.flatMap(({ part_id }) => part_id ?? []), ...units])])
  return buildPartsList(catalogue, {
    lines: lines.map(({ part_id, ...line }) => {
      const row = part_id === null ? undefined : rows.get(part_id)
      return { ...line, part: row ? cardDataOfRow(catalogue, row) : null }
    }),
    usedIn: rankedCardDataOf(catalogue, rows, units),
    usedInTotal: used.rows[0]?.total ?? 0,
  })
}
