import { categories } from '#app/state/catalogue/categories.ts'
import type { SearchOption } from '#app/state/catalogue/search.ts'
import { topCategories } from '#contract/categories.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'

/** A vehicle leads to its page; its starters and alternators to the list of these. */
export function vehicleOptionHref({ vehicle: { modelid, engines, year }, units }: Extract<SearchOption, { type: 'vehicle' }>): string {
  const engine = engines.length === 1 ? (engines[0] ?? null) : null
  return vehicleHref(modelid, {
    engine,
    year: year ?? null,
    category: units && has(topCategories[units]) ? topCategories[units] : undefined,
  })
}

/** A shop of another trade has no such category: the page of the vehicle has its parts all the same. Which it has may not be known yet. */
const has = (id: string) => categories.all.length === 0 || categories.all.some((category) => category.id === id)
