import { Trans } from '@lingui/react/macro'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { isAttributeFacet } from '#contract/listing/attribute-facets.ts'
import { facetKeys } from '#contract/listing/facets.ts'
import { chosenFilterPairs, type FilterKey, type ListingQuery, toggleFilter } from '#contract/listing/listing-query.ts'
import { readMeasured } from '#contract/listing/measured-value.ts'
import type { ListingBase } from '#contract/loads/listing-loads.ts'
import { cx } from '#styled/css'
import { facet as facetRecipe } from '#styled/recipes'
import { FacetGroup } from './FacetGroup.tsx'
import { useMoreMeasures } from './use-more-measures.ts'

// Further measures are asked for only by those who open them, so their code is loaded separately.
const MoreMeasures = lazyComponent(
  () => import('./MoreMeasures.tsx'),
  (piece) => piece.MoreMeasures,
)

interface FacetsProps {
  facets: readonly Facet[]
  /** Which parts the list has without its filters. */
  base: ListingBase
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  /** Whether selecting a filter replaces the history entry, so that "back" leaves the list instead of undoing the selection. */
  shouldReplaceHistory?: boolean
  /** Whether the filters in sight are drawn first and the others after them, so that a press is answered sooner. */
  isDrawnInSteps?: boolean
}

/** How many filters the dialog of a phone shows without scrolling, and the space of the others until they are drawn. */
const FIRST_STEP_FILTERS = 3
const REST_HEIGHT_PX = 640

/** All filters of a list that can still restrict it, or that are selected, and behind "More" every other measure of its parts. */
export function Facets({ facets, base, query, addressOf, shouldReplaceHistory = false, isDrawnInSteps = false }: FacetsProps) {
  const look = facetRecipe()
  const [isOpen, setOpen] = useState(false)
  const more = useMoreMeasures(isOpen, query, base)
  const [isComplete, setComplete] = useState(!isDrawnInSteps)
  useEffect(() => startTransition(() => setComplete(true)), [])
  // A filter that was chosen among the further measures stays where it is as long as they are open.
  const moved = isOpen && more.status === 'ready' ? more.value.map(({ key }) => key) : []
  const shown = facetKeysOf(facets, query)
    .map((key): Facet & { key: FilterKey } => ({ values: [], ...facets.find((facet) => facet.key === key), key }))
    .filter(({ key, values }) => values.length > 1 || (query.chosenFilters[key]?.length ?? 0) > 0)
    .filter(({ key }) => !moved.includes(key) && !query.chosenFilters[key]?.some((value) => readMeasured(value) !== null))
  return (
    <div className={look.root}>
      {(isComplete ? shown : shown.slice(0, FIRST_STEP_FILTERS)).map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosenValues={query.chosenFilters[facet.key] ?? []}
          addressOf={(value) => addressOf(toggleFilter(query, facet.key, value))}
          shouldReplaceHistory={shouldReplaceHistory}
        />
      ))}
      {isComplete ? null : <Skeleton height={REST_HEIGHT_PX} />}
      <details className={cx(look.group, needsScriptClass)} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={look.moreMeasures}>
          <Trans>More measures</Trans>
          <Icon name="chevron-down" />
        </summary>
        {isOpen ? (
          <Suspense fallback={<Skeleton height={320} />}>
            <MoreMeasures measures={more} query={query} addressOf={addressOf} shouldReplaceHistory={shouldReplaceHistory} />
          </Suspense>
        ) : null}
      </details>
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
