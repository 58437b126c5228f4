import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFailedSchedules, checkSchedules, freshSeed } from '../../support/cart/check-schedules.ts'
import { realShop } from '../../support/cart/real-shop.ts'

const seed = freshSeed()
let shop: Awaited<ReturnType<typeof realShop>>
beforeAll(async () => {
  shop = await realShop()
})
afterAll(() => shop.close())

// Few, because what they add to those against the contract is that the server agrees with it, and most of its cart is in each of them.
test(`15 schedules, and those that once failed, against the shop’s own server and database, from the seed ${seed}: nothing is lost, nothing is doubled, and in the end all agree`, async () => {
  process.stdout.write(`Schedules of the outbox against the server: SEED=${seed}\n`)
  await checkFailedSchedules(() => shop)
  await checkSchedules(() => shop, { seed, runs: 15 })
  expect(shop.mistakes).toEqual([])
})
