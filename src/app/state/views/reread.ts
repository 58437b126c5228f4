import { showViews, viewHistory } from '#app/state/catalogue/view-history.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { listViews } from '#data/mirror/history.ts'
import type { StoredPartView } from '#data/mirror/schema.ts'

/** Reads the stored views again, because another tab or device may have changed them. */
export async function rereadViews(): Promise<void> {
  const stored = await withMirror<StoredPartView[] | null>(listViews, null)
  if (stored !== null) showViews(stored)
  viewHistory.known = true
}
