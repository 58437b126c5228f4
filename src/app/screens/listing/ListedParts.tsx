import { Suspense, useCallback, useMemo } from 'react'
import { useLoadBoughtParts } from '#app/hooks/bought/use-bought-before.ts'
import { lazyComponent, useIsLoaded } from '#app/hooks/lazy/lazy-component.ts'
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

// The code of the other offers is loaded before the list, so that rows do not move when it arrives.
void MoreOffers.prefetch()

// Phones have no table. Wide screens load its code at once.
if (isWindowAtLeast('xl')) void PartTable.fetch().catch(() => undefined)

interface ListedPartsProps {
  parts: readonly PartCard[]
  /** The accessible name of the table or list. */
  label: string
  searched: string
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/**
 * Shows parts as rows, or on wide screens as a table. The server sends both, because it does not know the width, and CSS shows one of them.
 * The other one is removed before React hydrates it.
 */
export function ListedParts({ parts: all, label, searched, query, addressOf }: ListedPartsProps) {
  const look = listingRecipe()
  useLoadBoughtParts()
  const { heads: parts, blocks } = useMemo(() => groupOffersByPart(all, { byBest: query.sort === 'best' }), [all, query.sort])
  const more = useCallback(
    (part: PartCard) => {
      const offers = blocks.get(part.mcode)
      return offers === undefined ? null : (
        <Suspense>
          <MoreOffers offers={offers} />
        </Suspense>
      )
    },
    [blocks],
  )
  const hydrated = useHydrated()
  const wide = useWindowAtLeast('xl')
  const tableHere = useIsLoaded(PartTable, wide)
  // The elements are memoised, because React would hydrate a changed element at once, in one long task.
  const rows = useMemo(() => <PartList parts={parts} label={label} searched={searched} more={more} />, [parts, label, searched, more])
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
            searched={searched}
            more={more}
            sort={query.sort}
            addressOf={(sort) => addressOf({ ...query, sort, pageNo: 1 })}
          />
        </div>
      </Suspense>
    ),
    [look.table, parts, label, searched, more, query, addressOf],
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
