import type { Facet } from '#contract/catalogue/catalogue.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { facetKeys } from '#contract/listing/facets.ts'
import { chosenFilterPairs, type FilterKey, type ListingQuery, toggleFilter } from '#contract/listing/listing-query.ts'
import { facet as facetRecipe } from '#styled/recipes'
import { FacetGroup } from './FacetGroup.tsx'

interface FacetsProps {
  facets: readonly Facet[]
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  /** Whether selecting a filter replaces the history entry, so that "back" leaves the list instead of undoing the selection. */
  shouldReplaceHistory?: boolean
}

/** All filters of a list that can still restrict it, or that are selected. */
export function Facets({ facets, query, addressOf, shouldReplaceHistory = false }: FacetsProps) {
  const shown = facetKeysOf(facets, query)
    .map((key): Facet & { key: FilterKey } => ({ values: [], ...facets.find((facet) => facet.key === key), key }))
    .filter(({ key, values }) => values.length > 1 || (query.chosenFilters[key]?.length ?? 0) > 0)
  return (
    <div className={facetRecipe().root}>
      {shown.map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosenValues={query.chosenFilters[facet.key] ?? []}
          addressOf={(value) => addressOf(toggleFilter(query, facet.key, value))}
          shouldReplaceHistory={shouldReplaceHistory}
        />
      ))}
    </div>
  )
}

/**
 * Returns the keys of the filters to show: the attribute filters of the category and selected ones, then the fixed filters in their order.
 */
function facetKeysOf(facets: readonly Facet[], query: ListingQuery): FilterKey[] {
  const named = [...facets.map(({ key }) => key), ...chosenFilterPairs(query).map(({ key }) => key)]
  return [...new Set<FilterKey>([...named.filter(isAttributeFacet), ...facetKeys])]
}
