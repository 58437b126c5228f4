import type { YearRange } from '#contract/kernel/years.ts'
import { flaggedRowNumbers } from '#search/bytes/marks.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { ModelWords } from '#search/catalogue/shared-catalogue-data.ts'

export interface VehicleMatch {
  model: ModelWords
  /** The engines that the words name; null if the words name none. */
  engines: readonly string[] | null
}

const MAX_NAMES_SHOWN = 3
const MAX_ENGINES_SHOWN = 4

/** Returns the names of the vehicles that the words name, whether or not any part fits them. */
export const modelNamesAsTyped = (models: readonly VehicleMatch[]): string[] =>
  models.slice(0, MAX_NAMES_SHOWN).map(({ model, engines }) => formatModelName(model, engines ?? []))

/**
 * Returns the names of those vehicles that a marked part fits, with the engines that it fits. If it fits all engines of a model, none are
 * listed.
 */
export function fittingModelNames(
  catalogue: Catalogue,
  models: readonly VehicleMatch[],
  years: YearRange | null,
  marks: Uint8Array,
): string[] {
  const wanted = new Map(models.map(({ model, engines }) => [model.id, { engines, fitted: new Set<string>() }]))
  for (const { segment, firstRow } of catalogue.segments) {
    const { fits } = segment
    const lists = new Uint8Array(fits.lists)
    for (const row of flaggedRowNumbers(marks.slice(firstRow, firstRow + segment.rows))) lists[fits.of[row] ?? 0] = 1
    for (const [list, isMarked] of lists.entries()) {
      if (!isMarked) continue
      for (const { engineIndex: at, fromYear, toYear } of fits.fitmentsOfList(list)) {
        const { modelId, engine } = fits.engines[at] ?? { modelId: '', engine: '' }
        const asked = wanted.get(modelId)
        if (asked === undefined || (asked.engines !== null && !asked.engines.includes(engine))) continue
        if (years === null || (fromYear <= years.to && toYear >= years.from)) asked.fitted.add(engine)
      }
    }
  }
  const fitted = models.flatMap(({ model }) => {
    const engines = wanted.get(model.id)?.fitted
    return engines === undefined || engines.size === 0 ? [] : [{ model, engines }]
  })
  return fitted.slice(0, MAX_NAMES_SHOWN).map(({ model, engines }) => {
    const isWhole = engines.has('') || model.engines.every(({ name }) => engines.has(name))
    return formatModelName(model, isWhole ? [] : model.engines.flatMap(({ name }) => (engines.has(name) ? [name] : [])))
  })
}

/** Returns the name of a vehicle with its years and engines: `Toyota Hilux N140 to N170 1998–2005, 2.4 D`. */
function formatModelName({ name, from, to }: ModelWords, engines: readonly string[]): string {
  const span = from === null ? '' : ` ${from}–${to ?? ''}`
  const shown = engines.length > MAX_ENGINES_SHOWN ? [...engines.slice(0, MAX_ENGINES_SHOWN), '…'] : engines
  return [`${name}${span}`, ...shown].join(', ')
}
