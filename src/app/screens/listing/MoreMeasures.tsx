import { Trans } from '@lingui/react/macro'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { type FilterKey, type ListingQuery, setFilter, toggleFilter } from '#contract/listing/listing-query.ts'
import type { MeasureFacet } from '#contract/listing/measure-facets.ts'
import { facet as facetRecipe } from '#styled/recipes'
import { FacetGroup } from './FacetGroup.tsx'
import { MeasureGroup } from './MeasureGroup.tsx'

interface MoreMeasuresProps {
  measures: QueryState<MeasureFacet[]>
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  shouldReplaceHistory: boolean
}

/** Everything that can be measured or counted on the parts of a list, as further filters. */
export function MoreMeasures({ measures, query, addressOf, shouldReplaceHistory }: MoreMeasuresProps) {
  if (measures.status === 'loading') return <Skeleton height={320} />
  if (measures.status === 'failed')
    return (
      <p role="alert">
        <Trans>The measures could not be loaded.</Trans> {measures.error.message}
      </p>
    )
  if (measures.value.length === 0)
    return (
      <p>
        <Trans>The parts of this list do not differ in further measures.</Trans>
      </p>
    )
  return (
    <div className={facetRecipe().root}>
      {measures.value.map((measure) => {
        // The server answers with keys of filters.
        const key = measure.key as FilterKey
        const chosenValues = query.chosenFilters[key] ?? []
        const shared = { key, chosenValues, shouldReplaceHistory }
        return measure.type === 'measure' ? (
          <MeasureGroup {...shared} key={key} facet={{ ...measure, key }} addressOf={(value) => addressOf(setFilter(query, key, value))} />
        ) : (
          <FacetGroup {...shared} key={key} facet={{ ...measure, key }} addressOf={(value) => addressOf(toggleFilter(query, key, value))} />
        )
      })}
    </div>
  )
}
