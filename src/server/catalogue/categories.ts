import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Category, CategoryCount, Crumb } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { sql } from 'kysely'
import type { CatalogueAsk } from './ask.ts'
import { pictureUrl } from './cards.ts'
import { idOf } from '#server/kernel/ids.ts'
import { pick } from './columns/pick.ts'
import { categoriesOf } from './columns/picked-counts.ts'
import { inCategory, inGroup } from './columns/scopes.ts'
import { categoriesUnder, categoryOf, orderedRows, rowOf, type CatalogueColumns } from './columns/catalogue-columns.ts'
import { said } from '#server/kernel/words.ts'

const TOP = '0'

/** The tree from the top. Thin leaves counts and descriptions out. */
export async function categoryList(ask: CatalogueAsk, { level, thin }: ParsedOf<'categoryList'>): Promise<ResultOf<'categoryList'>> {
  const columns = await ask.columns()
  const deepest = level === 0 ? Number.POSITIVE_INFINITY : level
  const below = (parentId: string, depth: number): Category[] =>
    columns.categories
      .filter((category) => category.parent_id === parentId)
      .map((category) => ({
        id: idOf(category.id),
        backCategoryName: category.name,
        sortNum: category.sort_num,
        catGroup: category.cat_group,
        icon: category.icon,
        backParentId: category.parent_id,
        ...(thin ? {} : { count: countIn(columns, category.id), description: category.description }),
        children: depth < deepest ? below(category.id, depth + 1) : [],
      }))
  return below(TOP, 1)
}

/** What was reckoned of columns, which are others when the catalogue has changed. */
const countsOf = new WeakMap<CatalogueColumns, Map<string, number>>()
const insideOf = new WeakMap<CatalogueColumns, Map<string, Promise<CategoryCount[]>>>()

function countIn(columns: CatalogueColumns, id: string): number {
  const counts = countsOf.get(columns) ?? new Map<string, number>()
  countsOf.set(columns, counts)
  const known = counts.get(id)
  if (known !== undefined) return known
  let count = 0
  for (const one of inCategory(columns, id)) count += one
  counts.set(id, count)
  return count
}

/** The way down to a category, top first; empty when it is not known. */
export function crumbsOf(columns: CatalogueColumns, id: string): Crumb[] {
  const category = categoryOf(columns, id)
  if (!category) return []
  const crumb = { id: idOf(category.id), backCategoryName: category.name, backParentId: category.parent_id }
  return [...(category.parent_id === TOP ? [] : crumbsOf(columns, category.parent_id)), crumb]
}

export async function categoryPath(ask: CatalogueAsk, { id }: ParsedOf<'categoryPath'>): Promise<ResultOf<'categoryPath'>> {
  const crumbs = crumbsOf(await ask.columns(), id)
  if (crumbs.length === 0) throw new AppError('not-found', { ...said(/*i18n*/ 'There is no category {id}.', { id }), field: 'id' })
  return crumbs
}

/** The families of a category with the picture of the part that sells best in each. */
export async function productGroup(ask: CatalogueAsk, { backCategoryId }: ParsedOf<'productGroup'>): Promise<ResultOf<'productGroup'>> {
  const columns = await ask.columns()
  const allowed = inCategory(columns, backCategoryId)
  const families = new Map<number, { count: number; best: number }>()
  for (const row of orderedRows(columns, 'best')) {
    const code = columns.group.codes[row] ?? 0
    if (!allowed[row] || code === 0) continue
    const family = families.get(code)
    if (family) family.count += 1
    else families.set(code, { count: 1, best: row })
  }
  const ids = [...families.values()].map(({ best }) => columns.ids[best] ?? 0)
  const codes = await codesOf(ask, ids)
  return [...families]
    .map(([code, { count, best }]) => ({
      groupName: columns.group.values[code] ?? '',
      title: columns.group.values[code] ?? '',
      count,
      mainImageUrl: pictureUrl(codes.get(columns.ids[best] ?? 0) ?? '', 'view'),
    }))
    .sort((a, b) => b.count - a.count || (a.groupName < b.groupName ? -1 : 1))
}

async function codesOf({ db, tenantId }: CatalogueAsk, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('part')
    .select(['id', 'mcode'])
    .where('id', 'in', [...ids])
    .where('tenant_id', '=', tenantId)
    .execute()
  return new Map(rows.map(({ id, mcode }) => [id, mcode]))
}

/** Categories of the parts that units of a category or family are made of. Every page of a category asks for them. */
export async function listCategoryByParts(
  ask: CatalogueAsk,
  { backCategoryId, groupName }: ParsedOf<'listCategoryByParts'>,
): Promise<ResultOf<'listCategoryByParts'>> {
  const columns = await ask.columns()
  if (!categoryOf(columns, backCategoryId))
    throw new AppError('not-found', { ...said(/*i18n*/ 'There is no category {id}.', { id: backCategoryId }), field: 'backCategoryId' })
  if (groupName !== undefined && !inGroup(columns, groupName).includes(1)) return []
  const kept = insideOf.get(columns) ?? new Map<string, Promise<CategoryCount[]>>()
  insideOf.set(columns, kept)
  const key = `${backCategoryId} ${groupName ?? ''}`
  const inside = kept.get(key) ?? partsInside(ask, columns, backCategoryId, groupName)
  kept.set(key, inside)
  inside.catch(() => kept.delete(key))
  return inside
}

async function partsInside(
  ask: CatalogueAsk,
  columns: CatalogueColumns,
  backCategoryId: string,
  groupName: string | undefined,
): Promise<CategoryCount[]> {
  const read = await sql<{ ids: number[] | null }>`
    select json_agg(distinct parts_list.part_id) as ids
    from part join parts_list on parts_list.tenant_id = part.tenant_id and parts_list.unit_id = part.id
    where part.tenant_id = ${ask.tenantId} and part.category_id = any(${categoriesUnder(columns, backCategoryId)})
      and parts_list.part_id is not null ${groupName === undefined ? sql`` : sql`and part.group_name = ${groupName}`}`.execute(ask.db)
  const marks = new Uint8Array(columns.size)
  for (const id of read.rows[0]?.ids ?? []) marks[Math.max(0, rowOf(columns, id))] = 1
  return categoriesOf(columns, pick(columns, { marks, within: [], chosen: {}, sort: 'best' }).categories)
}
