import { parseCategoryGroup } from '#contract/categories.ts'
import { matchPath } from '#contract/paths.ts'
import * as v from 'valibot'
import { Mcode } from '#contract/primitives.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'

type Warmer = (pathname: string) => void
const warmers = new Set<Warmer>()

/** Lets the route table fetch a screen's code ahead of time; state itself knows no screens. */
export const onWarm = (warmer: Warmer): void => void warmers.add(warmer)

/** Somebody is about to go there: fetches the screen's code and the answers it will ask for first. */
export function warm(href: string): void {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  for (const warmer of warmers) warmer(pathname)
  const part = v.safeParse(Mcode, matchPath('part', pathname)?.mcode)
  if (part.success) void catalogue.productDetail.warm({ mcode: part.output })
  const category = parseCategoryGroup(matchPath('category', pathname)?.catgrp ?? '')
  if (category !== null) void catalogue.aggregationSearch.warm({ backCategoryId: category.id })
  const searched = matchPath('searchResults', pathname)?.searchstrs
  if (searched && href === pathname) void catalogue.aggregationSearch.warm({ searchStr: searched })
}
