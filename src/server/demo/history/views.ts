import { DAY_MS } from '#contract/limits.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { storeViewEvents } from '#server/views/queries.ts'
import type { Choice } from './picked.ts'

/** How many parts the demo customer viewed on each of the last days. */
const days: readonly (readonly [daysAgo: number, parts: number])[] = [
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
export async function demoViews(
  context: Pick<Ask, 'db' | 'tenantId' | 'clock'>,
  accountId: string,
  choices: readonly Choice[],
  rng: Rng,
): Promise<void> {
  const parts = rng.shuffled([...choices])
  const now = context.clock.now()
  const words = days.flatMap(([daysAgo, many]) =>
    parts.splice(0, many).map(({ mcode }, place) => ({
      ...{ mcode, gone: false },
      at: new Date(now - daysAgo * DAY_MS - (20 + place * 7) * MINUTE_MS),
    })),
  )
  if (words.length > 0) await storeViewEvents(context, accountId, words)
}
