import type { WorkPause } from './event-loop.ts'

/** Number of items that are handled in one step, which takes a few milliseconds. */
const ITEMS_PER_STEP = 50

/** Maps items asynchronously, in order, and pauses after a limited number of them. */
export async function mapInSteps<One, Made>(
  all: readonly One[],
  pause: WorkPause,
  make: (one: One, at: number) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < all.length; from += ITEMS_PER_STEP) {
    await pause()
    made.push(...(await Promise.all(all.slice(from, from + ITEMS_PER_STEP).map((one, at) => make(one, from + at)))))
  }
  return made
}
