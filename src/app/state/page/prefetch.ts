import { matchRoute } from '#contract/addresses.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'

type Warmer = (pathname: string) => void
const warmers = new Set<Warmer>()

/** Lets the route table fetch a screen's code ahead of time; state itself knows no screens. */
export const onWarm = (warmer: Warmer): void => void warmers.add(warmer)

/** Somebody is about to go there: fetches the screen's code and the answers it will ask for first. */
export function warm(href: string): void {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  for (const warmer of warmers) warmer(pathname)
  const found = matchRoute(pathname, '')
  if (found.name === 'part') void catalogue.productDetail.warm({ mcode: found.params.mcode })
  if (found.name === 'category') void catalogue.aggregationSearch.warm({ backCategoryId: found.params.catgrp.id })
  if (found.name === 'searchResults' && href === pathname) void catalogue.aggregationSearch.warm({ searchStr: found.params.searchstrs })
}
