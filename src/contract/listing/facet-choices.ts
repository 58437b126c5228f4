import * as v from 'valibot'
import { type FacetKey, facetKeys } from './facets.ts'

/** The chosen values of a filter in a query: `12|24`. At most 30 values. */
export const FacetChoice = v.pipe(
  v.string(),
  v.maxLength(600, /*i18n*/ 'A filter takes at most 600 characters.'),
  v.transform((text) =>
    text
      .split('|')
      .map((piece) => piece.trim())
      .filter(Boolean),
  ),
  v.maxLength(30, /*i18n*/ 'A filter takes at most 30 values.'),
)

export const facetChoices = Object.fromEntries(facetKeys.map((key) => [key, v.optional(FacetChoice)])) as Record<
  FacetKey,
  v.OptionalSchema<typeof FacetChoice, undefined>
>
