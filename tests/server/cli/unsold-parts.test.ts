import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { formatUnsoldGroups, unsoldReason } from '#server/cli/unsold-parts.ts'
import { partRow } from '../db/support/part-rows.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const ask = { soldOutRule: undefined, today: '2026-11-28' }
const row = { stock: 0, restock_on: null, ended: false, min_qty: 1 }

describe('why a part cannot be bought', () => {
  test.each([
    ['withdrawn', { ...row, ended: true }],
    ['sold out, with no day of the next delivery', row],
    ['sold out, with no day of the next delivery', { ...row, restock_on: '2026-11-01' }],
    ['fewer left than its least order', { ...row, stock: 4, min_qty: 10 }],
    [null, { ...row, restock_on: '2026-12-24' }],
    [null, { ...row, stock: 1 }],
    [null, { ...row, stock: 1, ended: true }],
  ])('%s', (why, part) => {
    expect(unsoldReason(part, ask)).toBe(why)
  })

  test('a shop that waits takes no order before the day', () => {
    expect(unsoldReason({ ...row, restock_on: '2026-12-24' }, { ...ask, soldOutRule: 'wait' })).toContain(
      'takes no order before it is back',
    )
  })

  test('names some, and how many more there are', () => {
    expect(
      formatUnsoldGroups([
        { reason: 'withdrawn', count: 7, codes: ['A', 'B', 'C', 'D', 'E'] },
        { reason: 'sold out', count: 1, codes: ['F'] },
      ]),
    ).toBe('8 cannot: 7 withdrawn (A, B, C, D, E and 2 more); 1 sold out (F).')
  })
})

test('open --check says which parts cannot be bought and why, what costs nothing, and the command that lists all', async () => {
  await sql`insert into tenant select (jsonb_populate_record(tenant, '{"id": "pier", "hosts": ["pier.localhost"], "is_default": false}')).* from tenant where id = ${shop.general}`.execute(
    shop.db,
  )
  const add = (mcode: string, facts: object) =>
    shop.db
      .insertInto('part')
      .values({ ...partRow('pier', mcode), stock: 5, price: '10.00', ...facts })
      .execute()
  await add('P-1', {})
  await add('P-2', { stock: 0 })
  await add('P-3', { stock: 0, ended: true })
  await add('P-4', { price: '0.00' })
  const { out } = await shop.type('open --check pier --no-mail --json')
  const matter = (name: string) => JSON.parse(out).matters.find((one: { matter: string }) => one.matter === name)
  expect(matter('parts')).toMatchObject({
    state: 'ok',
    says: '2 parts of 4 can be bought. 2 cannot: 1 sold out, with no day of the next delivery (P-2); 1 withdrawn (P-3).',
    mend: 'All of them: npm run shop -- parts list --unsold --tenant pier',
  })
  expect(matter('prices')).toMatchObject({ state: 'warning', says: '1 part costs nothing: it is given away.' })
  expect(
    (await shop.json('parts list --unsold --tenant pier')).map(({ mcode, why }: { mcode: string; why: string }) => [mcode, why]),
  ).toEqual([
    ['P-2', 'sold out, with no day of the next delivery'],
    ['P-3', 'withdrawn'],
  ])
})
