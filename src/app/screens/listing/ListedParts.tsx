import { Suspense, useMemo } from 'react'
import { lazyComponent, useFetched } from '#app/hooks/lazy/lazy-component.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { isWidthFrom, useWidthFrom } from '#app/hooks/use-width-from.ts'
import { PartList } from '#app/ui/PartList.tsx'
import type { PartCard } from '#contract/catalogue.ts'
import type { ListingQuery } from '#contract/listing-query.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { ListRowsSkeleton } from './ListingSkeleton.tsx'

const PartTable = lazyComponent(
  () => import('./PartTable.tsx'),
  ({ PartTable }) => PartTable,
  { inPage: isWidthFrom('xl') },
)

// Phones have no table. Wide screens fetch at once what only they show.
if (isWidthFrom('xl')) void PartTable.fetch().catch(() => undefined)

interface ListedPartsProps {
  parts: readonly PartCard[]
  /** What the list is called: a table's caption, a list's label. */
  label: string
  searched: string
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/**
 * Parts as rows, on a wide screen as a table. The server does not know which: it sends both, and the style sheet shows one. The other goes
 * when the page is hydrated, before React has come to it.
 */
export function ListedParts({ parts, label, searched, query, addressOf }: ListedPartsProps) {
  const look = listingRecipe()
  const hydrated = useHydrated()
  const wide = useWidthFrom('xl')
  const tableHere = useFetched(PartTable, wide)
  // Each the same element as long as it says the same: what is given anew before its turn, React hydrates at once, in one long task.
  const rows = useMemo(() => <PartList parts={parts} label={label} searched={searched} />, [parts, label, searched])
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
            sort={query.sort}
            addressOf={(sort) => addressOf({ ...query, sort, pageNo: 1 })}
          />
        </div>
      </Suspense>
    ),
    [look.table, parts, label, searched, query, addressOf],
  )
  // The rows stay until the table is here; where both stand, the style sheet chooses.
  const asTable = wide && tableHere
  return (
    <>
      {hydrated && !asTable ? null : table}
      {hydrated && asTable ? null : narrow}
    </>
  )
}
