import * as fc from 'fast-check'
import { schedules } from './commands.ts'
import { failedSchedules } from './failed-schedules.ts'
import { type Figures, noFigures } from './figures.ts'
import { runSchedule } from './run.ts'
import type { TestShop } from './shop.ts'

const LARGEST_SEED = 2 ** 31

/** A seed of its own for each run, so that no fault can hide from the schedules of yesterday; `SEED` brings one back. */
export const freshSeed = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * LARGEST_SEED))

/**
 * Runs that many schedules, each against a shop that `shopFor` gives, and sums up what happened in them. Rejects at the first that loses or doubles something, with
 * the schedule, shrunk, and the seed and path that bring it back: they belong into failed-schedules.ts.
 */
export async function checkSchedules(shopFor: () => TestShop, { seed, runs }: { seed: number; runs: number }): Promise<Figures> {
  const sum: Figures = { ...noFigures }
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const figures = await runSchedule(shopFor(), schedule)
      for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += figures[name]
    }),
    { seed, numRuns: runs },
  )
  return sum
}

/** Runs again what once failed. */
export async function checkFailedSchedules(shopFor: () => TestShop): Promise<void> {
  for (const { seed, path } of failedSchedules)
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => void (await runSchedule(shopFor(), schedule))),
      { seed, path, numRuns: 1, endOnFailure: true },
    )
}
