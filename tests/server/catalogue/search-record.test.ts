import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { DAY_MS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { shopForTests } from '../../support/server.ts'

let clock: number

const shop = await shopForTests()
const server = () => shop.again({ clock: { now: () => clock } })
let app = server()
beforeEach(async () => {
  clock = Date.parse('2026-11-22T23:50:00Z')
  for (const table of ['search_record', 'rate_limit']) await sql`truncate ${sql.table(table)}`.execute(shop.db)
})

/** As many callers as there are calls, unless a test says who calls. */
let callers = 0
function somebody(): string {
  callers += 1
  return `10.0.${callers >> 8}.${callers & 255}`
}

async function say(searchStr: string, remoteAddress = somebody(), tenant = shop.general): Promise<unknown> {
  const reply = await app.request(
    calls.searchRecord.path,
    { method: 'POST', body: JSON.stringify({ searchStr }), headers: { 'Content-Type': 'application/json', [TENANT_HEADER]: tenant } },
    { incoming: { socket: { remoteAddress } } },
  )
  expect(reply.status).toBe(200)
  const { result } = await reply.json()
  return result
}
const counted = () =>
  shop.db
    .selectFrom('search_record')
    .select(['tenant_id', 'day', 'search_str', 'hits'])
    .orderBy('day')
    .orderBy('tenant_id')
    .orderBy('search_str')
    .execute()

test('a text is counted once a day in its shop, however it is written', async () => {
  for (const text of ['Starter  Bosch', ' starter bosch ', 'STARTER ＢＯＳＣＨ']) expect(await say(text)).toEqual({ saved: true })
  await say('starter bosch', undefined, shop.special.id)
  clock += DAY_MS
  await say('starter bosch')
  const row = { tenant_id: shop.general, search_str: 'starter bosch' }
  expect(await counted()).toEqual(
    [
      { ...row, day: '2026-11-22', hits: 3 },
      { ...row, day: '2026-11-22', hits: 1, tenant_id: shop.special.id },
      { ...row, day: '2026-11-23', hits: 1 },
    ].sort((a, b) => (a.day + a.tenant_id < b.day + b.tenant_id ? -1 : 1)),
  )
})

test('a long text is cut, and no sign is cut in two', async () => {
  await say(`${'x'.repeat(99)}😀 and more`)
  await say(`${'x'.repeat(99)}😀 and something else`)
  expect((await counted()).map(({ search_str, hits }) => [search_str, hits])).toEqual([[`${'x'.repeat(99)}😀`, 2]])
})

describe('an attacker fills nothing', () => {
  test('an address is counted up to its limit, told nothing, and others are counted as before', async () => {
    await say('flood', '192.0.2.9')
    await sql`update rate_limit set hits = 299`.execute(shop.db)
    for (const saved of [true, false, false]) expect(await say('flood', '192.0.2.9')).toEqual({ saved })
    expect(await say('flood', '192.0.2.10')).toEqual({ saved: true })
    expect((await counted()).map(({ hits }) => hits)).toEqual([3])
    clock += 16 * 60 * 1000
    expect(await say('flood', '192.0.2.9')).toEqual({ saved: true })
  })
  test('a day has a thousand texts and no more; those that it has are counted on', async () => {
    await sql`insert into search_record select ${shop.general}, '2026-11-22', 'text ' || n, 1 from generate_series(1, 999) as n`.execute(
      shop.db,
    )
    expect(await say('the last')).toEqual({ saved: true })
    expect(await say('one too many')).toEqual({ saved: false })
    expect(await say('the last')).toEqual({ saved: true })
    expect(await say('of another shop', undefined, shop.special.id)).toEqual({ saved: true })
    expect(await counted()).toHaveLength(1001)
  })
  test('old days go', async () => {
    await say('old')
    await purgeExpired(shop.db, clock + 89 * DAY_MS)
    expect(await counted()).toHaveLength(1)
    await purgeExpired(shop.db, clock + 92 * DAY_MS)
    expect(await counted()).toEqual([])
  })
})

test('a day of what is searched for is one of the shop, of 23 and of 25 hours too', async () => {
  const zone = (name: string) => shop.db.updateTable('tenant').set({ time_zone: name }).where('id', '=', shop.general).execute()
  const days = async (name: string, times: readonly string[]) => {
    await sql`truncate search_record`.execute(shop.db)
    await zone(name)
    app = server()
    for (const time of times) {
      clock = Date.parse(time)
      await say('solenoid')
    }
    return (await counted()).map(({ day, hits }) => `${day} ${hits}`)
  }
  expect(
    await days('Europe/Berlin', ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z']),
  ).toEqual(['2026-03-28 1', '2026-03-29 2', '2026-03-30 1'])
  expect(await days('Europe/Berlin', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'])).toEqual([
    '2026-10-25 2',
    '2026-10-26 1',
  ])
  expect(await days('America/Chicago', ['2026-11-01T05:00:00Z', '2026-11-02T05:59:59Z', '2026-11-02T06:00:00Z'])).toEqual([
    '2026-11-01 2',
    '2026-11-02 1',
  ])
  expect(await days('Asia/Kolkata', ['2026-11-28T18:29:59Z', '2026-11-28T18:30:00Z'])).toEqual(['2026-11-28 1', '2026-11-29 1'])
  await zone('UTC')
  app = server()
})
