import { topCategories } from '#contract/categories.ts'
import { type ListingQuery, vehicleInput } from '#contract/listing-query.ts'
import type { Id } from '#contract/primitives.ts'

/** The systems of a vehicle that this trade sells for, each with the top categories of its complete units and of their parts. */
export const vehicleSystems = [
  { key: 'starting', units: topCategories.starters, parts: topCategories.starterParts },
  { key: 'charging', units: topCategories.alternators, parts: topCategories.alternatorParts },
] as const
export type VehicleSystem = (typeof vehicleSystems)[number]

/** So many units of a system stand on a vehicle's page; the whole group is one press away. */
export const UNITS_SHOWN = 6

type OfVehicle = Pick<ListingQuery, 'engine' | 'year'>

/** What a vehicle's page asks for the units of a system. Server and app ask the same, so that the page has it along. */
export const unitsInput = (modelid: Id, query: OfVehicle, units: Id) => ({
  modelid,
  ...vehicleInput(query),
  backCategoryId: units,
  pageSize: UNITS_SHOWN,
})

/** What a vehicle's page asks for its categories. */
export const categoriesInput = (modelid: Id, query: OfVehicle) => ({ modelid, ...vehicleInput(query) })

/** Whether an address of a vehicle asks for its whole page, by systems; else it is a list of what is chosen. */
export const isBySystem = ({ chosen, family, category, sort, pageNo }: ListingQuery): boolean =>
  Object.keys(chosen).length === 0 && family === null && category === null && sort === 'best' && pageNo === 1
