import { topCategories } from '#contract/catalogue/categories.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'

/** Vehicle systems, such as starting and charging, each with the top categories of its complete units and of its components. */
export const vehicleSystems = [
  { key: 'starting', units: topCategories.starters, parts: topCategories.starterParts },
  { key: 'charging', units: topCategories.alternators, parts: topCategories.alternatorParts },
] as const
export type VehicleSystem = (typeof vehicleSystems)[number]

/** The number of units that a vehicle's page shows for each system; one click shows all of them. */
export const UNITS_SHOWN_PER_SYSTEM = 6

/**
 * Whether a vehicle's page shows its units by system. With a filter, sort order or page number in the query, the page shows one list
 * instead.
 */
export const isGroupedBySystem = ({ chosenFilters, family, category, sort, pageNo }: ListingQuery): boolean =>
  Object.keys(chosenFilters).length === 0 && family === null && category === null && sort === 'best' && pageNo === 1
