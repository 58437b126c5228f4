import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import { measurableKeys } from '#contract/finder/measurable.ts'
import { facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import { codedRowsOf } from '#search/catalogue/attribute-rows.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { labelFieldsOf } from '#search/catalogue/choices.ts'
import { attributeOfFilter, ownUnitOf } from '#search/catalogue/measured-values.ts'
import type { RowSelection } from '#search/catalogue/pick.ts'
import { hasNumericValues } from '#search/catalogue/picked-counts.ts'
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
  const isListed = flagsOfRows(catalogue.size, picked.rows)
  return keys
    .map((key) => ({ key, values: countedValues(catalogue, key, picked, isListed) }))
    .filter(({ key, values }) => values.length > 1 || chosen[key]?.length)
    .map(({ key, values }) => ({ facet: toMeasureFacet(catalogue, key, values), parts: values.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.parts - one.parts)
    .map(({ facet }) => facet)
}

/** Returns the filters by everything that a person can check on an old unit: the attributes of the table, then the shop's own lengths. */
const measureFilterKeys = ({ choices }: Catalogue): FilterKey[] => [
  ...measurableKeys.map(facetOfAttribute).filter((key) => key !== null),
  ...[...choices.own].flatMap(([key, { unit }]) => (unit === 'mm' ? [facetOfAttribute(key)] : [])).filter((key) => key !== null),
]

function flagsOfRows(size: number, rows: RowSelection['rows']): Uint8Array {
  const flags = new Uint8Array(size)
  for (const row of rows) flags[row] = 1
  return flags
}

/**
 * Returns the values of a filter among the rows of a list, each with its number of parts: numbers ascending, texts by count. A chosen
 * filter was counted without its own choice; the others need no bit of their own (`selectRows`).
 */
function countedValues(catalogue: Catalogue, key: FilterKey, picked: RowSelection, isListed: Uint8Array): Counted[] {
  const counts = new Map<string, number>()
  const add = (value: string, count: number) => {
    if (value !== '' && count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  const known = picked.counts.get(key)
  if (known !== undefined) for (const [code, value] of catalogue.facetColumn(key).values.entries()) add(value, known[code] ?? 0)
  else
    for (const { values, forEachRow } of codedRowsOf(catalogue, key)) {
      const byCode = new Uint32Array(values.length)
      forEachRow((row, code) => {
        if (isListed[row]) byCode[code] = (byCode[code] ?? 0) + 1
      })
      for (const [code, value] of values.entries()) add(value, byCode[code] ?? 0)
    }
  const values = Array.from(counts, ([value, count]) => ({ value, count }))
  return hasNumericValues(catalogue.choices, key)
    ? values.sort((a, b) => Number(a.value) - Number(b.value))
    : values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function toMeasureFacet(catalogue: Catalogue, key: FilterKey, counted: Counted[]): MeasureFacet {
  const attribute = attributeOfFilter(key) ?? ''
  const own = catalogue.choices.own.get(attribute)
  const fields = { key, ...(own && labelFieldsOf(own)) }
  const unit = ownUnitOf(catalogue, attribute)
  const numbers = counted.map(({ value }) => Number(value))
  if (toleranceOf(attribute, unit) === null || numbers.some(Number.isNaN))
    return { type: 'choice', ...fields, values: counted.slice(0, MAX_CHOICES) }
  const values = frequentValues(counted, (one, other) => agrees(attribute, one, other, unit))
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
