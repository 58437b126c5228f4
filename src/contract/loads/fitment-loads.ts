import type { Category } from '#contract/catalogue/catalogue.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { type ListingQuery, readListingQuery, vehicleInput } from '#contract/listing/listing-query.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { isGroupedBySystem, UNITS_SHOWN_PER_SYSTEM, type VehicleSystem, vehicleSystems } from '#contract/vehicle/systems.ts'
import { listingLoad } from './listing-loads.ts'
import { deferredLoad, firstPaintLoad } from './load.ts'
import type { PageAddress } from './page-address.ts'
import { pageLayoutLoads } from './page-layout-loads.ts'

/** The calls of `/prod/app/{appid}`, which shows the makes of an application category. */
export const applicationLoads = ({ appid }: ParamsOf<'application'>) => ({ makes: firstPaintLoad('appInfo', { appid }) })

/** The calls of `/prod/appbrand/{brandid}`, which shows the model lines of a make, and their models. */
export const brandLoads = ({ brandid }: Pick<ParamsOf<'brand'>, 'brandid'>) => ({
  lines: firstPaintLoad('modelGroupList', { brandid }),
  models: firstPaintLoad('modelList', { brandid }),
})

/**
 * Returns the calls for the complete units of each system of a vehicle (starting, charging). Null for a system whose category the shop does
 * not have. Without a category tree (`tree` null) the units of both systems are requested.
 */
export function completeUnitLoads(modelid: Id, query: ListingQuery, tree: readonly Category[] | null) {
  const units = ({ units: id }: VehicleSystem) =>
    tree === null || tree.some((top) => top.id === id)
      ? firstPaintLoad('aggregationSearch', { modelid, ...vehicleInput(query), backCategoryId: id, pageSize: UNITS_SHOWN_PER_SYSTEM })
      : null
  const [starting, charging] = vehicleSystems
  return { starting: units(starting), charging: units(charging) }
}

/** The calls for a vehicle, and for the categories of the parts that fit it. */
export const vehicleLoads = (modelid: Id, query: ListingQuery) => ({
  model: firstPaintLoad('modelList', { modelid }),
  categories: firstPaintLoad('getCategoryByApp', { modelid, ...vehicleInput(query) }),
})

/** The call for the number of parts per engine of a model, in the year of the query or in all years. */
export const enginesLoad = (modelid: Id, { year }: Pick<ListingQuery, 'year'>) =>
  deferredLoad('modelList', { modelid, ...(year === null ? {} : { year }) })

/**
 * The calls of `/prod/model/{modelid}`: for the units of a vehicle by system or, if the query has a filter, sort order or page, for a list
 * of parts.
 */
export function modelLoads({ modelid }: ParamsOf<'model'>, { search }: PageAddress) {
  const query = readListingQuery(search)
  const loads = { ...vehicleLoads(modelid, query), engines: enginesLoad(modelid, query) }
  if (!isGroupedBySystem(query)) return { ...loads, tree: null, found: listingLoad(query, { modelid }) }
  const { call, input } = pageLayoutLoads.tree
  return { ...loads, tree: firstPaintLoad(call, input, (tree) => completeUnitLoads(modelid, query, tree)), found: null }
}
