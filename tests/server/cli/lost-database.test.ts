import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { runShopCommand } from '#server/cli/run-command.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

/** As the driver says it when the connection is lost under a statement, the commit among them. */
const lost: KyselyPlugin = {
  transformQuery: () => {
    throw new Error('Connection terminated unexpectedly')
  },
  transformResult: async ({ result }) => result,
}

test.each([
  ['orders pay CW-1', 'npm run shop -- orders list'],
  ['parts price AB-1 9.99 --tenant general', 'npm run shop -- parts list'],
  ['coupons end TEN --tenant general', 'npm run shop -- coupons list'],
])('%s: when the database is lost nobody knows whether it was done, so nothing else is said', async (line, look) => {
  const host = { ...shop.host, db: shop.db.withPlugin(lost) }
  const { exit, out, err } = await runShopCommand(host, line.split(' '), 'ann', () => undefined)
  expect([exit, out]).toEqual([1, ''])
  expect(err).toBe(
    `The database was lost in the middle. It is not known whether this was done: look with ${look}, and try again if it was not.\n`,
  )
})

test('what only reads, and a backup, has changed nothing', async () => {
  const host = { ...shop.host, db: shop.db.withPlugin(lost) }
  for (const line of ['orders list', 'status', 'tenants', 'backup shop.backup']) {
    const { err } = await runShopCommand(host, [...line.split(' '), '--json'], 'ann', () => undefined)
    expect([line, JSON.parse(err)]).toEqual([
      line,
      { error: 'unavailable', say: 'The database cannot be asked just now. Nothing was changed. Try again.' },
    ])
  }
})
