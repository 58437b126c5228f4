import { ask } from '#app/state/page/ask.ts'
import type { Model, NamedVehicle } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { plainText } from '#contract/text/plain-text.ts'
import { nameVehicles, nameWords, typedWords } from '#contract/vehicle/name-vehicles.ts'
import { withoutNicknames } from '#contract/vehicle/nicknames.ts'
import { readYears } from '#contract/vehicle/read-years.ts'
import { loadMakes } from './makes.ts'

/** A vehicle that a text names. Offline its numbers of starters and alternators are unknown. */
export type FoundVehicle = Omit<NamedVehicle, 'starters' | 'alternators'> & Partial<Pick<NamedVehicle, 'starters' | 'alternators'>>

export interface FoundVehicles {
  vehicles: FoundVehicle[]
  /** Whether only the makes stored on this device were searched. */
  here: boolean
}

const MAX_FOUND = 8
const AT_A_TIME = 6

/** The models stored on this device, read once while the server is unreachable. */
let kept: Promise<Model[]> | null = null

/** Finds the vehicles that a text names: on the server, or offline by the same rule in this device's data. */
export async function findVehicles(text: string): Promise<FoundVehicles> {
  try {
    const { value } = await ask('namedVehicles', { searchStr: text }, {}, () => undefined)
    kept = null
    return { vehicles: value, here: false }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'no-network') throw error
    kept ??= storedModels()
    return { vehicles: vehiclesNamedIn(await kept, text), here: true }
  }
}

async function storedModels(): Promise<Model[]> {
  const makes = (await loadMakes().catch(noneWithoutNetwork)).flatMap(({ brands }) => brands)
  const models: Model[] = []
  const work = async () => {
    for (let make = makes.shift(); make !== undefined; make = makes.shift())
      models.push(...(await ask('modelList', { brandid: make.id }, {}, () => undefined).then(({ value }) => value, noneWithoutNetwork)))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return models
}

function noneWithoutNetwork(error: unknown): never[] {
  if (error instanceof AppError) return []
  throw error
}

/** Returns those of the models that the text names, by the same rule as the server. */
export function vehiclesNamedIn(models: readonly Model[], text: string): FoundVehicle[] {
  const nameable = models.map((model) => ({
    model,
    from: model.yearFrom ?? null,
    to: model.yearTo ?? null,
    make: nameWords(model.brand),
    words: nameWords(`${model.brand} ${model.group} ${model.name}`),
    engines: model.engines.map((name) => ({ name, words: nameWords(name) })),
  }))
  const { years, rest } = readYears(plainText(text))
  const words = typedWords(rest)
  const asTyped = nameVehicles(nameable, words, years)
  const { named, year, missesYear } = asTyped.named.length > 0 ? asTyped : nameVehicles(nameable, withoutNicknames(words), years)
  return named.slice(0, MAX_FOUND).map(({ model: { model }, engines }) => ({
    modelid: model.id,
    brandid: model.brandid,
    appid: model.appid,
    brand: model.brand,
    group: model.group,
    model: model.name,
    ...(model.yearFrom === undefined ? {} : { yearFrom: model.yearFrom }),
    ...(model.yearTo === undefined ? {} : { yearTo: model.yearTo }),
    engines: [...(engines ?? model.engines)],
    ...(year === null || missesYear ? {} : { year }),
    partCount: model.partCount,
  }))
}
