import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { closedAtTheEnd } from '../../support/at-the-end.ts'
import { checkFailedSchedules, checkSchedules } from '../../support/cart/check-schedules.ts'
import { realShop } from '../../support/cart/real-shop.ts'
import { runs } from '../../support/runs.ts'

const shop = closedAtTheEnd(await realShop())

// Few, because all that they add to those against the contract is that the server agrees with it.
test('10 schedules, and those that once failed, against the shop’s own server and database: nothing is lost, nothing is doubled, and in the end all agree', async () => {
  const given = runs(10)
  process.stdout.write(`Schedules of the outbox against the server: SEED=${given.seed}\n`)
  await checkFailedSchedules(() => shop)
  await checkSchedules(() => shop, given)
  expect(shop.mistakes).toEqual([])
})
