import { type RawBuilder, sql } from 'kysely'

const pictureListSql = sql`string_agg(picture.hash || ':' || picture.width || 'x' || picture.height || case when picture.vector then '.svg' else '' end,
  ' ' order by part_picture.place)`

const joinedPicturesSql = sql`part_picture join picture on picture.tenant_id = part_picture.tenant_id and picture.name = part_picture.name`

/**
 * SQL column with a part's own pictures in order, in the format of contract/part/shop-picture.ts. Empty if the part has none. `part` is the
 * alias of the part table in the query.
 */
export const picturesColumn = (
  part = 'part',
): RawBuilder<string> => sql<string>`coalesce((select ${pictureListSql} from ${joinedPicturesSql}
  where part_picture.tenant_id = ${sql.ref(`${part}.tenant_id`)} and part_picture.part_id = ${sql.ref(`${part}.id`)}), '')`

/** SQL column with a part's own pictures, found by part code, for rows that outlive their part. `tenant` and `mcode` are column names. */
export const picturesColumnByCode = (tenant: string, mcode: string): RawBuilder<string> => sql<string>`coalesce((select ${pictureListSql}
  from part as pictured join (${joinedPicturesSql}) on part_picture.tenant_id = pictured.tenant_id and part_picture.part_id = pictured.id
  where pictured.tenant_id = ${sql.ref(tenant)} and pictured.mcode = ${sql.ref(mcode)}), '')`

/** SQL for the own pictures of many parts in one query, by `part_id`. `ids` selects the parts. Used by `readParts`. */
export const picturesByPartId = (
  tenantId: string,
  ids: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`select part_picture.part_id, ${pictureListSql} as list
  from ${joinedPicturesSql} where part_picture.tenant_id = ${tenantId} and part_picture.part_id in (${ids}) group by part_picture.part_id`
