import type { Model } from '#contract/catalogue/catalogue.ts'

export interface ModelLine {
  name: string
  models: Model[]
}

/**
 * Groups models by model line. The lines are in the shop's order, followed by lines that the shop does not order; models are sorted by
 * name, then year.
 */
export function groupModelsByLine(models: readonly Model[], order: readonly string[]): ModelLine[] {
  const lines = new Map<string, Model[]>(order.map((name) => [name, []]))
  for (const model of models) lines.set(model.group, [...(lines.get(model.group) ?? []), model])
  return [...lines]
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => ({
      name,
      models: found.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || (a.yearFrom ?? 0) - (b.yearFrom ?? 0)),
    }))
}

const wasBuiltIn = (model: Model, year: number) => (model.yearFrom ?? 0) <= year && year <= (model.yearTo ?? 9999)

/** Returns the models that match every typed word: in their name, line or engines, or as a year within their range. */
export function filterModels(models: readonly Model[], text: string): Model[] {
  const words = text.trim().toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  return models.filter((model) => {
    const line = `${model.name} ${model.group} ${model.engines.join(' ')}`.toLocaleLowerCase('en')
    return words.every((word) => line.includes(word) || (/^(19|20)\d\d$/.test(word) && wasBuiltIn(model, Number(word))))
  })
}
