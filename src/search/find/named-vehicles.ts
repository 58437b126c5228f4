import type { NamedVehicle } from '#contract/catalogue/catalogue.ts'
import { isFitmentForEngine } from '#contract/vehicle/judge-fit.ts'
import { findNamedVehicles, joinNamePairs, removeLitreUnits, type VehicleNameMatch } from '#contract/vehicle/name-vehicles.ts'
import { replaceNicknames } from '#contract/vehicle/nicknames.ts'
import { yearsToWire } from '#search/answer/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { countFittingParts } from '#search/catalogue/fitting.ts'
import type { ModelWords, SharedCatalogueData } from '#search/catalogue/shared-catalogue-data.ts'
import { parseSearchText } from './understand.ts'

/**
 * Finds the vehicles that a text names, among all models in memory. Words for part types are ignored, so `hilux starter` names a Hilux.
 * Nicknames of makes are used if the words themselves match nothing.
 */
export function matchVehicleNames({ modelWords: models, vehicleWords }: SharedCatalogueData, text: string): VehicleNameMatch<ModelWords> {
  const { partTypeWords, words: all, years } = parseSearchText(text)
  const typed = removeLitreUnits(all.filter((word) => !partTypeWords.has(word)))
  const words = joinNamePairs(typed, (word) => vehicleWords.has(word))
  const naming = findNamedVehicles(models, words, years)
  return naming.matchedModels.length > 0 ? naming : findNamedVehicles(models, replaceNicknames(words), years)
}

/** Returns the best matching vehicles in the format of the contract, with the number of parts that fit each. */
export function namedVehiclesOf(
  catalogue: Catalogue,
  { matchedModels, year, missesYear }: VehicleNameMatch<ModelWords>,
  most: number,
): NamedVehicle[] {
  const said = missesYear ? null : year
  return matchedModels.slice(0, most).map(({ model, engines }) => ({
    modelid: model.id,
    brandid: model.makeId,
    appid: model.appid,
    brand: model.brand,
    group: model.line,
    model: model.model,
    ...yearsToWire(model),
    engines: [...(engines ?? model.engines.map(({ name }) => name))],
    ...(said === null ? {} : { year: said }),
    ...countFittingParts(
      catalogue,
      (of) => of.modelId === model.id && (engines === null || engines.some((engine) => isFitmentForEngine(of.engine, engine))),
      said,
    ),
  }))
}
