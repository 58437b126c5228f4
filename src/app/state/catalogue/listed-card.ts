import type { PartCard } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { catalogue } from './catalogue.ts'
import type { ReadyQuery } from './shown.ts'

/**
 * Returns the row of a part in a list that this page has loaded from the shop, with the age of the list. Null if there is none: what only
 * this device knew may be outdated.
 */
export function listedCard(mcode: Mcode): ReadyQuery<PartCard> | null {
  const lists = [catalogue.aggregationSearch, catalogue.listByBackCategoryOrGroup].flatMap(({ queryStates }) => Object.values(queryStates))
  for (const list of lists.toReversed()) {
    if (list.status !== 'ready' || list.from === 'device') continue
    const value = list.value.records.find((card) => card.mcode === mcode)
    if (value !== undefined) return { status: 'ready', value, from: list.from, asOf: list.asOf, isRefetching: true }
  }
  return null
}
