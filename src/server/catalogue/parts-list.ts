import { sql } from 'kysely'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { CatalogueAsk } from './ask.ts'
import { cardOf, cardRows } from './cards.ts'
import { partIdOf } from './part-id.ts'

/** Units that a part is used in: this many are listed, all are counted. */
const MAX_USED_IN = 24
/** Longer than any unit's list. */
const MAX_POSITIONS = 200

/** What a unit is made of, and which units a part is used in, best selling first. */
export async function partsList(ask: CatalogueAsk, { mcode }: ParsedOf<'partsList'>): Promise<ResultOf<'partsList'>> {
  const [id, catalogue] = [await partIdOf(ask, mcode), await ask.catalogue()]
  const lines = await ask.db
    .selectFrom('parts_list')
    .select(['position', 'name', 'qty', 'part_id'])
    .where('unit_id', '=', id)
    .where('tenant_id', '=', ask.tenantId)
    .orderBy('position')
    .limit(MAX_POSITIONS)
    .execute()
  const used = await sql<{ ids: number[] | null; total: number }>`
    select (select json_agg(id) from (select id from part where id in (select unit_id from parts_list where part_id = ${id} and tenant_id = ${ask.tenantId})
        and tenant_id = ${ask.tenantId} order by popularity desc, mcode limit ${MAX_USED_IN}) as most) as ids,
      (select count(distinct unit_id)::int from parts_list where part_id = ${id} and tenant_id = ${ask.tenantId}) as total`.execute(ask.db)
  const units = used.rows[0]?.ids ?? []
  const cards = await cardRows(ask, [...new Set([...lines.flatMap(({ part_id }) => part_id ?? []), ...units])])
  const cardFor = (key: number | null) => {
    const row = key === null ? undefined : cards.get(key)
    return row ? cardOf(catalogue, row) : undefined
  }
  return {
    contains: lines.map(({ position, name, qty, part_id }) => {
      const part = cardFor(part_id)
      return { position, name, qty, ...(part ? { part } : {}) }
    }),
    usedIn: units.flatMap((key) => cardFor(key) ?? []),
    usedInTotal: used.rows[0]?.total ?? 0,
  }
}
