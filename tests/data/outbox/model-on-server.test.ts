import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schedules } from '../../support/cart/commands.ts'
import { realShop } from '../../support/cart/real-shop.ts'
import { runSchedule } from '../../support/cart/run.ts'

const SEED = 41121
let shop: Awaited<ReturnType<typeof realShop>>
beforeAll(async () => {
  shop = await realShop()
})
afterAll(() => shop.close())

test('schedules against the shop’s own server and database: nothing is lost, nothing is doubled, and in the end all agree', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      await runSchedule(shop, schedule)
    }),
    { numRuns: Number(process.env['RUNS'] ?? 60), seed: SEED },
  )
  expect(shop.mistakes).toEqual([])
}, 600_000)
