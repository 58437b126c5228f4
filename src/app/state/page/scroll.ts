import * as v from 'valibot'
import { pathWithoutLocale } from './shown-locale.ts'
import { tabStorage } from './storage.ts'

/** The key under which the scroll positions of history entries are stored, each by the number that `go` gives it. */
const SCROLL_PLACES_KEY = 'scroll-places'
const MAX_SCROLL_PLACES = 50
/** How long to wait for the content before the old scroll position is given up. */
const RESTORE_TIMEOUT_MS = 1500

const StoredScrollPlaces = v.record(v.string(), v.number())
const HistoryState = v.object({ key: v.number(), from: v.optional(v.string()) })

/** The key of the current history entry, and whether the user came to it by "back". */
let currentEntryKey = 'first'
let isHistoryNavigation = false
/** Whether the user came to the rendered page by "back" or "forward", so that it has its old scroll position. */
let isScrollRestored = false
/**
 * The pathname of the current history entry, and that of the rendered screen. Until the next screen is rendered, the scroll position
 * belongs to the old one.
 */
let currentPath = ''
let renderedPath = ''

/**
 * Turns off the browser's own restoring of scroll positions, which happens before the content exists. Called once at startup, before
 * anything listens to the history.
 */
export function watchScroll(): void {
  history.scrollRestoration = 'manual'
  readHistoryEntry()
  renderedPath = currentPath
  addEventListener('pagehide', storeScrollPlace)
  addEventListener('popstate', () => {
    storeScrollPlace()
    readHistoryEntry()
    isHistoryNavigation = true
  })
}

/** Stores the current scroll position, then navigates forward. */
export function storeScrollAndNavigate(navigate: (state: { key: number }) => void): void {
  storeScrollPlace()
  navigate({ key: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })
  readHistoryEntry()
  isHistoryNavigation = false
  isScrollRestored = false
}

/**
 * Whether the window's URL belongs to a page that is not rendered yet. Results that arrive meanwhile belong to the previous page, which is
 * still displayed.
 */
export const isLeavingPage = (): boolean => renderedPath !== currentPath

function readHistoryEntry(): void {
  currentEntryKey = currentHistoryKey()
  currentPath = pathWithoutLocale(location.pathname)
}

/**
 * Whether the user came by "back" or "forward" to the page that is being rendered, or that is rendered: its code may arrive after its
 * placeholder.
 */
export const isReturning = (): boolean => isHistoryNavigation || isScrollRestored

/**
 * Ends the estimated heights and the system's font of the server-rendered page. Called before anything asks for the layout of the next page,
 * because it changes the styles of all that stays.
 */
export function endFirstPage(): void {
  document.querySelector('[data-first-page]')?.removeAttribute('data-first-page')
}

/** Scrolls after a navigation: on "back" to the old position, otherwise to the top, or to the element that the URL's fragment names. */
export function scrollAfterNavigation(newPage: boolean): void {
  renderedPath = currentPath
  if (isHistoryNavigation) restoreScroll(readScrollPlaces()[currentEntryKey] ?? 0)
  else if (newPage) document.getElementById(location.hash.slice(1))?.scrollIntoView() ?? scrollTo(0, 0)
  isScrollRestored = isHistoryNavigation
  isHistoryNavigation = false
}

/** Returns the URL of the previous history entry; null if unknown. */
export function previousPath(): string | null {
  const read = v.safeParse(HistoryState, history.state)
  return read.success ? (read.output.from ?? null) : null
}

function currentHistoryKey(): string {
  const read = v.safeParse(HistoryState, history.state)
  return read.success ? String(read.output.key) : 'first'
}

function readScrollPlaces(): Record<string, number> {
  try {
    return v.parse(StoredScrollPlaces, JSON.parse(tabStorage.getItem(SCROLL_PLACES_KEY) ?? '{}'))
  } catch {
    // Another program has stored data under our key. Every page then opens at its top.
    return {}
  }
}

function storeScrollPlace(): void {
  if (isLeavingPage()) return
  const others = Object.entries(readScrollPlaces()).filter(([key]) => key !== currentEntryKey)
  const places = Object.fromEntries([...others, [currentEntryKey, Math.round(scrollY)]].slice(-MAX_SCROLL_PLACES))
  tabStorage.setItem(SCROLL_PLACES_KEY, JSON.stringify(places))
}

/** Scrolls to a position as soon as the page is long enough. Stops if the user scrolls. */
function restoreScroll(top: number): void {
  const until = performance.now() + RESTORE_TIMEOUT_MS
  const reader = new AbortController()
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    addEventListener(sign, () => reader.abort(), { signal: reader.signal, passive: true })
  const attempt = () => {
    if (reader.signal.aborted) return
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(attempt)
    else reader.abort()
  }
  attempt()
}
