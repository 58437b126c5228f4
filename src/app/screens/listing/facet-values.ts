import type { Facet } from '#contract/catalogue/catalogue.ts'

export type FacetValue = Facet['values'][number]

/** How many values a collapsed filter shows. */
const FACET_VALUES_SHOWN = 8

const isNumericText = (text: string) => text !== '' && Number.isFinite(Number(text))

/**
 * Returns a filter's values in numeric order if all are numbers, otherwise in the server's order. A selected value without parts stays with
 * the number 0, so that it can be deselected.
 */
export function sortFacetValues(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const lost = chosen.filter((value) => !values.some((known) => known.value === value)).map((value) => ({ value, count: 0 }))
  const all = [...values, ...lost]
  return all.every(({ value }) => isNumericText(value)) ? all.sort((a, b) => Number(a.value) - Number(b.value)) : all
}

/** Returns the values that a collapsed filter shows: the most frequent and all selected ones, in the given order. */
export function shortenedFacetValues(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  if (values.length <= FACET_VALUES_SHOWN + 2) return [...values]
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, FACET_VALUES_SHOWN))
  return values.filter((value) => frequent.has(value) || chosen.includes(value.value))
}
