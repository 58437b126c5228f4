import { sql } from 'kysely'
import { readChanges } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'

const live = ['price', 'was_price', 'core_charge', 'price_steps', 'stock', 'restock_on', 'ended', 'min_qty', 'updated_at']

/** A part with all that is said of it, as text; and apart from it the columns that are patched in place. */
interface Copied {
  fixed: string
  live: string
}

async function readParts(db: Db, tenantId: string, id: number | null): Promise<Map<number, Copied>> {
  const details = ['part_number', 'fitment', 'parts_list'].map((table) => {
    const key = sql.ref(table === 'parts_list' ? 'unit_id' : 'part_id')
    return sql`(select json_agg(detail order by detail::text) from ${sql.table(table)} as detail
      where detail.tenant_id = part.tenant_id and detail.${key} = part.id)`
  })
  const { rows } = await sql<Copied & { id: number }>`
    select id, concat(to_jsonb(part) - ${live}::text[], ${sql.join(details)},
        (select json_agg(unit_id order by unit_id) from parts_list where parts_list.tenant_id = part.tenant_id and part_id = part.id),
        (select json_agg(name order by id) from category where category.tenant_id = part.tenant_id)) as fixed,
      (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(part)) where key = any(${live}))::text as live
    from part where tenant_id = ${tenantId} and (${id}::integer is null or id = ${id}) order by id`.execute(db)
  return new Map(rows.map(({ id: key, ...copied }) => [key, copied]))
}

/** All parts of a tenant as they stand. */
export const wholeCatalogue = (db: Db, tenantId: string): Promise<Map<number, Copied>> => readParts(db, tenantId, null)

/** A copy of a tenant's catalogue that is kept up by nothing but the log of changes. */
export async function catalogueCopy(db: Db, tenantId: string) {
  let { endSnapshot } = await readChanges(db, tenantId, null)
  let parts = await wholeCatalogue(db, tenantId)
  return {
    /** In the order of their ids. */
    parts: () => new Map([...parts].sort(([a], [b]) => a - b)),
    keepUp: async () => {
      const read = await readChanges(db, tenantId, endSnapshot)
      endSnapshot = read.endSnapshot
      if (read.isIncomplete) throw new Error('Nothing was purged.')
      for (const { kind, partId } of read.changes) {
        if (partId === null) {
          parts = await wholeCatalogue(db, tenantId)
          continue
        }
        const now = kind === 'gone' ? undefined : (await readParts(db, tenantId, partId)).get(partId)
        if (!now) parts.delete(partId)
        else if (kind === 'part') parts.set(partId, now)
        else parts.set(partId, { fixed: parts.get(partId)?.fixed ?? 'never heard of', live: now.live })
      }
    },
  }
}
