import { type RawBuilder, sql } from 'kysely'

/** The last row of a page of `part_application`. */
export interface PageEnd {
  part_id: number
  id: string
}

export const pageStart = { part_id: -1, id: '0' } as PageEnd | null

/** A tenant's next rows, of any run. So no statement reads more rows than this. */
export const pageAfter = (tenantId: string, { part_id, id }: PageEnd, size: number): RawBuilder<unknown> => sql`
  select * from part_application
  where tenant_id = ${tenantId} and (part_id, id) > (${part_id}, ${id}::bigint) order by part_id, id limit ${size}`

/** SQL for the end of a statement's `page` as `PageEnd`. Null for an empty page. */
export const endOfPage = sql`(
  select json_build_object('part_id', part_id, 'id', id::text) from page order by page.part_id desc, page.id desc limit 1)`
