import { ref } from 'valtio/vanilla'
import { callServer } from '#app/state/page/ask.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import type { CallResultOf } from '#contract/calls.ts'
import type { NamedVehicle, Suggestion } from '#contract/catalogue/catalogue.ts'
import { MAX_SUGGESTIONS, MIN_SUGGEST_CHARACTERS, SUGGEST_DELAY_MS, SUGGEST_HIDE_DELAY_MS } from '#contract/limits.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import type { CallReply } from '#data/call.ts'
import { loadRecentSearches, rememberSearch } from './recent-searches.ts'

export type SuggestedVehicle = Omit<NamedVehicle, 'engines'> & { engines: readonly string[] }

/** The suggestions for a search text. */
interface SuggestionResult {
  searchStr: string
  options: readonly SearchOption[]
  /** The time of the data, ISO 8601, if this device answered; null if the data is current. */
  asOf: string | null
}

/** The content of the list below the search box. `waiting` still contains the previous results, if there are any. */
export type SuggestionList = { type: 'none' } | ({ type: 'waiting' | 'found' } & SuggestionResult)

export const search = createPersonalState<{
  /** The text in the search box. It stays there after a search. */
  text: string
  list: SuggestionList
  /** Whether the list of suggestions is open. */
  shown: boolean
  /** The index of the option that is selected by arrow keys; -1 for the search box itself. */
  at: number
}>({ text: '', list: { type: 'none' }, shown: false, at: -1 })

let debounceTimer: ReturnType<typeof setTimeout> | undefined
let hideTimer: ReturnType<typeof setTimeout> | undefined
const beginSuggestionRequest = createLatestCallGuard()
/** Whether a request for suggestions is still the newest. */
let isNewestSuggestionRequest = beginSuggestionRequest()
/** The text for which suggestions were requested a second time. */
let retriedSearchText: string | null = null

/**
 * Called when the user types. Suggestions are requested for 2 or more characters without surrounding spaces, 500 ms after the last key
 * (sections 5 and 9 of the specification).
 */
export function changeSearchText(text: string): void {
  search.text = text
  search.at = -1
  search.shown = true
  clearTimeout(debounceTimer)
  clearTimeout(hideTimer)
  isNewestSuggestionRequest = beginSuggestionRequest()
  retriedSearchText = null
  const searchStr = text.trim()
  if (normalizeText(text).length < MIN_SUGGEST_CHARACTERS) {
    search.list = { type: 'none' }
    return
  }
  const before = search.list.type === 'none' ? { options: [], asOf: null } : search.list
  search.list = ref({ ...before, type: 'waiting', searchStr })
  const stillAsked = isNewestSuggestionRequest
  debounceTimer = setTimeout(() => void fetchSuggestions(searchStr, stillAsked), SUGGEST_DELAY_MS)
}

async function fetchSuggestions(searchStr: string, stillAsked: () => boolean): Promise<void> {
  // This code is not part of the app's first load. It is loaded while the request runs.
  const arranging = import('./arrange-suggestions.ts')
  // The error of the import is handled where the import is awaited.
  arranging.catch(() => undefined)
  const found = ({ value, asOf }: CallReply<CallResultOf<'search'>>) => {
    const show = ({ arrangeSuggestions }: typeof import('./arrange-suggestions.ts')) => {
      if (stillAsked()) search.list = ref({ type: 'found', searchStr, options: arrangeSuggestions(value, searchStr), asOf })
    }
    return arranging.then(show).catch(logErrorOnly)
  }
  try {
    await found(await callServer('search', { searchStr, pageSize: MAX_SUGGESTIONS }, {}, (late) => void found(late)))
  } catch (error) {
    // Section 8 of the specification requires that this error is only logged. The search box still searches.
    logErrorOnly(error)
    if (stillAsked() && search.list.type === 'waiting') search.list = { type: 'none' }
  }
}

/**
 * Requests suggestions for this text once more, if the text is unchanged: the server's first answer came after the timeout, so the answer
 * is fast now. Does nothing without a text.
 */
export function retrySuggestions(searchStr: string | null): void {
  if (!searchStr || searchStr !== search.text.trim() || searchStr === retriedSearchText) return
  retriedSearchText = searchStr
  void fetchSuggestions(searchStr, isNewestSuggestionRequest)
}

/** To be called when the search box gets the focus: opens recent searches if the box is empty, otherwise the previous suggestions. */
export function handleSearchBoxFocus(): void {
  clearTimeout(hideTimer)
  search.shown = true
  search.at = -1
  // The request was abandoned because of a search or the Escape key.
  if (search.list.type === 'waiting') changeSearchText(search.text)
  void loadRecentSearches()
}

/**
 * To be called when the search box has lost the focus, or a suggestion was selected: the list closes 100 ms later (section 4 of the
 * specification).
 */
export function hideSuggestionsSoon(): void {
  clearTimeout(hideTimer)
  hideTimer = setTimeout(hideSuggestions, SUGGEST_HIDE_DELAY_MS)
}

/** Closes the list of suggestions at once: after Escape, or when another page opens. */
export function hideSuggestions(): void {
  clearTimeout(hideTimer)
  clearTimeout(debounceTimer)
  search.shown = false
  search.at = -1
}

/** Moves the selection by one in the circle of `count` options and the search box itself. */
export function moveThroughSuggestions(step: 1 | -1, count: number): void {
  search.shown = true
  const places = count + 1
  search.at = ((search.at + 1 + step + places) % places) - 1
}

/** Shows the search text of the opened page in the search box, without requesting suggestions. */
export function showSearchText(text: string): void {
  search.text = text
}

/**
 * Prepares a search: closes the list, stores the text on this device, and sends a record for the search history (section 2 of the
 * specification). Failures of the last two are only logged. Returns the text to search; null if it is empty.
 */
export function submitSearch(text: string): string | null {
  // A cell copied from a spreadsheet may contain a tab.
  const searchStr = text.trim().replaceAll('\t', '  ')
  if (normalizeText(searchStr) === '') return null
  isNewestSuggestionRequest = beginSuggestionRequest()
  search.text = searchStr
  hideSuggestions()
  void rememberSearch(searchStr)
  callServer('searchRecord', { searchStr }).catch(logErrorOnly)
  return searchStr
}

/** One line of the list below the search box: a part, a vehicle or its starters or alternators, all results, or a text to search. */
export type SearchOption =
  | { type: 'part'; suggestion: Suggestion }
  | { type: 'vehicle'; vehicle: SuggestedVehicle; units: 'starters' | 'alternators' | null }
  | { type: 'all'; text: string; count: number | null }
  | { type: 'recent' | 'popular'; text: string }

const MAX_RECENT_SHOWN = 6
const MAX_POPULAR_SHOWN = 6

interface SearchBoxInput {
  text: string
  list: SuggestionList
}

/**
 * Returns the options of the list. With a text in the box they are its results, vehicles first and all results last; without a text, recent
 * and popular searches.
 */
export function searchOptions(
  { text, list }: SearchBoxInput,
  recent: readonly string[],
  popular: readonly string[],
): readonly SearchOption[] {
  if (text.trim() !== '') return list.type === 'none' ? [] : list.options
  const before = recent.slice(0, MAX_RECENT_SHOWN)
  const others = popular.filter((term) => !before.includes(term)).slice(0, MAX_POPULAR_SHOWN)
  return [
    ...before.map((one): SearchOption => ({ type: 'recent', text: one })),
    ...others.map((one): SearchOption => ({ type: 'popular', text: one })),
  ]
}

/** The text for an unknown application, spelled exactly as in section 3 of the specification (Search suggestion). */
const UNKNOWN_APPLICATION_TEXT = 'unknow IVECO'

export const applicationText = ({ goodsApplication }: Pick<Suggestion, 'goodsApplication'>): string =>
  goodsApplication || UNKNOWN_APPLICATION_TEXT
