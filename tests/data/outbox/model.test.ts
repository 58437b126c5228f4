import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { schedules } from '../../support/cart/commands.ts'
import { fakeShop } from '../../support/cart/fake-shop.ts'
import { runSchedule } from '../../support/cart/run.ts'

const SEED = 20261121

test('1,000 schedules against the contract: nothing is lost, nothing is doubled, and in the end all agree', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      await runSchedule(fakeShop(), schedule)
      runs += 1
    }),
    { numRuns: Number(process.env['RUNS'] ?? 1000), seed: SEED, endOnFailure: false },
  )
  expect(runs).toBeGreaterThanOrEqual(1)
}, 600_000)
