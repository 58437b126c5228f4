import { isFinderKey } from '#contract/finder/measurable.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import type { FilterKey } from '#contract/listing/listing-query.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import type { Catalogue } from './catalogue.ts'

/** Rows of a catalogue with the code of their value: all rows of a dense column, or only those that have the attribute. */
export interface CodedRows {
  values: readonly string[]
  /** Calls `visit` with each row and its code. Code 0 means no value, and may be left out. */
  forEachRow: (visit: (row: number, code: number) => void) => void
}

/** Returns the values of a filter by row, one list for each segment that has any, without building a column for all rows. */
export function codedRowsOf(catalogue: Catalogue, key: FilterKey): CodedRows[] {
  if (!isAttributeFacet(key)) {
    const { codes, values } = catalogue.facetColumn(key)
    return [denseRows(codes, values, 0)]
  }
  const attribute = attributeOfFacet(key)
  return catalogue.segments.flatMap(({ segment, firstRow }) => {
    const sparse = isFinderKey(attribute) ? segment.attributeColumn(attribute) : null
    if (sparse === null)
      return segment.columnValues(key).length > 1 ? [denseRows(segment.columnCodes(key), segment.columnValues(key), firstRow)] : []
    const { rows, valueIndexes, values } = sparse
    const forEachRow: CodedRows['forEachRow'] = (visit) => {
      for (let at = 0; at < rows.length; at += 1) visit(firstRow + (rows[at] ?? 0), (valueIndexes[at] ?? 0) + 1)
    }
    return [{ values: ['', ...values], forEachRow }]
  })
}

const denseRows = (codes: CodeArray, values: readonly string[], firstRow: number): CodedRows => ({
  values,
  forEachRow: (visit) => {
    for (let row = 0; row < codes.length; row += 1) visit(firstRow + row, codes[row] ?? 0)
  },
})
