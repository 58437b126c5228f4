import type { Suggestion } from '#contract/catalogue.ts'
import type { SuggestionList } from './search.ts'

/** One line of the list under the search box: a part, or a text to search for. */
export type SearchOption = { is: 'part'; suggestion: Suggestion } | { is: 'recent' | 'popular'; text: string }

const RECENT_SHOWN = 6
const POPULAR_SHOWN = 6

interface Box {
  text: string
  list: SuggestionList
}

/**
 * What the list under the box offers: with text the parts found for it, without text what was searched before and what others search for.
 */
export function searchOptions({ text, list }: Box, recent: readonly string[], popular: readonly string[]): SearchOption[] {
  if (text.trim() !== '') return list.is === 'none' ? [] : list.rows.map((suggestion) => ({ is: 'part', suggestion }))
  const before = recent.slice(0, RECENT_SHOWN)
  const others = popular.filter((term) => !before.includes(term)).slice(0, POPULAR_SHOWN)
  return [
    ...before.map((one): SearchOption => ({ is: 'recent', text: one })),
    ...others.map((one): SearchOption => ({ is: 'popular', text: one })),
  ]
}

/** What the specification shows where nothing is known of a part's application, letter by letter (section 3, Search suggestion). */
const APPLICATION_UNKNOWN = 'unknow IVECO'

export const applicationText = ({ goodsApplication }: Pick<Suggestion, 'goodsApplication'>): string =>
  goodsApplication || APPLICATION_UNKNOWN
