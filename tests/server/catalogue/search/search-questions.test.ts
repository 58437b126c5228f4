import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keptWords } from '#server/catalogue/columns/load-words.ts'
import { askedQuestions } from '../../../support/asked-questions.ts'
import { callApp } from '../../../support/call-app.ts'
import { shopForTests } from '../../../support/server.ts'

const renew = () => sql`update tenant set catalogue_version = catalogue_version + 1`.execute(shop.db)

const shop = await shopForTests()
const { db, asked } = askedQuestions(shop.db)
const app = shop.again({ db, keptReplyBytes: 0 })
const search = (searchStr: string) => callApp(app, 'aggregationSearch', { searchStr }, { tenant: shop.general })
// Loads shelf and words.
await search('starter')
/** Asks a search of a shop that tells which tables it asked its database about. */
const heard = async (searchStr: string) => {
  asked.length = 0
  const { result } = await search(searchStr)
  const tables = ['part_text', 'part_number', 'search_word', 'fitment'].filter((table) => asked.some((one) => one.includes(table)))
  return { tables, total: result.total, meant: result.meant, leftOut: result.leftOut }
}
const rows = await shop.db
  .selectFrom('part')
  .select('producer')
  .where('tenant_id', '=', shop.general)
  .where('type', '<>', 'workwear')
  .where('producer', '~', '^[A-Z][a-z]{3,}$')
  .groupBy('producer')
  .orderBy((of) => of.fn.countAll(), 'desc')
  .execute()
/** The producers of the most parts first. */
const makers: string[] = rows.map(({ producer }) => producer)

describe('what a search asks the database', () => {
  test('words that parts hold: nothing about words or numbers', async () => {
    expect(await heard('starter')).toMatchObject({ tables: [], meant: 'words' })
    expect((await heard('12v alternator')).tables).toEqual([])
  })
  test('known words that meet nothing together are left out one by one, the last first, without a question about words or numbers', async () => {
    const [one = '', other] = makers
    const sold = await shop.db
      .selectFrom('part')
      .select('type')
      .where('tenant_id', '=', shop.general)
      .where('producer', '=', one)
      .where('type', 'in', ['armature', 'rotor', 'stator', 'solenoid', 'rectifier'])
      .orderBy('mcode')
      .executeTakeFirstOrThrow()
    const both = await heard(`${sold.type} ${one} ${other}`)
    expect(both).toMatchObject({ tables: [], meant: 'similar' })
    expect(both.leftOut?.length).toBe(1)
    expect(both.total).toBeGreaterThan(0)
  })
  test('all misspelt words are asked for in one question, and known words never', async () => {
    const { tables, total, meant } = await heard('alternater regulater')
    expect([meant, total > 0]).toEqual(['similar', true])
    expect(tables).toContain('search_word')
    expect(tables).not.toContain('part_text')
  })
  test('one short word may still be the beginning of a number', async () => {
    expect(await heard('AK')).toMatchObject({ tables: ['part_number'], meant: 'number' })
  })
})

describe('the words that are kept', () => {
  const idsNow = async () => {
    const rows = await shop.db.selectFrom('part').select('id').where('tenant_id', '=', shop.general).orderBy('id').execute()
    return Int32Array.from(rows, ({ id }) => id)
  }
  /** What a server that has just noticed the new version finds. */
  const totalOf = async (searchStr: string) => (await shop.ask('aggregationSearch', { searchStr })).total

  test('stay while words and parts are the same, and are read again when one of them changes', async () => {
    const words = keptWords(shop.db, shop.general)
    const ids = await idsNow()
    const first = await words(ids)
    expect(await words(await idsNow())).toBe(first)
    await sql`update part_text set words = words || ' zebrano' where part_id = ${ids[3]}`.execute(shop.db)
    const second = await words(ids)
    expect(first.words).not.toContain('zebrano')
    expect([...(second.rows[second.words.indexOf('zebrano')] ?? [])]).toEqual([3])
    const fewer = await words(ids.subarray(1))
    expect([...(fewer.rows[fewer.words.indexOf('zebrano')] ?? [])]).toEqual([2])
  })
  test('a search knows new words as soon as the catalogue’s version has grown, on a running shop', async () => {
    const [, id] = await idsNow()
    expect(await totalOf('palisander')).toBe(0)
    await sql`update part_text set words = words || ' palisander' where part_id = ${id}`.execute(shop.db)
    await renew()
    await expect.poll(() => totalOf('palisander'), { timeout: 30_000 }).toBe(1)
  })
})

test('a part that cannot be ordered any more falls behind what the words meet as well, and is found by its number as before', async () => {
  /** Parts of the kind that is named: the words meet all of them equally well. */
  const starters = async () => {
    const { records } = await shop.ask('aggregationSearch', { searchStr: 'starter', pageSize: 100 })
    return records.filter(({ type }) => type === 'starter')
  }
  const [best, next] = await starters()
  if (!best || !next) throw new Error('The demo catalogue has no two starters.')
  const its = { tenant_id: shop.general, mcode: best.mcode }
  await shop.db
    .updateTable('part')
    .set({ ended: true, stock: 0 })
    .where((of) => of.and(its))
    .execute()
  await renew()
  await expect.poll(async () => (await starters())[0]?.mcode, { timeout: 20_000 }).toBe(next.mcode)
  const gone = (await starters()).map(({ stock }) => stock.state === 'ended')
  expect(gone).toEqual([...gone].sort((a, b) => Number(a) - Number(b)))
  const byNumber = await shop.ask('aggregationSearch', { searchStr: best.mcode })
  expect(byNumber.records[0]).toMatchObject({ mcode: best.mcode, matched: { how: 'same' }, stock: { state: 'ended' } })
})
