import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '#server/cli/commands.ts'
import { shopForTests, type TestShop } from '../../support/server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await shopForTests()
})
afterAll(() => shop.close())

const run = (line: string, ...rest: string[]) => {
  const command = commands.find(({ words }) => words.join(' ') === line)
  if (!command) throw new Error(`There is no command ${line}.`)
  return command.run(shop.db, rest)
}

test('tenants: both shops, the default one first, with the number of their parts', async () => {
  const { text, data } = await run('tenants')
  expect(data).toMatchObject([
    { id: shop.general, is_default: true },
    { id: shop.special.id, hosts: [shop.special.host] },
  ])
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toContain(shop.special.host)
})

test('parts show: one part with its numbers, in whatever case its code is typed', async () => {
  const [part] = await shop.db
    .selectFrom('part')
    .select(['mcode', 'oe_number'])
    .where('tenant_id', '=', shop.general)
    .where('type', '=', 'starter')
    .limit(1)
    .execute()
  const { text, missing } = await run('parts show', part?.mcode.toLowerCase() ?? '')
  expect(missing).toBeUndefined()
  expect(text).toContain(part?.mcode)
  expect(text).toContain(part?.oe_number)
})

test('parts show of an unknown code says so and counts as a failure', async () => {
  expect(await run('parts show', 'NOPE-1')).toEqual({ data: [], text: 'No shop here has a part NOPE-1.', missing: true })
})

test('status counts the rows of every table', async () => {
  const { data, text } = await run('status')
  const rows = new Map((data as { rows: { table: string; rows: number }[] }).rows.map((row) => [row.table, row.rows]))
  expect(rows.get('tenant')).toBe(2)
  expect(rows.get('part_number')).toBeGreaterThan(rows.get('part') ?? 0)
  expect(text).toContain('MB')
})
