import { sql } from 'kysely'
import { applications as everyApplication } from '#contract/categories.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Application, Model } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import type { CatalogueAsk } from './ask.ts'
import { idOf } from '#server/kernel/ids.ts'
import { years } from './fitments.ts'
import { pick } from './columns/pick.ts'
import { categoriesOf } from './columns/picked-counts.ts'
import { madeIn, thatFit } from './columns/scopes.ts'
import { said } from '#server/kernel/words.ts'

/** No make has more models than this; a wrongly loaded one must not stop the shop. */
const MODELS_MOST = 2000

async function applications({ db, tenantId }: CatalogueAsk): Promise<Application[]> {
  const rows = await db
    .selectFrom('application')
    .select((of) => [
      'id',
      'name',
      'title',
      'icon',
      of
        .selectFrom('part_fits')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('part_fits.tenant_id', '=', 'application.tenant_id')
        .where('scope', '=', 'application')
        .whereRef('ref_id', '=', 'application.id')
        .as('parts'),
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('sort_num')
    .execute()
  return rows.map(({ parts, ...row }) => ({ ...row, id: idOf(row.id), partCount: parts ?? 0 }))
}

export const applicationList = (ask: CatalogueAsk): Promise<ResultOf<'applicationList'>> => applications(ask)

/** One of the trade that this shop does not sell: the drawer of every shop names all nine (specification, section 2). */
function unsold(appid: string): Application | null {
  const known = everyApplication.find(({ id }) => id === appid)
  return known ? { ...known, id: idOf(known.id), icon: `app-${known.id}`, partCount: 0 } : null
}

/** One application category and its makes, by name. */
export async function appInfo(ask: CatalogueAsk, { appid }: ParsedOf<'appInfo'>): Promise<ResultOf<'appInfo'>> {
  const application = (await applications(ask)).find(({ id }) => id === appid) ?? unsold(appid)
  if (!application) throw new AppError('not-found', { ...said(/*i18n*/ 'There is no application {id}.', { id: appid }), field: 'appid' })
  const makes = await sql<{ id: string; name: string; models: number; parts: number }>`
    select id, name,
      (select count(*)::int from model where model.tenant_id = make.tenant_id and model.make_id = make.id) as models,
      (select count(*)::int from part_fits where part_fits.tenant_id = make.tenant_id and scope = 'make' and ref_id = make.id) as parts
    from make where tenant_id = ${ask.tenantId} and application_id = ${appid} order by name, id`.execute(ask.db)
  return {
    ...application,
    brands: makes.rows.map(({ id, name, models, parts }) => ({ id: idOf(id), name, modelCount: models, partCount: parts })),
  }
}

/** The model lines of a make. */
export async function modelGroupList(
  { db, tenantId }: CatalogueAsk,
  { brandid }: ParsedOf<'modelGroupList'>,
): Promise<ResultOf<'modelGroupList'>> {
  const make = await db
    .selectFrom('make')
    .innerJoin('application', (join) =>
      join.onRef('application.tenant_id', '=', 'make.tenant_id').onRef('application.id', '=', 'make.application_id'),
    )
    .select(['make.id', 'make.name', 'application.id as appid', 'application.name as application'])
    .where('make.tenant_id', '=', tenantId)
    .where('make.id', '=', brandid)
    .executeTakeFirst()
  if (!make) throw new AppError('not-found', { ...said(/*i18n*/ 'There is no make {id}.', { id: brandid }), field: 'brandid' })
  const groups = await sql<{ name: string; models: number }>`
    select group_name as name, count(*)::int as models from model
    where tenant_id = ${tenantId} and make_id = ${brandid} group by group_name order by group_name`.execute(db)
  return {
    brand: { id: idOf(make.id), name: make.name },
    application: { id: idOf(make.appid), name: make.application },
    groups: groups.rows.map(({ name, models }) => ({ name, modelCount: models })),
  }
}

interface ModelRow {
  id: string
  name: string
  group_name: string
  make_id: string
  make: string
  application_id: string
  engines: string[]
  year_from: number | null
  year_to: number | null
  parts: number
}

type EngineCount = NonNullable<Model['engineCounts']>[number]

/** How many parts each engine of one model has; of a whole make nobody asks. */
async function engineCounts({ db, tenantId }: CatalogueAsk, modelid: string, year: number | undefined): Promise<Map<string, EngineCount>> {
  const { rows } = await sql<EngineCount>`
    select engine, count(distinct part_id)::int as "partCount",
      count(distinct part_id) filter (where part.type in ('starter', 'alternator'))::int as "unitCount"
    from fitment join part on part.tenant_id = fitment.tenant_id and part.id = fitment.part_id
    where fitment.tenant_id = ${tenantId} and model_id = ${modelid}
      ${year === undefined ? sql`` : sql`and ${madeIn(year)}`} group by engine`.execute(db)
  return new Map(rows.map((row) => [row.engine, row]))
}

/** Models of a make or model line, or one model. One of the two ids must be given. */
export async function modelList(
  ask: CatalogueAsk,
  { brandid, modelid, groupName, year }: ParsedOf<'modelList'>,
): Promise<ResultOf<'modelList'>> {
  const { db, tenantId } = ask
  if (brandid === undefined && modelid === undefined)
    throw new AppError('bad-request', { message: /*i18n*/ 'Give brandid or modelid.', field: 'brandid' })
  const read = await sql<ModelRow>`
    select model.id, model.name, group_name, make_id, make.name as make, application_id, engines, year_from, year_to,
      (select count(distinct part_id)::int from fitment where fitment.tenant_id = model.tenant_id and model_id = model.id) as parts
    from model join make on make.tenant_id = model.tenant_id and make.id = model.make_id
    where model.tenant_id = ${tenantId}
      ${brandid === undefined ? sql`` : sql`and make_id = ${brandid}`}
      ${modelid === undefined ? sql`` : sql`and model.id = ${modelid}`}
      ${groupName === undefined ? sql`` : sql`and group_name = ${groupName.replaceAll('\0', '')}`}
    order by model.name, year_from nulls first, model.id limit ${MODELS_MOST}`.execute(db)
  if (read.rows.length === 0 && groupName === undefined) {
    throw new AppError('not-found', {
      ...said(/*i18n*/ 'There is no model of {id}.', { id: modelid ?? brandid ?? '' }),
      field: modelid === undefined ? 'brandid' : 'modelid',
    })
  }
  const counts = modelid === undefined || read.rows.length === 0 ? null : await engineCounts(ask, modelid, year)
  return read.rows.map((row) => ({
    id: idOf(row.id),
    name: row.name,
    group: row.group_name,
    brandid: idOf(row.make_id),
    brand: row.make,
    appid: idOf(row.application_id),
    engines: row.engines,
    ...years(row),
    partCount: row.parts,
    ...(counts === null
      ? {}
      : { engineCounts: row.engines.map((engine) => counts.get(engine) ?? { engine, partCount: 0, unitCount: 0 }) }),
  }))
}

/** Categories with parts for an application, make or model; without any, for the whole shop. */
export async function getCategoryByApp(ask: CatalogueAsk, input: ParsedOf<'getCategoryByApp'>): Promise<ResultOf<'getCategoryByApp'>> {
  const columns = await ask.columns()
  return categoriesOf(columns, pick(columns, { within: await thatFit(ask, columns, input), chosen: {}, sort: 'best' }).categories)
}
