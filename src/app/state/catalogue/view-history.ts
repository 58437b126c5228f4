import { ref } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { isLeftOver } from '#app/state/session/left-over.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { MAX_VIEW_HISTORY } from '#contract/limits.ts'
import { clearViews, listViews, recordView } from '#data/mirror/history.ts'
import type { View } from '#data/mirror/schema.ts'

export type SeenPart = View

/**
 * The parts that were viewed on this device, and by the user on others, newest first, each once. `known`: the stored views have been read.
 * `paused`: the history is off on this device, for every user.
 */
export const viewHistory = personal<{ known: boolean; views: readonly View[]; paused: boolean }>({ known: false, views: [], paused: false })

export const PAUSED_KEY = 'views-paused'

const isPaused = (): boolean => deviceTexts.getItem(PAUSED_KEY) !== null

/** Replaces the list of viewed parts as a whole by plain objects, because valtio proxies cannot be stored in IndexedDB. */
export function showViews(views: View[]): void {
  viewHistory.views = ref(views)
}

export async function loadViewHistory(): Promise<void> {
  viewHistory.paused = isPaused()
  const stored = await withMirror(listViews, [])
  const seenHere = new Set(viewHistory.views.map((view) => view.mcode))
  showViews([...viewHistory.views, ...stored.filter((view) => !seenHere.has(view.mcode))])
  viewHistory.known = true
}

type SeenRow = View['part']

/**
 * The fields that are stored of a viewed part. A complete part is three times as large, and what it matched in a search is not needed. It
 * is a list of names, because the first paint must not load the contract's schema.
 */
const kept: Record<Exclude<keyof SeenRow, 'matched' | 'minQty'>, true> = {
  mcode: true,
  type: true,
  name: true,
  producer: true,
  condition: true,
  backCategoryId: true,
  backCategoryName: true,
  oeNumber: true,
  oeProducer: true,
  specName: true,
  attributes: true,
  own: true,
  mainImageUrl: true,
  price: true,
  wasPrice: true,
  promotion: true,
  coreCharge: true,
  stock: true,
  weightKg: true,
}

// Object.fromEntries loses which names `kept` lists.
const seenRow = (part: PartCard): SeenRow => Object.fromEntries(Object.entries(part).filter(([name]) => name in kept)) as unknown as SeenRow

/**
 * Records that a part's page was opened, unless the page was left open by another user or the history is off. Takes a list row or a
 * complete part, and the time of its data (ISO 8601; null if unknown).
 */
export async function rememberView(part: PartCard, asOf: string | null, viewedAt: number = Date.now()): Promise<void> {
  if (isLeftOver() || isPaused()) return
  const owner = sessionOwner()
  const view: View = { mcode: part.mcode, viewedAt, asOf, part: seenRow(part), ...(owner !== null && { owner }) }
  showViews([view, ...viewHistory.views.filter(({ mcode }) => mcode !== view.mcode)].slice(0, MAX_VIEW_HISTORY))
  await withMirror((mirror) => recordView(mirror, view), undefined)
}

export async function forgetViews(): Promise<void> {
  showViews([])
  await withMirror(clearViews, undefined)
}
