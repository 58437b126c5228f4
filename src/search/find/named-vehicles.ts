import type { NamedVehicle } from '#contract/catalogue.ts'
import { type Naming, nameVehicles, withoutLitres } from '#contract/vehicle/name-vehicles.ts'
import { withoutNicknames } from '#contract/vehicle/nicknames.ts'
import { years } from '#search/answer/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { countFitting } from '#search/catalogue/fitting.ts'
import type { Frame, ModelWords } from '#search/catalogue/frame.ts'
import { understand } from './understand.ts'

/**
 * Which vehicles a text names, of all models in memory. Words that name a kind of part are passed over, so `hilux starter` names a Hilux;
 * nicknames of makes count when the words as they stand name nothing.
 */
export function nameVehiclesIn({ named: models }: Frame, text: string): Naming<ModelWords> {
  const { kindWords, words: all, years } = understand(text)
  const words = all.filter((word) => !kindWords.has(word)).map(withoutLitres)
  const naming = nameVehicles(models, words, years)
  return naming.named.length > 0 ? naming : nameVehicles(models, withoutNicknames(words), years)
}

/** The best of the named vehicles, as the contract has them, with how many parts fit each. */
export function vehiclesOf(catalogue: Catalogue, { named, year, missesYear }: Naming<ModelWords>, most: number): NamedVehicle[] {
  const said = missesYear ? null : year
  return named.slice(0, most).map(({ model, engines }) => ({
    modelid: model.id,
    brandid: model.makeId,
    appid: model.appid,
    brand: model.brand,
    group: model.line,
    model: model.model,
    ...years(model),
    engines: [...(engines ?? model.engines.map(({ name }) => name))],
    ...(said === null ? {} : { year: said }),
    ...countFitting(catalogue, (of) => of.modelId === model.id && (engines === null || engines.includes(of.engine)), said),
  }))
}
