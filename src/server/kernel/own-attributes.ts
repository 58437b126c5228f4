import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import type { Db } from '#server/db/open.ts'

/** Returns the attributes that a shop has defined itself, in their order. */
export const readShopAttributes = (db: Db, tenantId: string): Promise<ShopAttribute[]> =>
  db
    .selectFrom('own_attribute')
    .select(['key', 'label', 'unit', 'is_number as isNumber', 'decimals'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .orderBy('key')
    .execute()
