import { agrees } from '#contract/finder/agrees.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import { codedRowsOf } from '#search/catalogue/attribute-rows.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { plainThread, type SearchedDimension } from './extract-dimensions.ts'

/** The largest number of measures that restrict a search. Nobody measures more; a text with more of them is a message or a flood. */
const MAX_DIMENSIONS = 6

/**
 * Keeps the marks of parts that have the measures; changes `marks` in place. A measure that no marked part has is left out, and so are
 * those beyond the first six, and all if the budget is used up. Returns the measures that restrict the result, and the pieces of the text
 * that are left out.
 */
export async function narrowByDimensions(
  work: SearchBudget,
  catalogue: Catalogue,
  marks: Uint8Array,
  dimensions: readonly SearchedDimension[],
): Promise<{ applied: SearchedDimension[]; leftOut: string[] }> {
  if (dimensions.length === 0) return { applied: [], leftOut: [] }
  const read = dimensions.slice(0, MAX_DIMENSIONS)
  const having = await rowsHaving(work, catalogue, read)
  const applied = having === null ? [] : await work.runSteps(narrow(marks, read, having))
  return { applied, leftOut: [...new Set(dimensions.filter((one) => !applied.includes(one)).map(({ text }) => text))] }
}

/** Applies one measure a step. Returns those that some marked part has. */
function* narrow(marks: Uint8Array, dimensions: readonly SearchedDimension[], having: Uint8Array): Generator<void, SearchedDimension[]> {
  const applied: SearchedDimension[] = []
  for (const [at, dimension] of dimensions.entries()) {
    const bit = 1 << at
    if (marks.some((mark, row) => mark > 0 && ((having[row] ?? 0) & bit) > 0)) {
      for (let row = 0; row < marks.length; row += 1) if (((having[row] ?? 0) & bit) === 0) marks[row] = 0
      applied.push(dimension)
    }
    yield
  }
  return applied
}

/** The rows with the measures of one search. It tries several ways with the same measures, which are looked for once. */
interface FoundRows {
  catalogue: Catalogue
  dimensions: readonly SearchedDimension[]
  having: Uint8Array
}
const foundBySearch = new WeakMap<SearchBudget, FoundRows>()

/** Returns for each row the measures that it has, one bit for each; null if the budget of the search is used up. */
async function rowsHaving(work: SearchBudget, catalogue: Catalogue, dimensions: readonly SearchedDimension[]): Promise<Uint8Array | null> {
  const known = foundBySearch.get(work)
  if (known?.catalogue === catalogue && areSame(known.dimensions, dimensions)) return known.having
  if (!(await work.spendOneStep('dimensions'))) return null
  const having = await work.runSteps(readRowsHaving(catalogue, dimensions))
  foundBySearch.set(work, { catalogue, dimensions, having })
  return having
}

const areSame = (some: readonly SearchedDimension[], others: readonly SearchedDimension[]) =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Reads each column once for all measures, one column a step. */
function* readRowsHaving(catalogue: Catalogue, dimensions: readonly SearchedDimension[]): Generator<void, Uint8Array> {
  const rows = new Uint8Array(catalogue.size)
  for (const key of new Set(dimensions.flatMap(({ keys }) => keys))) {
    const facet = facetOfAttribute(key)
    if (facet === null) continue
    for (const { values, forEachRow } of codedRowsOf(catalogue, facet)) {
      const bits = Uint8Array.from(values, (text, code) => (code === 0 ? 0 : bitsOfValue(key, dimensions, text)))
      if (bits.some((one) => one > 0))
        forEachRow((row, code) => {
          rows[row] = (rows[row] ?? 0) | (bits[code] ?? 0)
        })
    }
    yield
  }
  return rows
}

/** Returns the measures that a part with this value of an attribute has, one bit for each. */
const bitsOfValue = (key: MeasurableKey, dimensions: readonly SearchedDimension[], text: string): number =>
  dimensions.reduce((bits, { keys, value }, at) => (keys.includes(key) && hasValue(key, value, text) ? bits | (1 << at) : bits), 0)

function hasValue(key: MeasurableKey, asked: SearchedDimension['value'], value: string): boolean {
  switch (asked.type) {
    case 'number':
      return agrees(key, asked.number, value)
    case 'entries':
      return namesIn(value) === asked.number
    case 'text':
      return asked.text === value
    case 'thread':
      return plainThread(value)
        .split(/[,;/]|(?<=\d)x(?=M)/)
        .some((one) => one === asked.text || one.startsWith(`${asked.text}x`))
  }
}

/** Returns how many terminals a value names: `30, 50` has two, and so has `2 studs`. */
const namesIn = (value: string): number =>
  value.split(',').reduce((sum, name) => sum + Number(/^\s*(\d) (?:studs|× M)/.exec(name)?.[1] ?? 1), 0)
