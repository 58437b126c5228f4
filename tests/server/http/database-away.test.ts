import { expect, test } from 'vitest'
import { callApp } from '../../support/call-app.ts'
import { shopForTests } from '../../support/server.ts'
import { failingDatabase, LOST } from '../db/support/failing-database.ts'

const shop = await shopForTests()
let cause: Error | null = null
const reports = new Set<unknown>()
const clock = { time: Date.parse('2026-11-24T12:00:00Z'), now: () => clock.time }
const app = shop.again({ db: failingDatabase(shop.db, () => cause), clock, report: (_, failure) => reports.add(String(failure)) })
const find = async (searchStr: string) => {
  const { status, result } = await callApp(app, 'aggregationSearch', { searchStr }, { tenant: shop.general })
  return { status, total: status === 200 ? result.total : null }
}

test('while the database is away what needs only the catalogue goes on, for some minutes, also what nobody has asked before; the rest says 503', async () => {
  await find('starter')
  cause = LOST
  for (const word of ['alternator', 'bosch']) {
    clock.time += 60_000
    expect(await find(word)).toMatchObject({ status: 200, total: expect.toSatisfy((total) => total > 0) })
  }
  expect((await callApp(app, 'productStyles', {}, { tenant: shop.general })).status).toBe(503)
  clock.time += 10 * 60_000
  expect((await find('bosch')).status).toBe(503)
  cause = null
  await expect
    .poll(
      async () => {
        clock.time += 1000
        return (await find('bosch')).status
      },
      { timeout: 30_000 },
    )
    .toBe(200)
  expect(reports).toEqual(new Set([LOST.message]))
})
