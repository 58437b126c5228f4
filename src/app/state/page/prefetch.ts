import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { matchRoute } from '#contract/addresses.ts'

type Prefetcher = (pathname: string) => void
const prefetchers = new Set<Prefetcher>()

/** Lets the route table fetch a screen's code ahead of time; state itself knows no screens. */
export const onPrefetch = (prefetcher: Prefetcher): void => void prefetchers.add(prefetcher)

/** Somebody is about to go there: fetches the screen's code and the answers it will ask for first. */
export function prefetch(href: string): void {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  for (const prefetcher of prefetchers) prefetcher(pathname)
  const found = matchRoute(pathname, '')
  if (found.name === 'part') void catalogue.productDetail.prefetch({ mcode: found.params.mcode })
  if (found.name === 'category') {
    void catalogue.listByBackCategoryOrGroup.prefetch({ backCategoryId: found.params.catgrp.id })
    void catalogue.groupAttributes.prefetch({ backCategoryId: found.params.catgrp.id })
  }
  if (found.name === 'searchResults' && href === pathname) void catalogue.aggregationSearch.prefetch({ searchStr: found.params.searchstrs })
}
