import { topCategories } from '#contract/categories.ts'
import type { ListingQuery } from '#contract/listing-query.ts'

/** Vehicle systems, such as starting and charging, each with the top categories of its complete units and of its components. */
export const vehicleSystems = [
  { key: 'starting', units: topCategories.starters, parts: topCategories.starterParts },
  { key: 'charging', units: topCategories.alternators, parts: topCategories.alternatorParts },
] as const
export type VehicleSystem = (typeof vehicleSystems)[number]

/** Number of units per system on a vehicle's page; the complete group is one click away. */
export const UNITS_SHOWN = 6

/** Whether an address of a vehicle asks for its whole page, by systems; else it is a list of what is chosen. */
export const isBySystem = ({ chosen, family, category, sort, pageNo }: ListingQuery): boolean =>
  Object.keys(chosen).length === 0 && family === null && category === null && sort === 'best' && pageNo === 1
