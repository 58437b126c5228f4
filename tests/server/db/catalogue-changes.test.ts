import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { bulkLoad } from '#server/db/bulk-load.ts'
import { clearChangeLog, readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { migrate } from '#server/db/migrate.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'
import { runs } from '../../support/runs.ts'
import { catalogueCopy, wholeCatalogue } from './support/catalogue-copy.ts'
import { anyEdit, edit, tenants, twoShops } from './support/catalogue-edits.ts'
import { partRow } from './support/part-rows.ts'

const { db, listenForChanges } = await emptyEmbedded()
await migrate(db)
await twoShops(db)
const [amp, volt] = tenants

const insert = async (mcode: string, tenant: string = volt) =>
  (await db.insertInto('part').values(partRow(tenant, mcode)).returning('id').executeTakeFirstOrThrow()).id

/** What a reader of a tenant hears of what is done. */
async function heard(work: () => Promise<unknown>, tenant: string = volt) {
  const since = await readCurrentSnapshot(db)
  await work()
  const read = await readChanges(db, tenant, since)
  return read.isIncomplete ? 'lost' : read.changes
}
const logged = async () => Number((await sql<{ n: string }>`select count(*) as n from catalogue_change`.execute(db)).rows[0]?.n)
/** The stamp of a database that has come further by so many transactions. */
async function stampAhead(by: bigint) {
  const [, next] = (await readCurrentSnapshot(db)).split(':')
  const ahead = BigInt(next ?? '') + by
  return `${ahead}:${ahead}:`
}
const done = (statement: RawBuilder<unknown>) => () => statement.execute(db)

const [unit, brush] = [await insert('UNIT'), await insert('BRUSH')]
const part = (id: number, mcode: string) => ({ kind: 'part', partId: id, mcode })
const ofUnit = part(unit, 'UNIT')
const ofBrush = part(brush, 'BRUSH')
const all = { kind: 'all', partId: null, mcode: null }

describe('the log says', () => {
  test.each<[string, RawBuilder<unknown>, unknown[]]>([
    [
      'of a new price, stock or condition of sale that these alone are others',
      sql`update part set price = 11, stock = 4, updated_at = now() where id = ${unit}`,
      [{ ...ofUnit, kind: 'live' }],
    ],
    ['of any other column that the part is another', sql`update part set popularity = 3, stock = 9 where id = ${unit}`, [ofUnit]],
    [
      'of a statement over many parts what became of each',
      sql`update part set stock = 77, name = case id when ${brush} then 'Brush' else name end where tenant_id = ${volt}`,
      [{ ...ofUnit, kind: 'live' }, ofBrush],
    ],
    ['nothing where nothing is another', sql`update part set name = name, stock = stock`, []],
    [
      'of numbers whose they are, once',
      sql`insert into part_number select ${brush}, n, ${volt}, 'oe', '', '', '' from generate_series(1, 5) as n`,
      [ofBrush],
    ],
    [
      'of a number that goes to another part both',
      sql`update part_number set part_id = ${unit}, sort_num = 50 where part_id = ${brush} and sort_num = 5`,
      [ofBrush, ofUnit],
    ],
    ['of numbers that stay as they are nothing', sql`update part_number set key = key`, []],
    ['of a fitment', sql`insert into fitment values (${volt}, ${unit}, 'm', '', null, null)`, [ofUnit]],
    [
      'of a parts list the unit, and what is listed',
      sql`insert into parts_list (tenant_id, unit_id, position, name, qty, part_id) values (${volt}, ${unit}, 1, '', 1, ${brush})`,
      [ofUnit, ofBrush],
    ],
    ['of words', sql`insert into part_text (tenant_id, part_id, words) values (${volt}, ${unit}, 'starter')`, [ofUnit]],
    ['of a category that all is another', sql`update category set name = 'Starter motors'`, [all]],
    ['of a name in another language too', sql`insert into name_in_language values (${volt}, 'de', md5('x')::uuid, 'X')`, [all]],
    [
      'of a promotion the prices',
      sql`insert into promotion (tenant_id, id, name, terms, percent, starts_at, ends_at, made_at) values (${volt}, 'p', '', '', 5, now(), now(), now())`,
      [{ ...all, kind: 'prices' }],
    ],
  ])('%s', async (_what, statement, changes) => {
    const said = await heard(done(statement))
    expect(said).toHaveLength(changes.length)
    expect(said).toEqual(expect.arrayContaining(changes))
  })

  test('of a part that is deleted its code, whatever else befell it before and after, and of a new one with that code that it came later', async () => {
    const old = await insert('AGAIN')
    let fresh = 0
    const changes = await heard(async () => {
      await sql`update part set stock = 1 where id = ${old}`.execute(db)
      await sql`delete from part where id = ${old}`.execute(db)
      await sql`insert into fitment values (${volt}, ${old}, 'm', '', null, null)`.execute(db)
      fresh = await insert('AGAIN')
    })
    expect(changes).toEqual([{ kind: 'gone', partId: old, mcode: 'AGAIN' }, part(fresh, 'AGAIN')])
  })

  test('each shop its own changes alone, and nothing of what was rolled back', async () => {
    const work = async () => {
      await insert('OTHER', amp)
      await db
        .transaction()
        .execute(async (trx) => {
          await sql`update part set stock = 0`.execute(trx)
          throw new Error('no')
        })
        .catch(() => undefined)
    }
    expect(await heard(work)).toEqual([])
    expect(await heard(() => insert('OTHER 2', amp), amp)).toHaveLength(1)
  })

  test('of a load of many rows one thing to each shop, and of what follows it everything', async () => {
    const before = await logged()
    const work = () =>
      db.transaction().execute(async (trx) => {
        await bulkLoad(trx, async (load) => {
          for (const n of [1, 2, 3])
            await load
              .insertInto('part')
              .values(partRow(volt, `LOAD ${n}`))
              .execute()
          await sql`update part set stock = 6`.execute(load)
        })
        await sql`update part set stock = 1 where id = ${unit}`.execute(trx)
      })
    expect(await heard(work)).toEqual([all, { ...ofUnit, kind: 'live' }])
    expect(await logged()).toBe(before + tenants.length + 1)
  })
})

describe('a reader who was away', () => {
  test('for longer than the log is kept is told so, and one who was not is told what has changed', async () => {
    const before = await readCurrentSnapshot(db)
    await insert('OLD')
    const between = await readCurrentSnapshot(db)
    await sql`update catalogue_change set at = now() - interval '73 hours'`.execute(db)
    await insert('NEW')
    await purgeExpired(db, Date.now())
    expect(await readChanges(db, volt, before)).toEqual({ isIncomplete: true, endSnapshot: expect.any(String) })
    expect(await readChanges(db, volt, between)).toMatchObject({ isIncomplete: false, changes: [{ kind: 'part', mcode: 'NEW' }] })
    await purgeExpired(db, Date.now())
    expect(await readChanges(db, volt, before)).toMatchObject({ isIncomplete: true })
  })

  test('in another database, which has not come so far, is told so', async () => {
    expect(await readChanges(db, volt, await stampAhead(1000n))).toMatchObject({ isIncomplete: true })
  })

  test('while the database was replaced is told that all is another', async () => {
    expect(await heard(() => db.transaction().execute(clearChangeLog))).toEqual([all])
  })

  test('is told so too of what was made of a database that had come further, once this one has come as far', async () => {
    const [further, soon] = [await stampAhead(1000n), await stampAhead(4n)]
    await sql`insert into index_segment values (${volt}, 0, 1, ${further}, '')`.execute(db)
    await sql`insert into pack values (${volt}, 'all', 1, now(), 0, '', 1, 1, '', ${soon}, 1)`.execute(db)
    await db.transaction().execute(clearChangeLog)
    for (let n = 0; n < 5; n += 1) await sql`update part set stock = ${n} where tenant_id = ${amp}`.execute(db)
    expect((await sql`select from index_segment`.execute(db)).rows).toEqual([])
    const { since } = await db.selectFrom('pack').select('since').where('tenant_id', '=', volt).executeTakeFirstOrThrow()
    expect(await readChanges(db, volt, since)).toEqual({ isIncomplete: false, endSnapshot: expect.any(String), changes: [all] })
  })
})

test('a copy that is kept up by the log alone is the table, whatever is done to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(anyEdit, { maxLength: 3 }), { maxLength: 12 }), async (transactions) => {
      const copies = await Promise.all(tenants.map((tenant) => catalogueCopy(db, tenant)))
      for (const edits of transactions) {
        await db.transaction().execute(async (trx) => {
          for (const one of edits) await edit(trx, one)
        })
        for (const [at, copy] of copies.entries()) {
          await copy.keepUp()
          expect(copy.parts()).toEqual(await wholeCatalogue(db, tenants[at] ?? ''))
        }
      }
    }),
    runs(6),
  )
})

test('whoever listens hears whose catalogue has changed once that has committed, and nothing after the end', async () => {
  const [changed, listening, lost] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = listenForChanges({ onChange: changed, onListening: listening, onConnectionLost: lost })
  await vi.waitFor(() => expect(listening).toHaveBeenCalledOnce())
  await db.transaction().execute(async (trx) => {
    await sql`update part set stock = stock + 1 where tenant_id = ${volt}`.execute(trx)
    await sql`update part set price = price + 1 where tenant_id = ${volt}`.execute(trx)
  })
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  await stop()
  await insert('UNHEARD', amp)
  await new Promise(setImmediate)
  expect(changed.mock.calls).toEqual([[volt]])
  expect(lost).not.toHaveBeenCalled()
})
