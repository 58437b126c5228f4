import * as fc from 'fast-check'
import { schedules } from './commands.ts'
import { failedSchedules } from './failed-schedules.ts'
import { type Figures, noFigures } from './figures.ts'
import { runSchedule } from './run.ts'
import type { TestShop } from './shop.ts'

/**
 * Runs that many schedules, each against a shop that `shopFor` gives, and sums up what happened in them. Rejects at the first that loses or
 * doubles something, with the schedule, shrunk, and the seed and path that bring it back: they belong into failed-schedules.ts. Also where
 * nothing was applied, dropped, killed or handed over: such schedules prove nothing.
 */
export async function checkSchedules(shopFor: () => TestShop, given: { seed: number; numRuns: number }): Promise<Figures> {
  const sum: Figures = { ...noFigures }
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const figures = await runSchedule(shopFor(), schedule)
      for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += figures[name]
    }),
    given,
  )
  if (given.numRuns >= ENOUGH && Math.min(sum.applied, sum.drops, sum.kills, sum['lists handed over']) === 0)
    throw new Error(`Nothing went wrong: ${JSON.stringify(sum)}`)
  return sum
}

/** So many schedules of 8 to 40 commands have each of the troubles among them. */
const ENOUGH = 10

/** Runs again what once failed. */
export async function checkFailedSchedules(shopFor: () => TestShop): Promise<void> {
  for (const { seed, path } of failedSchedules)
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => void (await runSchedule(shopFor(), schedule))),
      { seed, path, numRuns: 1, endOnFailure: true },
    )
}
