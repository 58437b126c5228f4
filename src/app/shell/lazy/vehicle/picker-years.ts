import type { Model } from '#contract/catalogue.ts'

type Built = Pick<Model, 'yearFrom' | 'yearTo'>

/** Whether a model was built in a year. An unknown range includes any year; a range without end continues. */
export const wasBuilt = ({ yearFrom, yearTo }: Built, year: number): boolean => (yearFrom ?? year) <= year && year <= (yearTo ?? year)

/** The years in which any of these models was built, newest first. `now`: the last year for models without end. */
export function buildYears(models: readonly Built[], now: number): number[] {
  const known = models.filter(({ yearFrom, yearTo }) => yearFrom !== undefined || yearTo !== undefined)
  const first = Math.min(...known.map(({ yearFrom, yearTo }) => yearFrom ?? yearTo ?? now))
  const last = Math.max(...known.map(({ yearFrom, yearTo }) => yearTo ?? Math.max(now, yearFrom ?? now)))
  if (known.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, back) => last - back).filter((year) => known.some((model) => wasBuilt(model, year)))
}
