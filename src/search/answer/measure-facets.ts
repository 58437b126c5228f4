import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { isWithin, toleranceOf } from '#contract/finder/agrees.ts'
import { measurableKeys, type Tolerance } from '#contract/finder/measurable.ts'
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
  const found = await work.runSteps(facetsOfKeys())
  return found.sort((one, other) => other.parts - one.parts).map(({ facet }) => facet)

  /** One step for each measure, because each reads its column for the whole catalogue. */
  function* facetsOfKeys(): Generator<void, { facet: MeasureFacet; parts: number }[]> {
    const facets: { facet: MeasureFacet; parts: number }[] = []
    for (const key of keys) {
      const values = countedValues(catalogue, key, picked, isListed)
      const parts = values.reduce((sum, { count }) => sum + count, 0)
      if (values.length > 1 || chosen[key]?.length) facets.push({ facet: toMeasureFacet(catalogue, key, values), parts })
      yield
    }
    return facets
  }
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
  const tolerance = toleranceOf(attribute, unit)
  if (tolerance === null || !numbers.every(Number.isFinite)) return { type: 'choice', ...fields, values: counted.slice(0, MAX_CHOICES) }
  const values = frequentValues(counted, tolerance)
  return { type: 'measure', ...fields, values, min: Math.min(...numbers), max: Math.max(...numbers) }
}

/** The largest number of values of a choice; the rarest are left out. */
const MAX_CHOICES = 60

type Numbered = Counted & { number: number }

/**
 * Returns the numbers with the most parts around them, ascending. Each is counted with all that agree with it, as a choice of it finds
 * them, and none agrees with another, so that they cover as many parts as so few can.
 */
export function frequentValues(all: readonly Counted[], tolerance: Tolerance): Counted[] {
  const ascending = all.map((one) => ({ ...one, number: Number(one.value) })).sort((a, b) => a.number - b.number)
  const doAgree = (one: Numbered, other: Numbered) =>
    isWithin(tolerance, one.number, other.number) || isWithin(tolerance, other.number, one.number)
  const found: Numbered[] = []
  for (const one of countsAround(ascending, tolerance).sort((a, b) => b.count - a.count)) {
    if (found.length === MAX_SUGGESTED_VALUES) break
    if (!found.some((other) => doAgree(one, other))) found.push(one)
  }
  return found.sort((a, b) => a.number - b.number).map(({ value, count }) => ({ value, count }))
}

/**
 * Counts each of ascending numbers with all that agree with it: a window that slides over them, because what agrees with a larger number
 * is never smaller than what agrees with a smaller one.
 */
function countsAround(ascending: readonly Numbered[], tolerance: Tolerance): Numbered[] {
  let [from, to, inside] = [0, 0, 0]
  return ascending.map((one) => {
    const isAbove = (other: Numbered | undefined) => other !== undefined && other.number > one.number
    const isIn = (other: Numbered | undefined) => other !== undefined && isWithin(tolerance, one.number, other.number)
    for (; to < ascending.length && (isIn(ascending[to]) || !isAbove(ascending[to])); to += 1) inside += ascending[to]?.count ?? 0
    for (; from < to && !isIn(ascending[from]); from += 1) inside -= ascending[from]?.count ?? 0
    return { ...one, count: inside }
  })
}
