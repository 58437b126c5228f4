import * as v from 'valibot'
import { type AttributeFacetKey, isAttributeFacet } from './attribute-facets.ts'
import { FacetChoice } from './facet-choices.ts'

/**
 * The chosen values of filters that a category adds, as one query parameter of a call: `own-compound=ceramic|organic`. Unknown filters are
 * ignored.
 */
export const AttributeChoices = v.pipe(
  v.string(),
  v.maxLength(2000, /*i18n*/ 'The filters take at most 2000 characters.'),
  v.transform((text) => {
    const chosen: Partial<Record<AttributeFacetKey, readonly string[]>> = {}
    for (const [key, values] of new URLSearchParams(text)) {
      const read = v.safeParse(FacetChoice, values)
      if (isAttributeFacet(key) && read.success && read.output.length > 0) chosen[key] = read.output
    }
    return chosen
  }),
)
