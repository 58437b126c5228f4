import { sql } from 'kysely'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import type { ContentPageTable } from '#server/pages/tables.ts'
import { CATALOGUE_DATE } from './catalogue-day.ts'
import type { DemoPart, DemoTenant } from './demo-rows.ts'
import { buildFitmentColumns, buildNumberColumns, buildPartColumns, buildPartsListColumns, type TableColumns } from './load-rows.ts'
import { harborAboutGermanMarkdown, harborAboutMarkdown } from './text/pages/harbor-about.ts'
import { measuringGermanMarkdown, measuringMarkdown } from './text/pages/measuring.ts'

/**
 * Loads the demo shops into a migrated database that does not have these tenants. It uses the caller's transaction, or one transaction per
 * batch. Afterwards the caller must increase the catalogue version (db/bulk-load.ts).
 */
export async function loadDemo(db: Db, tenants: readonly DemoTenant[], onProgress?: (done: number, total: number) => void): Promise<void> {
  const total = tenants.reduce((sum, tenant) => sum + tenant.partCount, 0)
  let done = 0
  let nextId = (await sql<{ last: number }>`select coalesce(max(id), 0) as last from part`.execute(db)).rows[0]?.last ?? 0
  nextId += 1
  for (const tenant of tenants) {
    await loadShopData(db, tenant)
    const components = new Map<string, number>()
    for (const parts of tenant.parts()) {
      await loadPartBatch(db, tenant.id, parts, nextId, components)
      nextId += parts.length
      done += parts.length
      onProgress?.(done, total)
    }
    await loadPartBatch(db, tenant.id, tenant.workwear.parts, nextId, components)
    nextId += tenant.workwear.parts.length
  }
  await sql`select setval(pg_get_serial_sequence('part_version', 'id'), ${nextId})`.execute(db)
}

/** Inserts all data of a demo shop except its parts. */
async function loadShopData(db: Db, tenant: DemoTenant): Promise<void> {
  const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, tenant_id: tenant.id }))
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('tenant')
      .values({
        id: tenant.id,
        hosts: tenant.hosts,
        is_default: tenant.isDefault,
        name: tenant.name,
        branding: JSON.stringify(tenant.branding),
        catalogue_version: 1,
        time_zone: tenant.timeZone,
      })
      .execute()
    await trx.insertInto('category').values(owned(tenant.categories)).execute()
    await trx.insertInto('application').values(owned(tenant.applications)).execute()
    await trx.insertInto('make').values(owned(tenant.makes)).execute()
    await trx.insertInto('model').values(owned(tenant.models)).execute()
    await trx.insertInto('keyword').values(owned(tenant.keywords)).execute()
    await trx.insertInto('advertisement').values(owned(tenant.advertisements)).execute()
    const { styles, variants } = tenant.workwear
    await trx
      .insertInto('style')
      .values(owned(styles.map((style) => ({ ...style, guide: style.guide && JSON.stringify(style.guide) }))))
      .execute()
    await trx.insertInto('style_variant').values(owned(variants)).execute()
    const pages = contentPagesByTenant[tenant.id]?.map((page) => ({ ...page, changed_at: new Date(CATALOGUE_DATE) })) ?? []
    if (pages.length > 0) await trx.insertInto('content_page').values(owned(pages)).execute()
  })
}

/**
 * Inserts a batch of parts. The batch's components are added to `components`, by code. Its units are not added, because no parts list
 * contains a unit.
 */
async function loadPartBatch(
  db: Db,
  tenantId: string,
  parts: readonly DemoPart[],
  firstId: number,
  components: Map<string, number>,
): Promise<void> {
  for (const [at, part] of parts.entries()) if (part.partsList.length === 0) components.set(part.mcode, firstId + at)
  const idOf = (mcode: string): number => {
    const id = components.get(mcode)
    if (id === undefined) throw new Error(`A unit lists ${mcode}, which did not come before it.`)
    return id
  }
  await inTransaction(db, async (trx) => {
    for (const columns of buildPartColumns(tenantId, parts, firstId)) await insertColumns(trx, columns)
    await insertColumns(trx, buildNumberColumns(tenantId, parts, firstId))
    await insertColumns(trx, buildFitmentColumns(tenantId, parts, firstId))
    await insertColumns(trx, buildPartsListColumns(tenantId, parts, firstId, idOf))
  })
}

/** Inserts all rows of a table with one statement, which gets one array per column. */
async function insertColumns(db: Db, { table, columns }: TableColumns): Promise<void> {
  if (columns[0]?.[2].length === 0) return
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const arrays = sql.join(columns.map(([, type, values]) => sql`${values}::${sql.raw(type)}[]`))
  await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${arrays})`.execute(db)
}

type ShopContentPage = Pick<ContentPageTable, 'slug' | 'locale' | 'title' | 'markdown'>

const makeShopContentPage = (slug: string, locale: string, markdown: string): ShopContentPage => ({
  slug,
  locale,
  title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug,
  markdown,
})

const measuringPages = [
  makeShopContentPage('measuring', LOCALE_DEFAULT, measuringMarkdown),
  makeShopContentPage('measuring', 'de', measuringGermanMarkdown),
]

/**
 * The content pages that each demo shop has written itself, in addition to the default texts (server/pages/text). Both shops have a page
 * about measuring. The shop for boats and farms also has its own page “About us”.
 */
const contentPagesByTenant: Readonly<Record<string, readonly ShopContentPage[]>> = {
  general: measuringPages,
  harbor: [
    ...measuringPages,
    makeShopContentPage('about', LOCALE_DEFAULT, harborAboutMarkdown),
    makeShopContentPage('about', 'de', harborAboutGermanMarkdown),
  ],
}
