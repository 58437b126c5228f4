import { setImmediate as turn } from 'node:timers/promises'
import type { Segment } from '#search/segment/segment.ts'

/** Loads the sections of a search index into memory before the first request, in small steps. */
export async function warmSegment(segment: Segment): Promise<void> {
  for (const _ of segment.readAll()) await turn()
}
