import { setImmediate as turn } from 'node:timers/promises'
import type { Segment } from '#search/segment/segment.ts'

/** Reads what an index is made of before anybody asks for it, and lets others have their turn in between. */
export async function readAhead(segment: Segment): Promise<void> {
  for (const _ of segment.readAll()) await turn()
}
