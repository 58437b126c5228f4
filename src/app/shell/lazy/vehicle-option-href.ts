import { categories } from '#app/state/catalogue/categories.ts'
import type { SearchOption } from '#app/state/catalogue/search.ts'
import { topCategories } from '#contract/catalogue/categories.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'

/** Returns the link of a suggested vehicle: its page, or the list of its starters or alternators. */
export function vehicleOptionHref({ vehicle: { modelid, engines, year }, units }: Extract<SearchOption, { type: 'vehicle' }>): string {
  const engine = engines.length === 1 ? (engines[0] ?? null) : null
  return vehicleHref(modelid, {
    engine,
    year: year ?? null,
    category: units && hasCategory(topCategories[units]) ? topCategories[units] : undefined,
  })
}

/** Whether the shop has a category, which is assumed until the categories are loaded. Without it the link leads to the vehicle's page. */
const hasCategory = (id: string) => categories.all.length === 0 || categories.all.some((category) => category.id === id)
