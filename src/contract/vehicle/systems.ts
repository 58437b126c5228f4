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

/** Whether a vehicle's page shows its units by system. With a filter, sort order or page number in the query it shows one list instead. */
export const isBySystem = ({ chosen, family, category, sort, pageNo }: ListingQuery): boolean =>
  Object.keys(chosen).length === 0 && family === null && category === null && sort === 'best' && pageNo === 1
