import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { localizedHref, navigateTo, usePathname } from '#app/hooks/navigation.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { Sort } from '#contract/listing/facets.ts'
import { emptyListingQuery, type ListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import { button, field, listing as listingRecipe } from '#styled/recipes'

interface SortSelectProps {
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/** A choice of the sort order of a list. A choice applies at once; without script, the form has a button and leads to the same URL. */
export function SortSelect({ query, addressOf }: SortSelectProps) {
  const { i18n, t } = useLingui()
  const pathname = usePathname()
  const hydrated = useHydrated()
  const look = listingRecipe()
  const others = new URLSearchParams(writeListingQuery({ ...query, sort: emptyListingQuery.sort, pageNo: 1 }))
  const choose = (chosen: string) => {
    const sort = Sort.options.find((option) => option === chosen) ?? emptyListingQuery.sort
    navigateTo(addressOf({ ...query, sort, pageNo: 1 }))
  }
  const select = useRef<HTMLSelectElement>(null)
  // The user may have chosen a sort order before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the initial state of the page only
  useLayoutEffect(() => {
    const early = select.current?.value ?? query.sort
    if (early !== query.sort) choose(early)
  }, [])
  return (
    <form action={localizedHref(pathname)} className={look.sort}>
      {hydrated ? null : [...others].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <label className={look.sort}>
        <span className={look.sortLabel}>
          <Trans>Sort</Trans>
        </span>
        <select
          ref={select}
          name="sort"
          aria-label={t`Sort`}
          className={field({ size: 'sm' })}
          value={query.sort}
          onChange={(event) => choose(event.target.value)}
        >
          {Sort.options.map((option) => (
            <option key={option} value={option}>
              {i18n._(listingSortTexts[option])}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={button({ size: 'sm' })}>
          <Trans>Sort</Trans>
        </button>
      </noscript>
    </form>
  )
}

/** The names of the sort orders. */
const listingSortTexts: Record<Sort, MessageDescriptor> = {
  best: msg`Best match`,
  'price-up': msg`Price, lowest first`,
  'price-down': msg`Price, highest first`,
  newest: msg`Newest first`,
  'power-up': msg`Output, smallest first`,
  'power-down': msg`Output, largest first`,
  code: msg`Product code`,
}
