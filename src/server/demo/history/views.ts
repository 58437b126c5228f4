import { DAY_MS } from '#contract/limits.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { storePartViewEvents } from '#server/views/queries.ts'
import type { PartChoice } from './picked.ts'

/** How many parts the demo customer viewed on each of the last days. */
const viewedPartCountsByDay: readonly (readonly [daysAgo: number, parts: number])[] = [
  [0, 3],
  [1, 6],
  [3, 4],
  [6, 5],
  [12, 4],
  [27, 3],
  [61, 2],
]
const MINUTE_MS = 60_000

/** Creates the view history of the demo customer: a few parts per day, some minutes apart. */
export async function createDemoPartViews(
  context: Pick<RequestContext, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  choices: readonly PartChoice[],
  rng: RandomGenerator,
): Promise<void> {
  const parts = rng.shuffleList([...choices])
  const now = context.clock.now()
  const words = viewedPartCountsByDay.flatMap(([daysAgo, many]) =>
    parts.splice(0, many).map(({ mcode }, place) => ({
      ...{ mcode, gone: false },
      at: new Date(now - daysAgo * DAY_MS - (20 + place * 7) * MINUTE_MS),
    })),
  )
  if (words.length > 0) await storePartViewEvents(context, accountId, words)
}
