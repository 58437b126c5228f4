import 'fake-indexeddb/auto'
import { test } from 'vitest'
import { checkFailedSchedules, checkSchedules } from '../../support/cart/check-schedules.ts'
import { fakeShop } from '../../support/cart/fake-shop.ts'
import { runs } from '../../support/runs.ts'

test('schedules that once failed: nothing is lost, nothing is doubled', () => checkFailedSchedules(fakeShop))

test('80 schedules against the contract: nothing is lost, nothing is doubled, and in the end all agree', async () => {
  const given = runs(80)
  // Printed when all is well too: what passed today may be asked for tomorrow.
  process.stdout.write(`Schedules of the outbox against the contract: SEED=${given.seed}\n`)
  await checkSchedules(fakeShop, given)
})
