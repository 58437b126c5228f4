import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import { chip, listing as listingRecipe } from '#styled/recipes'
import { facetLabel, facetValueText } from './facet-words.ts'
import { chosenPairs, type ListingQuery, plainQuery, toggled } from '#contract/listing-query.ts'

interface ChosenFiltersProps {
  query: ListingQuery
  onChoose: (query: ListingQuery) => void
}

/** Chosen filters as chips; a tap takes one out. */
export function ChosenFilters({ query, onChoose }: ChosenFiltersProps) {
  const { i18n, t } = useLingui()
  const pairs = chosenPairs(query)
  if (pairs.length === 0) return null
  return (
    <ul className={listingRecipe().chosen} aria-label={t`Chosen filters`}>
      {pairs.map(({ key, value }) => {
        const words = `${facetLabel(i18n, key)}: ${facetValueText(i18n, key, value)}`
        return (
          <li key={`${key} ${value}`}>
            <button type="button" className={chip()} aria-label={t`Remove ${words}`} onClick={() => onChoose(toggled(query, key, value))}>
              {words} <Icon name="close" />
            </button>
          </li>
        )
      })}
      {pairs.length > 1 ? (
        <li>
          <button type="button" className={chip()} onClick={() => onChoose({ ...query, chosen: plainQuery.chosen, pageNo: 1 })}>
            <Trans>Clear all</Trans>
          </button>
        </li>
      ) : null}
    </ul>
  )
}
