import type { Suggestion, Suggestions } from '#contract/catalogue/catalogue.ts'
import { MAX_SUGGESTIONS } from '#contract/limits.ts'
import { groupOffers, isSingleOfferMatch, sortBestFirst } from '#contract/offers/offer-blocks.ts'
import type { SearchOption } from './search.ts'

/** How many parts are shown at least besides vehicles, which take three lines each. */
const MIN_PART_SUGGESTIONS = 2

/**
 * Arranges the results for a text as lines of the suggestion list: vehicles first, then parts, with the offers of the same part together
 * (best first), and "all results" last.
 */
export function arrangeSuggestions({ records, vehicles, found, total }: Suggestions, text: string): SearchOption[] {
  const named = (vehicles ?? []).flatMap((vehicle): SearchOption[] => [
    { type: 'vehicle', vehicle, units: null },
    ...(['starters', 'alternators'] as const).flatMap((units) =>
      vehicle[units] > 0 ? [{ type: 'vehicle' as const, vehicle, units }] : [],
    ),
  ])
  const rows = groupOffers(records).flatMap(sortMatchedFirst)
  const parts = named.length === 0 ? rows : rows.slice(0, Math.max(MIN_PART_SUGGESTIONS, MAX_SUGGESTIONS - named.length))
  const count = found ?? total ?? null
  const more = count === null ? rows.length >= MAX_SUGGESTIONS : count > parts.length
  return [
    ...named,
    ...parts.map((suggestion): SearchOption => ({ type: 'part', suggestion })),
    ...(more ? [{ type: 'all' as const, text, count }] : []),
  ]
}

/** Moves the offer whose code or article number was typed to the front. Without such an offer the best one stays first. */
function sortMatchedFirst(block: readonly Suggestion[]): Suggestion[] {
  const isMeant = ({ matched }: Suggestion) => isSingleOfferMatch(matched)
  return [...block.filter(isMeant), ...sortBestFirst(block.filter((one) => !isMeant(one)))]
}
