import { Suspense, useCallback, useMemo } from 'react'
import { useLoadBoughtParts } from '#app/hooks/bought/use-bought-before.ts'
import { lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { isWindowAtLeast, useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import { PartList } from '#app/ui/PartList.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { groupOffersByPart } from '#contract/offers/fold-offers.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { ListRowsSkeleton } from './ListingSkeleton.tsx'

const PartTable = lazyComponent(
  () => import('./PartTable.tsx'),
  ({ PartTable }) => PartTable,
  { inPage: isWindowAtLeast('xl') },
)

const MoreOffers = lazyComponent(
  () => import('#app/ui/offers/MoreOffers.tsx'),
  ({ MoreOffers }) => MoreOffers,
  { inPage: true },
)

// The code that shows other offers of a part is loaded before the list, so that rows do not move when the offers appear.
void MoreOffers.prefetch()

// Phones have no table. Wide screens load its code at once.
if (isWindowAtLeast('xl')) void PartTable.fetch().catch(() => undefined)

interface ListedPartsProps {
  parts: readonly PartCard[]
  /** The accessible name of the table or list. */
  label: string
  searchText: string
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/**
 * Shows parts as rows, or on wide screens as a table. The server sends both, because it does not know the width, and CSS shows one of them.
 * The other one is removed before React hydrates it.
 */
export function ListedParts({ parts: all, label, searchText, query, addressOf }: ListedPartsProps) {
  const look = listingRecipe()
  useLoadBoughtParts()
  const { visibleOffers: parts, offerGroups } = useMemo(
    () => groupOffersByPart(all, { isSortedByBest: query.sort === 'best' }),
    [all, query.sort],
  )
  const more = useCallback(
    (part: PartCard) => {
      const offers = offerGroups.get(part.mcode)
      return offers === undefined ? null : (
        <Suspense>
          <MoreOffers offers={offers} />
        </Suspense>
      )
    },
    [offerGroups],
  )
  const hydrated = useHydrated()
  const wide = useWindowAtLeast('xl')
  const tableHere = useIsComponentLoaded(PartTable, wide)
  // The elements are memoised, because React would hydrate a changed element at once, in one long task.
  const rows = useMemo(
    () => <PartList parts={parts} label={label} searchedText={searchText} renderBelowPart={more} />,
    [parts, label, searchText, more],
  )
  const narrow = useMemo(
    () => (
      <Suspense>
        <div className={look.rows}>{rows}</div>
      </Suspense>
    ),
    [look.rows, rows],
  )
  const table = useMemo(
    () => (
      <Suspense fallback={<ListRowsSkeleton />}>
        <div className={look.table}>
          <PartTable
            parts={parts}
            caption={label}
            searchText={searchText}
            renderBelowRow={more}
            sort={query.sort}
            addressOf={(sort) => addressOf({ ...query, sort, pageNo: 1 })}
          />
        </div>
      </Suspense>
    ),
    [look.table, parts, label, searchText, more, query, addressOf],
  )
  // The rows stay until the code of the table is loaded; while both exist, CSS shows one of them.
  const asTable = wide && tableHere
  return (
    <>
      {hydrated && !asTable ? null : table}
      {hydrated && asTable ? null : narrow}
    </>
  )
}
