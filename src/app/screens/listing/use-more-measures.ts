import { useState } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import { type ListingBase, moreMeasuresLoad } from '#contract/loads/listing-loads.ts'

/**
 * Returns the measures that can restrict a list further, asked for once they are wanted. After a choice the last ones stay until the new
 * counts are here.
 */
export function useMoreMeasures(isWanted: boolean, query: ListingQuery, base: ListingBase): QueryState<MeasureFacet[]> {
  const asked = useLoadedQuery(isWanted ? moreMeasuresLoad(query, base) : null)
  const [last, keep] = useState(asked)
  if (asked.status === 'ready' && last !== asked) keep(asked)
  return asked.status === 'loading' && isWanted ? last : asked
}
