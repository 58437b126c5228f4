import type { Facet } from '#contract/catalogue.ts'
import { type FacetKey, facetKeys } from '#contract/facets.ts'
import { facet as facetRecipe } from '#styled/recipes'
import { FacetGroup } from './FacetGroup.tsx'
import { type ListingQuery, toggled } from '#contract/listing-query.ts'

interface FacetsProps {
  facets: readonly Facet[]
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  /** A choice takes the place of the one before: going back leaves the list. */
  replace?: boolean
}

/** All filters of a listing that could still divide it, or that are chosen. */
export function Facets({ facets, query, addressOf, replace = false }: FacetsProps) {
  const shown = facetKeys
    .map((key): Facet & { key: FacetKey } => ({ key, values: facets.find((facet) => facet.key === key)?.values ?? [] }))
    .filter(({ key, values }) => values.length > 1 || (query.chosen[key]?.length ?? 0) > 0)
  return (
    <div className={facetRecipe().root}>
      {shown.map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosen={query.chosen[facet.key] ?? []}
          addressOf={(value) => addressOf(toggled(query, facet.key, value))}
          replace={replace}
        />
      ))}
    </div>
  )
}
