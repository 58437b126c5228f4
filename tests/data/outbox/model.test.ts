import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { checkFailedSchedules, checkSchedules, freshSeed } from '../../support/cart/check-schedules.ts'
import { fakeShop } from '../../support/cart/fake-shop.ts'

const seed = freshSeed()

test('schedules that once failed: nothing is lost, nothing is doubled', () => checkFailedSchedules(fakeShop))

test(`200 schedules against the contract, from the seed ${seed}: nothing is lost, nothing is doubled, and in the end all agree`, async () => {
  // Printed when all is well too: what passed today may be asked for tomorrow.
  process.stdout.write(`Schedules of the outbox against the contract: SEED=${seed}\n`)
  const { applied, drops, kills } = await checkSchedules(fakeShop, { seed, runs: 200 })
  // Schedules in which nothing went wrong would prove nothing.
  for (const happened of [applied, drops, kills]) expect(happened).toBeGreaterThan(0)
})
