import { setImmediate as turn } from 'node:timers/promises'
import { liveSections } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'

/** Builds the index sections for the live data (price, stock) of many parts in small steps, so that requests are answered in between. */
export async function buildLiveSections(live: LiveColumns): Promise<Map<string, Uint8Array>> {
  const sections = new Map<string, Uint8Array>()
  for (const [name, bytes] of liveSections(live)) {
    sections.set(name, bytes)
    await turn()
  }
  return sections
}
