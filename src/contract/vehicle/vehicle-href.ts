import { href } from '#contract/addresses.ts'
import { type ListingQuery, plainQuery, writeListingQuery } from '#contract/listing-query.ts'
import type { Id } from '#contract/primitives.ts'

/** The address of a vehicle: its model, and in the query its engine and a year, as far as they are known. */
export const vehicleHref = (modelid: Id, { engine = null, year = null }: Partial<Pick<ListingQuery, 'engine' | 'year'>> = {}): string =>
  href('model', { modelid }) + writeListingQuery({ ...plainQuery, engine, year })
