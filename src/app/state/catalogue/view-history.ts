import { ref } from 'valtio/vanilla'
import { personal } from '#app/state/page/personal.ts'
import type { PartCard } from '#contract/catalogue.ts'
import { VIEW_HISTORY_MOST } from '#contract/limits.ts'
import { clearViews, listViews, recordView } from '#data/mirror/history.ts'
import type { View } from '#data/mirror/schema.ts'
import { isLeftOver } from '#app/state/account/left-over.ts'
import { withMirror } from '#app/state/page/mirror.ts'

export type SeenPart = View

/** Parts looked at on this device, newest first, each once. `known` turns true when the device's memory has been read. */
export const viewHistory = personal<{ known: boolean; views: readonly View[] }>({ known: false, views: [] })

/** The list is replaced whole and its rows stay plain: a proxied row could not be stored. */
function show(views: View[]): void {
  viewHistory.views = ref(views)
}

export async function loadViewHistory(): Promise<void> {
  const stored = await withMirror(listViews, [])
  const seenHere = new Set(viewHistory.views.map((view) => view.mcode))
  show([...viewHistory.views, ...stored.filter((view) => !seenHere.has(view.mcode))])
  viewHistory.known = true
}

type SeenRow = View['part']

/**
 * A list row, and no more: a whole part is three times as large. Why it was found is not worth keeping. By name and not by the contract's
 * shape, which no first paint needs.
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
  mainImageUrl: true,
  price: true,
  wasPrice: true,
  promotion: true,
  coreCharge: true,
  stock: true,
  weightKg: true,
}

// Object.fromEntries forgets the names that `kept` has just said.
const seenRow = (part: PartCard): SeenRow => Object.fromEntries(Object.entries(part).filter(([name]) => name in kept)) as unknown as SeenRow

/**
 * Remembers that a part's page was opened, unless it is left over from somebody else. Takes a list row or the whole part, and when the shop
 * said what it says (ISO 8601; null when nobody knows).
 */
export async function rememberView(part: PartCard, asOf: string | null, viewedAt: number = Date.now()): Promise<void> {
  if (isLeftOver()) return
  const view: View = { mcode: part.mcode, viewedAt, asOf, part: seenRow(part) }
  show([view, ...viewHistory.views.filter(({ mcode }) => mcode !== view.mcode)].slice(0, VIEW_HISTORY_MOST))
  await withMirror((mirror) => recordView(mirror, view), undefined)
}

export async function forgetViews(): Promise<void> {
  show([])
  await withMirror(clearViews, undefined)
}
