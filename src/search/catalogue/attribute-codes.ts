import { isFinderKey } from '#contract/finder/measurable.ts'
import type { AttributeFacetKey } from '#contract/listing/attribute-facets.ts'
import { attributeOfFacet } from '#contract/listing/facet-of-attribute.ts'
import { type CodeArray, createCodeArray } from '#search/bytes/codes.ts'
import type { Segment } from '#search/segment/segment.ts'

/** Returns the codes and values of a segment in the column of an attribute, for all rows. Code 0 means no value. */
export function attributeCodesOf(segment: Segment, key: AttributeFacetKey): { codes: CodeArray; values: readonly string[] } {
  const attribute = attributeOfFacet(key)
  const isStored = segment.columnValues(key).length > 1 || !isFinderKey(attribute)
  const sparse = isStored ? null : segment.attributeColumn(attribute)
  if (sparse === null) return { codes: segment.columnCodes(key), values: segment.columnValues(key) }
  const codes = createCodeArray(segment.rows, sparse.values.length)
  for (let at = 0; at < sparse.rows.length; at += 1) codes[sparse.rows[at] ?? 0] = (sparse.valueIndexes[at] ?? 0) + 1
  return { codes, values: ['', ...sparse.values] }
}
