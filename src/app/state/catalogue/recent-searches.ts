import { withMirror } from '#app/state/page/mirror.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { MAX_RECENT_SEARCHES } from '#contract/limits.ts'

/** The stored searches, whose code comes with that of the database. */
const loadSearchStore = () => import('#data/mirror/searches.ts')

/**
 * The searches made on this device, newest first, each once whether in upper or lower case. `latestAt`: the time of the newest,
 * milliseconds since 1970.
 */
export const recentSearches = createPersonalState<{ known: boolean; texts: string[]; latestAt: number }>({
  known: false,
  texts: [],
  latestAt: 0,
})

const withoutSearchText = (texts: readonly string[], text: string) => texts.filter((other) => other.toLowerCase() !== text.toLowerCase())

export async function loadRecentSearches(): Promise<void> {
  const [texts, latestAt] = await Promise.all([
    withMirror(async (mirror) => (await loadSearchStore()).listSearches(mirror), []),
    withMirror(async (mirror) => (await loadSearchStore()).latestSearchAt(mirror), 0),
  ])
  recentSearches.texts = recentSearches.texts.reduce(withoutSearchText, texts).toSpliced(0, 0, ...recentSearches.texts)
  recentSearches.latestAt = Math.max(recentSearches.latestAt, latestAt)
  recentSearches.known = true
}

/** Stores a search. An empty text is ignored (section 5 of the specification). */
export async function rememberSearch(text: string, searchedAt: number = Date.now()): Promise<void> {
  const plain = text.trim()
  if (plain === '') return
  recentSearches.texts = [plain, ...withoutSearchText(recentSearches.texts, plain)].slice(0, MAX_RECENT_SEARCHES)
  recentSearches.latestAt = searchedAt
  await withMirror(async (mirror) => (await loadSearchStore()).recordSearch(mirror, plain, searchedAt), undefined)
}

export async function forgetSearches(): Promise<void> {
  Object.assign(recentSearches, { texts: [], latestAt: 0 })
  await withMirror(async (mirror) => (await loadSearchStore()).clearSearches(mirror), undefined)
}
