import { type RawBuilder, sql } from 'kysely'

/** Where a page of rows of `part_application` ends. */
export interface PageEnd {
  part_id: number
  id: string
}

export const pageStart = { part_id: -1, id: '0' } as PageEnd | null

/** The next rows of a tenant, whatever run they are of, so that no statement looks at more than these. */
export const pageAfter = (tenantId: string, { part_id, id }: PageEnd, size: number): RawBuilder<unknown> => sql`
  select * from part_application
  where tenant_id = ${tenantId} and (part_id, id) > (${part_id}, ${id}::bigint) order by part_id, id limit ${size}`

/** Of a statement's `page`, as `PageEnd`; null where it is empty. */
export const endOfPage = sql`(
  select json_build_object('part_id', part_id, 'id', id::text) from page order by page.part_id desc, page.id desc limit 1)`
