import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { Application, Model } from '#contract/catalogue/catalogue.ts'
import { catalogueApplications as everyApplication } from '#contract/catalogue/categories.ts'
import { AppError } from '#contract/errors.ts'
import { compareText } from '#contract/text/compare-text.ts'
import { isFitmentForEngine } from '#contract/vehicle/judge-fit.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { countFittingParts, fittingPartCountsBy } from '#search/catalogue/fitting.ts'
import { notFoundError } from '#search/catalogue/not-found-error.ts'
import { selectRows } from '#search/catalogue/pick.ts'
import { buildCategoryCounts } from '#search/catalogue/picked-counts.ts'
import { vehicleFlags } from '#search/catalogue/scopes.ts'
import type { ModelRow } from '#search/catalogue/shared-catalogue-data.ts'
import { matchVehicleNames, namedVehiclesOf } from '#search/find/named-vehicles.ts'
import { yearsToWire } from './years.ts'

/** Maximum number of listed models of a make. It protects the shop from faulty imports; real makes have fewer models. */
const MAX_MODELS = 2000
/** Maximum number of vehicles in the answer to a search text. */
const MAX_VEHICLES = 8

/** Lists the applications (automotive, marine and so on), each with the number of fitting parts. */
export function applicationList(catalogue: Catalogue): CallResultOf<'applicationList'> {
  const { frame } = catalogue
  const counts = fittingPartCountsBy(catalogue, ({ modelId }) => frame.make(frame.model(modelId)?.makeId ?? '')?.applicationId)
  return frame.applications.map((row) => ({ ...row, partCount: counts.get(row.id) ?? 0 }))
}

/**
 * Returns an application for which the shop has no parts. It must still be answered, because the menu of every shop lists all nine
 * applications (section 2 of the specification).
 */
function applicationWithoutParts(appid: string): Application | null {
  const known = everyApplication.find(({ id }) => id === appid)
  return known ? { ...known, icon: `app-${known.id}`, partCount: 0 } : null
}

/** Returns an application and its makes, ordered by name. */
export function appInfo(catalogue: Catalogue, { appid }: ParsedInputOf<'appInfo'>): CallResultOf<'appInfo'> {
  const { frame } = catalogue
  const application = applicationList(catalogue).find(({ id }) => id === appid) ?? applicationWithoutParts(appid)
  if (!application) throw notFoundError(/*i18n*/ 'There is no application {id}.', { id: appid }, 'appid')
  const counts = fittingPartCountsBy(catalogue, ({ modelId }) => frame.model(modelId)?.makeId)
  const brands = frame.makes
    .filter(({ applicationId }) => applicationId === appid)
    .map(({ id, name }) => ({
      ...{ id, name, modelCount: frame.models.filter(({ makeId }) => makeId === id).length, partCount: counts.get(id) ?? 0 },
    }))
  return { ...application, brands: brands.sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id)) }
}

/** Lists the model lines of a make, each with its number of models. */
export function modelGroupList({ frame }: Catalogue, { brandid }: ParsedInputOf<'modelGroupList'>): CallResultOf<'modelGroupList'> {
  const make = frame.make(brandid)
  const application = frame.applications.find(({ id }) => id === make?.applicationId)
  if (make === undefined || application === undefined) throw notFoundError(/*i18n*/ 'There is no make {id}.', { id: brandid }, 'brandid')
  const lines = new Map<string, number>()
  for (const { makeId, line } of frame.models) if (makeId === brandid) lines.set(line, (lines.get(line) ?? 0) + 1)
  return {
    brand: { id: make.id, name: make.name },
    application: { id: application.id, name: application.name },
    groups: [...lines].map(([name, modelCount]) => ({ name, modelCount })).sort((a, b) => compareText(a.name, b.name)),
  }
}

/** Lists the models of a make or model line, or returns one model. `brandid` or `modelid` must be given. */
export function modelList(
  catalogue: Catalogue,
  { brandid, modelid, groupName, year }: ParsedInputOf<'modelList'>,
): CallResultOf<'modelList'> {
  if (brandid === undefined && modelid === undefined)
    throw new AppError('bad-request', { message: /*i18n*/ 'Give brandid or modelid.', field: 'brandid' })
  const { frame } = catalogue
  const isAsked = ({ id, makeId, line }: ModelRow) =>
    (brandid === undefined || makeId === brandid) &&
    (modelid === undefined || id === modelid) &&
    (groupName === undefined || line === groupName)
  const models = frame.models
    .filter(isAsked)
    .sort((a, b) => compareText(a.name, b.name) || (a.from ?? 0) - (b.from ?? 0) || compareText(a.id, b.id))
    .slice(0, MAX_MODELS)
  if (models.length === 0 && groupName === undefined)
    throw notFoundError(
      /*i18n*/ 'There is no model of {id}.',
      { id: modelid ?? brandid ?? '' },
      modelid === undefined ? 'brandid' : 'modelid',
    )
  const counts = fittingPartCountsBy(catalogue, ({ modelId }) => modelId)
  return models.map((row) =>
    buildClientModel(catalogue, row, counts.get(row.id) ?? 0, modelid === undefined ? null : { year: year ?? null }),
  )
}

/**
 * Returns a model as clients receive it. If `engines` is given, the parts that fit each engine are counted, for its year or for all years.
 */
function buildClientModel(catalogue: Catalogue, row: ModelRow, partCount: number, engines: { year: number | null } | null): Model {
  const make = catalogue.frame.make(row.makeId)
  const counted = (engine: string, year: number | null) => {
    const counts = countFittingParts(catalogue, (of) => of.modelId === row.id && isFitmentForEngine(of.engine, engine), year)
    return { engine, partCount: counts.partCount, unitCount: counts.starters + counts.alternators }
  }
  return {
    ...{ id: row.id, name: row.name, group: row.line, brandid: row.makeId, brand: make?.name ?? '', appid: make?.applicationId ?? '' },
    engines: [...row.engines],
    ...yearsToWire(row),
    partCount,
    ...(engines === null ? {} : { engineCounts: row.engines.map((engine) => counted(engine, engines.year)) }),
  }
}

/** Lists the vehicles that a text names, best match first. */
export const namedVehicles = (catalogue: Catalogue, { searchStr }: ParsedInputOf<'namedVehicles'>): CallResultOf<'namedVehicles'> =>
  namedVehiclesOf(catalogue, matchVehicleNames(catalogue.frame, searchStr), MAX_VEHICLES)

/** Lists the categories of the parts that fit an application, make or model. Without any of these, lists the categories of all parts. */
export const getCategoryByApp = (catalogue: Catalogue, input: ParsedInputOf<'getCategoryByApp'>): CallResultOf<'getCategoryByApp'> =>
  buildCategoryCounts(
    catalogue,
    selectRows(catalogue, { restrictions: vehicleFlags(catalogue, input), chosen: {}, withoutFacetCounts: true }).categoryCounts,
  )
