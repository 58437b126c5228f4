import { setImmediate as turn } from 'node:timers/promises'
import { liveSections } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'

/** What is live of many parts as sections; others have their turn in between. */
export async function sectionsInTurns(live: LiveColumns): Promise<Map<string, Uint8Array>> {
  const sections = new Map<string, Uint8Array>()
  for (const [name, bytes] of liveSections(live)) {
    sections.set(name, bytes)
    await turn()
  }
  return sections
}
