import type { OwnAttribute } from '#contract/attributes/own-attribute.ts'
import type { Db } from '#server/db/open.ts'

/** Returns the attributes that a shop has defined itself, in their order. */
export const readOwnAttributes = (db: Db, tenantId: string): Promise<OwnAttribute[]> =>
  db
    .selectFrom('own_attribute')
    .select(['key', 'label', 'unit', 'is_number as isNumber', 'decimals'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .orderBy('key')
    .execute()
