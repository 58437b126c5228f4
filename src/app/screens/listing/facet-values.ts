import type { Facet } from '#contract/catalogue.ts'

export type FacetValue = Facet['values'][number]

/** How many values a filter shows before it is opened. */
const FACET_VALUES_SHOWN = 8

const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))

/**
 * A filter's values in the order of a measuring scale when all are numbers, else as the shop sends them. A chosen value that no
 * part has any more stays, with 0, so that it can be taken out again.
 */
export function facetValues(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  const lost = chosen.filter((value) => !values.some((known) => known.value === value)).map((value) => ({ value, count: 0 }))
  const all = [...values, ...lost]
  return all.every(({ value }) => isNumber(value)) ? all.sort((a, b) => Number(a.value) - Number(b.value)) : all
}

/** The values shown while a filter is closed: the most frequent and all that are chosen, in the order given. */
export function shortValues(values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] {
  if (values.length <= FACET_VALUES_SHOWN + 2) return [...values]
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, FACET_VALUES_SHOWN))
  return values.filter((value) => frequent.has(value) || chosen.includes(value.value))
}
