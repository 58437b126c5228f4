import { ref } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { isTabStale } from '#app/state/session/left-over.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_VIEW_HISTORY_PARTS } from '#contract/limits.ts'
import type { MirrorDatabase } from '#data/mirror/open.ts'
import type { StoredPartView } from '#data/mirror/schema.ts'
import { pickCardFields } from './card-of.ts'

export type SeenPart = StoredPartView

/** The stored views, whose code comes with that of the database. */
const loadHistoryStore = () => import('#data/mirror/history.ts')
const listViews = async (mirror: MirrorDatabase) => (await loadHistoryStore()).listViews(mirror)

/**
 * The parts that were viewed on this device, and by the user on others, newest first, each once. `known`: the stored views have been read.
 * `paused`: the history is off on this device, for every user.
 */
export const viewHistory = createPersonalState<{ known: boolean; views: readonly StoredPartView[]; paused: boolean }>({
  known: false,
  views: [],
  paused: false,
})

export const HISTORY_PAUSED_KEY = 'views-paused'

const isPaused = (): boolean => deviceStorage.getItem(HISTORY_PAUSED_KEY) !== null

/** Replaces the list of viewed parts as a whole by plain objects, because valtio proxies cannot be stored in IndexedDB. */
export function showViews(views: StoredPartView[]): void {
  viewHistory.views = ref(views)
}

export async function loadViewHistory(): Promise<void> {
  viewHistory.paused = isPaused()
  const views = await withMirror(listViews, [])
  const seenHere = new Set(viewHistory.views.map((view) => view.mcode))
  showViews([...viewHistory.views, ...views.filter((view) => !seenHere.has(view.mcode))])
  viewHistory.known = true
}

/** The list row of a part, without terms that depend on a quantity. */
function toStoredRow(part: PartCard): StoredPartView['part'] {
  const { minQty: _, priceLadder: __, ...row } = pickCardFields(part)
  return row
}

/**
 * Records that a part's page was opened, unless the page was left open by another user or the history is off. Takes a list row or a
 * complete part, and the time of its data (ISO 8601; null if unknown).
 */
export async function rememberView(part: PartCard, asOf: string | null, viewedAt: number = Date.now()): Promise<void> {
  if (isTabStale() || isPaused()) return
  const owner = sessionOwner()
  const view: StoredPartView = { mcode: part.mcode, viewedAt, asOf, part: toStoredRow(part), ...(owner !== null && { owner }) }
  showViews([view, ...viewHistory.views.filter(({ mcode }) => mcode !== view.mcode)].slice(0, MAX_VIEW_HISTORY_PARTS))
  await withMirror(async (mirror) => (await loadHistoryStore()).recordView(mirror, view), undefined)
}

export async function forgetViews(): Promise<void> {
  showViews([])
  await withMirror(async (mirror) => (await loadHistoryStore()).clearViews(mirror), undefined)
}
