import { useFacts } from './use-facts.ts'
import { popular } from '#app/state/catalogue/popular.ts'
import { recentSearches } from '#app/state/catalogue/recent-searches.ts'
import { search } from '#app/state/catalogue/search.ts'

/** What stands in the search box and under it. At once, or React would put the caret at the end while one types in the middle. */
export const useSearchBox = () => useFacts(search, true)
export const useRecentSearches = () => useFacts(recentSearches).texts
export const usePopular = () => useFacts(popular)
