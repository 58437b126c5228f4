import type { VehicleModelName } from '#search/segment/build.ts'
import type { SharedCatalogueRows } from './shared-catalogue-data.ts'

/** Returns the names of vehicle models by model id. */
export function modelNamesById({ makes, models }: Pick<SharedCatalogueRows, 'makes' | 'models'>): Map<string, VehicleModelName> {
  const makeOf = new Map(makes.map(({ id, name }) => [id, name]))
  return new Map(models.map(({ id, makeId, line, name }) => [id, { make: makeOf.get(makeId) ?? '', line, model: name }]))
}
