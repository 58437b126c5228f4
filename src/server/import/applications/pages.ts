import { type RawBuilder, sql } from 'kysely'

/** The position of the last row of a page of table `part_application`. */
export interface PageCursor {
  part_id: number
  id: string
}

export const initialPageCursor = { part_id: -1, id: '0' } as PageCursor | null

/** SQL for the next page of a tenant's applications, of any import run. Reading page by page keeps each SQL statement short. */
export const nextApplicationPageSql = (tenantId: string, { part_id, id }: PageCursor, size: number): RawBuilder<unknown> => sql`
  select * from part_application
  where tenant_id = ${tenantId} and (part_id, id) > (${part_id}, ${id}::bigint) order by part_id, id limit ${size}`

/** SQL for the position of the last row in the statement's `page`, as a `PageCursor`. Null when the page is empty. */
export const lastRowOfPageSql = sql`(
  select json_build_object('part_id', part_id, 'id', id::text) from page order by page.part_id desc, page.id desc limit 1)`
