import * as v from 'valibot'
import { plainPath } from './shown-locale.ts'
import { tabTexts } from './storage.ts'

/** Where the reader was on each page of the history, by the key that `go` gives an entry. */
const PLACES_KEY = 'scroll-places'
const MAX_PLACES = 50
/** How long to wait for content that is on its way back before giving up on the old place. */
const WAIT_MS = 1500

const Places = v.record(v.string(), v.number())
const HistoryState = v.object({ key: v.number(), from: v.optional(v.string()) })

/** The key of the page that is shown, and whether it was gone back to. */
let current = 'first'
let wentBack = false
/** The pathname of that page, and of the one that is drawn: until the next is, the place is still the old one's. */
let currentPath = ''
let drawnPath = ''

/**
 * Takes scrolling over from the browser, which restores it before the content is there. Called once at start, before anything listens to
 * the history.
 */
export function watchScroll(): void {
  history.scrollRestoration = 'manual'
  readEntry()
  drawnPath = currentPath
  addEventListener('pagehide', rememberPlace)
  addEventListener('popstate', () => {
    rememberPlace()
    readEntry()
    wentBack = true
  })
}

/** Runs a navigation that goes on, noting where the reader was on the page that is left. */
export function movingOn(navigate: (state: { key: number }) => void): void {
  rememberPlace()
  navigate({ key: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })
  readEntry()
  wentBack = false
}

/** Whether the window has gone on to a page that is not drawn yet: what is heard now is the answer to the one before. */
export const isLeaving = (): boolean => drawnPath !== currentPath

function readEntry(): void {
  current = keyNow()
  currentPath = plainPath(location.pathname)
}

/**
 * After a navigation: to the old place of a page that was gone back to; to the top of a new one, or to the element that the address names.
 */
export function placeReader(newPage: boolean): void {
  drawnPath = currentPath
  // Places are kept in pixels: from here on everything has its own height.
  document.querySelector('[data-first-page]')?.removeAttribute('data-first-page')
  if (wentBack) backTo(readPlaces()[current] ?? 0)
  else if (newPage) document.getElementById(location.hash.slice(1))?.scrollIntoView() ?? scrollTo(0, 0)
  wentBack = false
}

/** The address from which the reader came to this entry of the history; null when the entry before is not known. */
export function cameFrom(): string | null {
  const read = v.safeParse(HistoryState, history.state)
  return read.success ? (read.output.from ?? null) : null
}

function keyNow(): string {
  const read = v.safeParse(HistoryState, history.state)
  return read.success ? String(read.output.key) : 'first'
}

function readPlaces(): Record<string, number> {
  try {
    return v.parse(Places, JSON.parse(tabTexts.getItem(PLACES_KEY) ?? '{}'))
  } catch {
    // Somebody else's writing under our key: then every page opens at its top.
    return {}
  }
}

function rememberPlace(): void {
  if (isLeaving()) return
  const others = Object.entries(readPlaces()).filter(([key]) => key !== current)
  const places = Object.fromEntries([...others, [current, Math.round(scrollY)]].slice(-MAX_PLACES))
  tabTexts.setItem(PLACES_KEY, JSON.stringify(places))
}

/** Scrolls as soon as the page is long enough again; a reader who scrolls meanwhile is left alone. */
function backTo(top: number): void {
  const until = performance.now() + WAIT_MS
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
