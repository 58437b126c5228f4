import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { chosenFilterPairs, clearFilters, type ListingQuery, toggleFilter } from '#contract/listing/listing-query.ts'
import { chip, listing as listingRecipe } from '#styled/recipes'
import { facetLabel, facetValueText, findFacetByKey } from './facet-words.ts'
import { VehicleChip } from './VehicleChip.tsx'

interface ChosenFiltersProps {
  facets: readonly Facet[]
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** The selected filters as chips; a tap removes one. */
export function ChosenFilters({ facets, query, addressOf }: ChosenFiltersProps) {
  const { i18n, t } = useLingui()
  const pairs = chosenFilterPairs(query)
  if (pairs.length === 0 && query.modelid === null) return null
  return (
    <ul className={listingRecipe().chosen} aria-label={t`Chosen filters`}>
      {query.modelid === null ? null : (
        <li>
          <VehicleChip modelid={query.modelid} query={query} addressOf={addressOf} />
        </li>
      )}
      {pairs.map(({ key, value }) => {
        const facet = findFacetByKey(facets, key)
        const words = `${facetLabel(i18n, facet)}: ${facetValueText(i18n, facet, value)}`
        return (
          <li key={`${key} ${value}`}>
            <Link to={addressOf(toggleFilter(query, key, value))} className={chip()} aria-label={t`Remove ${words}`}>
              {words} <Icon name="close" />
            </Link>
          </li>
        )
      })}
      {pairs.length > 1 ? (
        <li>
          <Link to={addressOf(clearFilters(query))} className={chip()}>
            <Trans>Clear all</Trans>
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
