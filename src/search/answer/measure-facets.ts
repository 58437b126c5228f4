import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import { measurableKeys } from '#contract/finder/measurable.ts'
import { facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { labelFieldsOf } from '#search/catalogue/choices.ts'
import { attributeOfFilter, ownUnitOf } from '#search/catalogue/measured-values.ts'
import type { RowSelection } from '#search/catalogue/pick.ts'
import { buildFacets, hasNumericValues } from '#search/catalogue/picked-counts.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { selectListedRows } from './listing.ts'

/** The largest number of values that a measure suggests. */
const MAX_SUGGESTED_VALUES = 8

type Counted = { value: string; count: number }

/**
 * Answers the measures that can restrict a list further: all that a person can check on an old unit and that the parts of the list have,
 * without the filters that the list has itself, or with `all` with them. Those of most parts come first.
 */
export async function measureFacets(
  catalogue: Catalogue,
  work: SearchBudget,
  input: ParsedInputOf<'measureFacets'>,
): Promise<CallResultOf<'measureFacets'>> {
  const { picked, standing, chosen } = await selectListedRows(catalogue, work, input)
  const keys = measureFilterKeys(catalogue).filter((key) => input.all || !standing.includes(key))
  const counts = new Map(keys.map((key) => [key, picked.counts.get(key) ?? countRows(catalogue, key, picked.rows)]))
  return buildFacets(catalogue, { ...picked, counts }, keys, Number.POSITIVE_INFINITY)
    .filter(({ key, values }) => values.length > 1 || chosen[key as FilterKey]?.length)
    .map((facet) => ({ facet, parts: facet.values.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.parts - one.parts)
    .map(({ facet }) => toMeasureFacet(catalogue, facet))
}

/** Returns the filters by everything that a person can check on an old unit: the attributes of the table, then the shop's own lengths. */
const measureFilterKeys = ({ choices }: Catalogue): FilterKey[] => [
  ...measurableKeys.map(facetOfAttribute).filter((key) => key !== null),
  ...[...choices.own].flatMap(([key, { unit }]) => (unit === 'mm' ? [facetOfAttribute(key)] : [])).filter((key) => key !== null),
]

/** Counts the values of a filter among the rows of a list. A filter without a choice needs no bit of its own (`selectRows`). */
function countRows(catalogue: Catalogue, key: FilterKey, rows: RowSelection['rows']): Uint32Array {
  const { codes, values } = catalogue.facetColumn(key)
  const counts = new Uint32Array(values.length)
  if (values.length > 1) for (const row of rows) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1
  return counts
}

function toMeasureFacet(catalogue: Catalogue, facet: { key: string; values: Counted[] }): MeasureFacet {
  const key = facet.key as FilterKey
  const attribute = attributeOfFilter(key) ?? ''
  const own = catalogue.choices.own.get(attribute)
  const fields = { key, ...(own && labelFieldsOf(own)) }
  const unit = ownUnitOf(catalogue, attribute)
  if (toleranceOf(attribute, unit) === null || !hasNumericValues(catalogue.choices, key))
    return { type: 'choice', ...fields, values: facet.values.slice(0, MAX_CHOICES) }
  const numbers = facet.values.map(({ value }) => Number(value))
  const values = frequentValues(facet.values, (one, other) => agrees(attribute, one, other, unit))
  return { type: 'measure', ...fields, values, min: Math.min(...numbers), max: Math.max(...numbers) }
}

/** The largest number of values of a choice; the rarest are left out. */
const MAX_CHOICES = 60

/**
 * Returns the values with the most parts around them, in their order. Each is counted with all that agree with it, as a choice of it finds
 * them, and none agrees with another, so that they cover as many parts as so few can.
 */
export function frequentValues(all: readonly Counted[], doAgree: (reading: string, value: string) => boolean): Counted[] {
  const around = (value: string) => all.filter((other) => doAgree(value, other.value))
  const counted = all.map(({ value }) => ({ value, count: around(value).reduce((sum, { count }) => sum + count, 0) }))
  const found: Counted[] = []
  for (const one of counted.toSorted((a, b) => b.count - a.count))
    if (found.length < MAX_SUGGESTED_VALUES && !found.some(({ value }) => doAgree(value, one.value) || doAgree(one.value, value)))
      found.push(one)
  return found.toSorted((a, b) => Number(a.value) - Number(b.value))
}
