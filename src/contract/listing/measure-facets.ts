import * as v from 'valibot'
import { FacetValueCount, ShopAttributeLabel } from '#contract/catalogue/catalogue.ts'

const facetFields = { key: v.string(), ...v.partial(ShopAttributeLabel).entries }

/**
 * A measure as a filter of a list. `choice`: one of the values. `measure`: a number between `min` and `max`, which may differ from the value
 * of a part by a tolerance; `values` are the numbers with the most parts around them, ascending, each with the number of parts within its
 * tolerance. Label, unit and decimals: of a shop's own attribute only.
 */
export const MeasureFacet = v.variant('type', [
  v.object({ type: v.literal('choice'), ...facetFields, values: v.array(FacetValueCount) }),
  v.object({ type: v.literal('measure'), ...facetFields, values: v.array(FacetValueCount), min: v.number(), max: v.number() }),
])
export type MeasureFacet = v.InferOutput<typeof MeasureFacet>
