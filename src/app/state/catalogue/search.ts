import { ref } from 'valtio/vanilla'
import { ask } from '#app/state/page/ask.ts'
import { newestOnly } from '#app/state/page/newest.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import type { ResultOf } from '#contract/calls.ts'
import type { NamedVehicle, Suggestion } from '#contract/catalogue.ts'
import { MAX_SUGGEST, MIN_SUGGEST_CHARACTERS, SUGGEST_DELAY_MS, SUGGEST_HIDE_DELAY_MS } from '#contract/limits.ts'
import { plainText } from '#contract/plain-text.ts'
import type { Answer } from '#data/call.ts'
import { loadRecentSearches, rememberSearch } from './recent-searches.ts'

export type SuggestedVehicle = Omit<NamedVehicle, 'engines'> & { engines: readonly string[] }

/** What was found for a text. */
interface Suggested {
  searchStr: string
  options: readonly SearchOption[]
  /** When the shop said so, ISO 8601, where this device answered; null: just now. */
  asOf: string | null
}

/** What the list under the search box holds. `waiting` still shows what was found before, if anything. */
export type SuggestionList = { type: 'none' } | ({ type: 'waiting' | 'found' } & Suggested)

export const search = personal<{
  /** What stands in the box; it stays there after searching. */
  text: string
  list: SuggestionList
  /** Whether the list under the box is in sight. */
  shown: boolean
  /** The option that the arrow keys are on; -1 while they are in the box. */
  at: number
}>({ text: '', list: { type: 'none' }, shown: false, at: -1 })

let debounce: ReturnType<typeof setTimeout> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
const begin = newestOnly()
/** Whether the question for the text in the box is still the newest. */
let isNewest = begin()
/** The text that was asked for once more. */
let askedAgain: string | null = null

/** Somebody typed. Suggestions start at 2 characters, trimmed, 500 ms after the last key (specification, sections 5 and 9). */
export function changeSearchText(text: string): void {
  search.text = text
  search.at = -1
  search.shown = true
  clearTimeout(debounce)
  clearTimeout(hiding)
  isNewest = begin()
  askedAgain = null
  const searchStr = text.trim()
  if (plainText(text).length < MIN_SUGGEST_CHARACTERS) {
    search.list = { type: 'none' }
    return
  }
  const before = search.list.type === 'none' ? { options: [], asOf: null } : search.list
  search.list = ref({ ...before, type: 'waiting', searchStr })
  const stillAsked = isNewest
  debounce = setTimeout(() => void suggest(searchStr, stillAsked), SUGGEST_DELAY_MS)
}

async function suggest(searchStr: string, stillAsked: () => boolean): Promise<void> {
  // No first load carries it; it comes while the shop looks.
  const arranging = import('./arrange-suggestions.ts')
  // Said where it is waited for.
  arranging.catch(() => undefined)
  const found = ({ value, asOf }: Answer<ResultOf<'search'>>) => {
    const show = ({ arrangeSuggestions }: typeof import('./arrange-suggestions.ts')) => {
      if (stillAsked()) search.list = ref({ type: 'found', searchStr, options: arrangeSuggestions(value, searchStr), asOf })
    }
    return arranging.then(show).catch(logOnly)
  }
  try {
    await found(await ask('search', { searchStr, pageSize: MAX_SUGGEST }, {}, (late) => void found(late)))
  } catch (error) {
    // Section 8: logged only. The box still searches.
    logOnly(error)
    if (stillAsked() && search.list.type === 'waiting') search.list = { type: 'none' }
  }
}

/** The shop has answered this text when nobody waited any more: asked once more, for what stands in the box, it answers in time. */
export function suggestAgain(searchStr: string): void {
  if (searchStr !== search.text.trim() || searchStr === askedAgain) return
  askedAgain = searchStr
  void suggest(searchStr, isNewest)
}

/** The box was entered: recent searches while it is empty, else the suggestions of before. */
export function enterSearchBox(): void {
  clearTimeout(hiding)
  search.shown = true
  search.at = -1
  // Asked for and given up: a search or Escape came before the answer.
  if (search.list.type === 'waiting') changeSearchText(search.text)
  void loadRecentSearches()
}

/** The box was left, or a suggestion was chosen: the list hides 100 ms later (specification, section 4). */
export function hideSuggestionsSoon(): void {
  clearTimeout(hiding)
  hiding = setTimeout(hideSuggestions, SUGGEST_HIDE_DELAY_MS)
}

/** Escape, or a search that goes somewhere else. */
export function hideSuggestions(): void {
  clearTimeout(hiding)
  clearTimeout(debounce)
  search.shown = false
  search.at = -1
}

/** Moves through `count` options and the box itself, round and round. */
export function moveThroughSuggestions(step: 1 | -1, count: number): void {
  search.shown = true
  const places = count + 1
  search.at = ((search.at + 1 + step + places) % places) - 1
}

/** The box shows the text of the page that was opened directly, as if it had been typed here, but without asking for suggestions. */
export function showSearchText(text: string): void {
  search.text = text
}

/**
 * Carries out a search: hides the list, remembers the text on this device and saves a search-history record (specification, section
 * 2); failures of that are logged only. Gives back the text to search for, or null for an empty one, which does nothing.
 */
export function submitSearch(text: string): string | null {
  // A cell of a sheet brings its tab along.
  const searchStr = text.trim().replaceAll('\t', '  ')
  if (plainText(searchStr) === '') return null
  isNewest = begin()
  search.text = searchStr
  hideSuggestions()
  void rememberSearch(searchStr)
  ask('searchRecord', { searchStr }).catch(logOnly)
  return searchStr
}

/** One line of the list under the search box: a part, a vehicle or the units of one, all results, or a text to search for. */
export type SearchOption =
  | { type: 'part'; suggestion: Suggestion }
  | { type: 'vehicle'; vehicle: SuggestedVehicle; units: 'starters' | 'alternators' | null }
  | { type: 'all'; text: string; count: number | null }
  | { type: 'recent' | 'popular'; text: string }

const RECENT_SHOWN = 6
const POPULAR_SHOWN = 6

interface Box {
  text: string
  list: SuggestionList
}

/**
 * What the list under the box offers: with text what was found for it, vehicles first and all results last; without text what was searched
 * before and what others search for.
 */
export function searchOptions({ text, list }: Box, recent: readonly string[], popular: readonly string[]): readonly SearchOption[] {
  if (text.trim() !== '') return list.type === 'none' ? [] : list.options
  const before = recent.slice(0, RECENT_SHOWN)
  const others = popular.filter((term) => !before.includes(term)).slice(0, POPULAR_SHOWN)
  return [
    ...before.map((one): SearchOption => ({ type: 'recent', text: one })),
    ...others.map((one): SearchOption => ({ type: 'popular', text: one })),
  ]
}

/** What the specification shows where nothing is known of a part's application, letter by letter (section 3, Search suggestion). */
const APPLICATION_UNKNOWN = 'unknow IVECO'

export const applicationText = ({ goodsApplication }: Pick<Suggestion, 'goodsApplication'>): string =>
  goodsApplication || APPLICATION_UNKNOWN
