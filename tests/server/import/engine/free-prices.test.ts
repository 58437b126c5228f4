import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { emptyShop, partEvents, runOn } from './support/empty-shops.ts'

const { db } = await emptyDatabase()
await migrate(db)
const shop = await emptyShop(db, 'free')
const starter = { code: 'QA-1', brand: 'Voltara', name: 'Starter', cents: 9900 }
const NO_PRICE = 'Zero and less is no price. Say --free where the goods are given away.'

const load = async (kind: 'parts' | 'prices', parts: Parameters<typeof partEvents>[0], isFree = false) => {
  const { rows, said } = await runOn(db, shop, kind, partEvents(parts), { isFree })
  return {
    rows,
    said: said.flatMap((news) => (news.type === 'remark' ? [`${news.remark.kind} ${news.remark.value}: ${news.remark.says}`] : [])),
  }
}
const prices = async () =>
  (
    await sql<{
      text: string
    }>`select concat_ws(' ', mcode, price, was_price, name) as text from part where tenant_id = ${shop} order by mcode`.execute(db)
  ).rows.map(({ text }) => text)

test('a price of zero or less is none: nothing is sold for it unless --free says so', async () => {
  await load('parts', [starter])
  const nothing = await load('prices', [{ code: 'QA-1', cents: 0 }])
  expect(nothing).toMatchObject({ rows: { read: 1, refused: 1 }, said: [`refused 0.00: ${NO_PRICE}`] })
  const below = await load('prices', [{ code: 'QA-1', cents: -500, wasCents: 0, coreCents: 1000 }])
  expect(below).toMatchObject({
    rows: { read: 1, changed: 1 },
    said: [expect.stringContaining('-5.00: Zero'), expect.stringContaining('0.00: Zero')],
  })
  const fresh = await load('parts', [
    { ...starter, name: 'Renamed', cents: 0 },
    { ...starter, code: 'QA-2', cents: 0 },
  ])
  expect(fresh.rows).toMatchObject({ read: 2, changed: 1, refused: 1 })
  expect(fresh.said.at(-1)).toContain(NO_PRICE)
  expect(await prices()).toEqual(['QA-1 99.00 Renamed'])
  await load('parts', [{ ...starter, code: 'QA-2', cents: 0 }], true)
  expect(await prices()).toEqual(['QA-1 99.00 Renamed', 'QA-2 0.00 Starter'])
})
