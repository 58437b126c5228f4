import type { Suggestion, Suggestions } from '#contract/catalogue/catalogue.ts'
import { MAX_SUGGEST } from '#contract/limits.ts'
import { bestFirst, namesOneOffer, offerBlocks } from '#contract/offers/offer-blocks.ts'
import type { SearchOption } from './search.ts'

/** How many parts are shown at least besides vehicles, which take three lines each. */
const MIN_PARTS = 2

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
  const rows = offerBlocks(records).flatMap(withMatchedFirst)
  const parts = named.length === 0 ? rows : rows.slice(0, Math.max(MIN_PARTS, MAX_SUGGEST - named.length))
  const count = found ?? total ?? null
  const more = count === null ? rows.length >= MAX_SUGGEST : count > parts.length
  return [
    ...named,
    ...parts.map((suggestion): SearchOption => ({ type: 'part', suggestion })),
    ...(more ? [{ type: 'all' as const, text, count }] : []),
  ]
}

/** Moves the offer whose code or article number was typed to the front. Without such an offer the best one stays first. */
function withMatchedFirst(block: readonly Suggestion[]): Suggestion[] {
  const isMeant = ({ matched }: Suggestion) => namesOneOffer(matched)
  return [...block.filter(isMeant), ...bestFirst(block.filter((one) => !isMeant(one)))]
}
