import { categories } from '#app/state/catalogue/categories.ts'
import type { SearchOption } from '#app/state/catalogue/search.ts'
import { topCategories } from '#contract/categories.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'

/** A vehicle links to its page; its starters and alternators to their list. */
export function vehicleOptionHref({ vehicle: { modelid, engines, year }, units }: Extract<SearchOption, { type: 'vehicle' }>): string {
  const engine = engines.length === 1 ? (engines[0] ?? null) : null
  return vehicleHref(modelid, {
    engine,
    year: year ?? null,
    category: units && has(topCategories[units]) ? topCategories[units] : undefined,
  })
}

/** A shop without such a category links to the vehicle's page. Its categories may not be loaded yet. */
const has = (id: string) => categories.all.length === 0 || categories.all.some((category) => category.id === id)
