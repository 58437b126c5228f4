import { agrees } from '#contract/finder/agrees.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { facetOfAttribute } from '#contract/listing/facet-of-attribute.ts'
import { codedRowsOf } from '#search/catalogue/attribute-rows.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { plainThread, type SearchedDimension } from './extract-dimensions.ts'

/**
 * Keeps the marks of parts that have the measures; changes `marks` in place. A measure that no marked part has is left out. Returns the
 * measures that restrict the result, and the pieces of the text that are left out.
 */
export function narrowByDimensions(
  catalogue: Catalogue,
  marks: Uint8Array,
  dimensions: readonly SearchedDimension[],
): { applied: SearchedDimension[]; leftOut: string[] } {
  const applied: SearchedDimension[] = []
  const leftOut: string[] = []
  for (const dimension of dimensions) {
    const having = rowsWith(catalogue, dimension)
    if (!marks.some((mark, row) => mark > 0 && having[row] === 1)) leftOut.push(dimension.text)
    else {
      for (let row = 0; row < marks.length; row += 1) if (having[row] === 0) marks[row] = 0
      applied.push(dimension)
    }
  }
  return { applied, leftOut: [...new Set(leftOut)] }
}

/** Returns flags of the rows that have a measure in one of its attributes. */
function rowsWith(catalogue: Catalogue, { keys, value }: SearchedDimension): Uint8Array {
  const rows = new Uint8Array(catalogue.size)
  for (const key of keys) {
    const facet = facetOfAttribute(key)
    if (facet === null) continue
    for (const { values, forEachRow } of codedRowsOf(catalogue, facet)) {
      const having = values.map((text, code) => code !== 0 && hasValue(key, value, text))
      if (having.includes(true))
        forEachRow((row, code) => {
          if (having[code]) rows[row] = 1
        })
    }
  }
  return rows
}

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
