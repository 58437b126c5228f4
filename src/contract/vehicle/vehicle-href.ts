import type { Id } from '#contract/kernel/primitives.ts'
import { emptyListingQuery, type ListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import { href } from '#contract/routes/addresses.ts'

/** Returns the URL of a vehicle: its model, with engine, year and category in the query, as far as they are known. */
export const vehicleHref = (
  modelid: Id,
  { engine = null, year = null, category = null }: Partial<Pick<ListingQuery, 'engine' | 'year' | 'category'>> = {},
): string => href('model', { modelid }) + writeListingQuery({ ...emptyListingQuery, engine, year, category })
