import { Plural, Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Listing } from '#contract/catalogue/catalogue.ts'
import { chosenFilterPairs, type ListingQuery } from '#contract/listing/listing-query.ts'
import type { ListingBase } from '#contract/loads/listing-loads.ts'
import { button, listing as listingRecipe } from '#styled/recipes'

const FilterDialog = lazyComponent(
  () => import('./FilterDialog.tsx'),
  ({ FilterDialog }) => FilterDialog,
  { isPrefetched: true },
)

// The server renders it, and it works without script, so its code may come after the list.
const SortSelect = lazyComponent(
  () => import('./SortSelect.tsx'),
  (piece) => piece.SortSelect,
  { inPage: true },
)

interface ListingToolsProps {
  listing: Listing
  base: ListingBase
  query: ListingQuery
  isLoading: boolean
  addressOf: (query: ListingQuery) => string
}

/** The tools above a list: the number of parts, the visible range, the filter button on a phone, and the sort order. */
export function ListingTools({ listing, base, query, isLoading, addressOf }: ListingToolsProps) {
  const [filtering, setFiltering] = useState(false)
  const dialog = useIsComponentLoaded(FilterDialog, filtering)
  const look = listingRecipe()
  const chosen = chosenFilterPairs(query).length
  const first = (listing.current - 1) * listing.size + 1
  const last = Math.min(listing.current * listing.size, listing.total)
  return (
    <div className={look.tools}>
      <p className={look.count} role="status">
        {listing.total > listing.size ? (
          <Trans>
            {first}–{last} of <Plural value={listing.total} one="# part" other="# parts" />
          </Trans>
        ) : (
          <Plural value={listing.total} one="# part" other="# parts" />
        )}
      </p>
      <button
        type="button"
        className={`${button({ tone: 'quiet' })} ${look.filterButton}`}
        aria-haspopup="dialog"
        onPointerEnter={FilterDialog.prefetch}
        onFocus={FilterDialog.prefetch}
        onClick={() => setFiltering(true)}
      >
        <Icon name="filter" /> {chosen > 0 ? <Trans>Filter ({chosen})</Trans> : <Trans>Filter</Trans>}
      </button>
      <Suspense fallback={<Skeleton width={240} height={48} />}>
        <SortSelect query={query} addressOf={addressOf} />
      </Suspense>
      {dialog ? (
        <FilterDialog
          isOpen
          listing={listing}
          base={base}
          isLoading={isLoading}
          query={query}
          addressOf={addressOf}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </div>
  )
}
