import { useCallback, useMemo } from 'react'
import { usePathname, useSearch } from '#app/hooks/navigation.ts'
import { type ListingQuery, readListingQuery, writeListingQuery } from '#contract/listing-query.ts'

/** The listing's choices as the address has them, the address of any other choice. */
export function useListingQuery() {
  const path = usePathname()
  const search = useSearch()
  const query = useMemo(() => readListingQuery(search), [search])
  const addressOf = useCallback((other: ListingQuery) => `${path}${writeListingQuery(other)}`, [path])
  return { query, addressOf }
}
