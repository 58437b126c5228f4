import type { Model } from '#contract/catalogue/catalogue.ts'

type BuildYears = Pick<Model, 'yearFrom' | 'yearTo'>

/** Whether a model was built in a year. A model without known years counts for every year; one without a last year is still built. */
export const wasBuiltInYear = ({ yearFrom, yearTo }: BuildYears, year: number): boolean =>
  (yearFrom ?? year) <= year && year <= (yearTo ?? year)

/** Returns the years in which any of these models was built, newest first. `now`: the last year of models that are still built. */
export function buildYearsOf(models: readonly BuildYears[], now: number): number[] {
  const known = models.filter(({ yearFrom, yearTo }) => yearFrom !== undefined || yearTo !== undefined)
  const first = Math.min(...known.map(({ yearFrom, yearTo }) => yearFrom ?? yearTo ?? now))
  const last = Math.max(...known.map(({ yearFrom, yearTo }) => yearTo ?? Math.max(now, yearFrom ?? now)))
  if (known.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, back) => last - back).filter((year) =>
    known.some((model) => wasBuiltInYear(model, year)),
  )
}
