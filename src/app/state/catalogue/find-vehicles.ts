import { callServer } from '#app/state/page/ask.ts'
import type { Model, NamedVehicle } from '#contract/catalogue/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { findNamedVehicles, joinNamePairs, modelNameWords, typedVehicleWords } from '#contract/vehicle/name-vehicles.ts'
import { replaceNicknames } from '#contract/vehicle/nicknames.ts'
import { extractYears } from '#contract/vehicle/read-years.ts'
import { loadMakes } from './makes.ts'

/** A vehicle that a text names. Offline it is unknown how many starters and alternators fit the vehicle. */
export type FoundVehicle = Omit<NamedVehicle, 'starters' | 'alternators'> & Partial<Pick<NamedVehicle, 'starters' | 'alternators'>>

export interface FoundVehicles {
  vehicles: FoundVehicle[]
  /** Whether only the makes stored on this device were searched. */
  isDeviceOnly: boolean
}

const MAX_FOUND_VEHICLES = 8
const PARALLEL_READS = 6

/** The models stored on this device, read once while the server is unreachable. */
let storedModelsPromise: Promise<Model[]> | null = null

/** Finds the vehicles that a text names: on the server, or offline by the same rule in this device's data. */
export async function findVehicles(text: string): Promise<FoundVehicles> {
  try {
    const { value } = await callServer('namedVehicles', { searchStr: text }, {}, () => undefined)
    storedModelsPromise = null
    return { vehicles: value, isDeviceOnly: false }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'no-network') throw error
    storedModelsPromise ??= storedModels()
    return { vehicles: vehiclesMatchingText(await storedModelsPromise, text), isDeviceOnly: true }
  }
}

async function storedModels(): Promise<Model[]> {
  const makes = (await loadMakes().catch(emptyWhenOffline)).flatMap(({ brands }) => brands)
  const models: Model[] = []
  const work = async () => {
    for (let make = makes.shift(); make !== undefined; make = makes.shift())
      models.push(
        ...(await callServer('modelList', { brandid: make.id }, {}, () => undefined).then(({ value }) => value, emptyWhenOffline)),
      )
  }
  await Promise.all(Array.from({ length: PARALLEL_READS }, work))
  return models
}

function emptyWhenOffline(error: unknown): never[] {
  if (error instanceof AppError) return []
  throw error
}

/** Returns those of the models that the text names, by the same rule as the server. */
export function vehiclesMatchingText(models: readonly Model[], text: string): FoundVehicle[] {
  const nameable = models.map((model) => ({
    model,
    from: model.yearFrom ?? null,
    to: model.yearTo ?? null,
    make: modelNameWords(model.brand),
    words: modelNameWords(`${model.brand} ${model.group} ${model.name}`),
    engines: model.engines.map((name) => ({ name, words: modelNameWords(name) })),
  }))
  const { years, remainingText } = extractYears(normalizeText(text))
  const names = new Set(nameable.flatMap(({ words, engines }) => [...words, ...engines.flatMap((engine) => [...engine.words])]))
  const words = joinNamePairs(typedVehicleWords(remainingText), (word) => names.has(word))
  const asTyped = findNamedVehicles(nameable, words, years)
  const { matchedModels, year, missesYear } =
    asTyped.matchedModels.length > 0 ? asTyped : findNamedVehicles(nameable, replaceNicknames(words), years)
  return matchedModels.slice(0, MAX_FOUND_VEHICLES).map(({ model: { model }, engines }) => ({
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
