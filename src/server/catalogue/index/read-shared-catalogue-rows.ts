import { sql } from 'kysely'
import { partTypeFor } from '#contract/part/part-type-for.ts'
import { breakCategoryCycles } from '#search/answer/category-tree.ts'
import type { CategoryRow, PromotionRow, SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { Db } from '#server/db/open.ts'
import { readShopAttributes } from '#server/kernel/own-attributes.ts'
import { centsOf } from './cents-of.ts'

/** Reads the shared data of a tenant's parts (categories, makes, models and so on): a few thousand rows. */
export async function readSharedCatalogueRows(db: Db, tenantId: string): Promise<SharedCatalogueRows> {
  const categories = await db
    .selectFrom('category')
    .select([
      'id',
      'parent_id as parentId',
      'name',
      'sort_num as sortNum',
      'cat_group as catGroup',
      'icon',
      'description',
      'rule',
      'decides',
      'filters',
      'shows',
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const applications = await db
    .selectFrom('application')
    .select(['id', 'name', 'title', 'icon'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const makes = await db
    .selectFrom('make')
    .select(['id', 'application_id as applicationId', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const models = await db
    .selectFrom('model')
    .select(['id', 'make_id as makeId', 'group_name as line', 'name', 'engines', 'year_from as from', 'year_to as to'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const own = await readShopAttributes(db, tenantId)
  return {
    ...{
      categories: breakCategoryCycles(categories.map(categoryRowOf)),
      applications,
      makes,
      models,
      promotions: await readPromotions(db, tenantId),
    },
    ...(own.length > 0 ? { own } : {}),
  }
}

type FrameCategoryRow = Omit<CategoryRow, 'decides' | 'filters' | 'shows'> & Record<'decides' | 'filters' | 'shows', string[] | null>

/** Leaves out attribute choices of a category that are null, to save bytes, because devices download these rows too. */
const categoryRowOf = ({ decides, filters, shows, ...row }: FrameCategoryRow): CategoryRow => ({
  ...row,
  // A category without an icon gets the icon of the kind of parts that is in the category's name, or the general icon.
  icon: row.icon || partTypeFor([row.name]),
  ...(decides && { decides }),
  ...(filters && { filters }),
  ...(shows && { shows }),
})

async function readPromotions(db: Db, tenantId: string): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select id, name, (extract(epoch from starts_at) * 1000)::double precision as "startsAt",
      (extract(epoch from ends_at) * 1000)::double precision as "endsAt", percent::double precision as percent,
      ${centsOf('price')} as cents, mcodes, category_ids as "categoryIds", producers, conditions
    from promotion where tenant_id = ${tenantId} and starts_at < ends_at order by id`.execute(db)
  return rows
}
