import fc from 'fast-check'
import { type ControlledTransaction, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { purgeChanges, readChanges, readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Tables } from '#server/db/tables.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { runs } from '../../support/runs.ts'
import { catalogueCopy, wholeCatalogue } from './support/catalogue-copy.ts'
import { anyEdit, edit, tenants, twoShops } from './support/catalogue-edits.ts'
import { partRow } from './support/part-rows.ts'

const { db, listenForChanges } = await emptyDatabase()
await migrate(db)
await twoShops(db)
const [amp, volt] = tenants

/** A writer beside others: one transaction at a time, which gives way when another one is in its way. */
function writer() {
  let trx: ControlledTransaction<Tables> | null = null
  const end = async (how: 'commit' | 'rollback') => {
    const open = trx
    trx = null
    await open?.[how]().execute()
  }
  return {
    end,
    edit: async (one: Parameters<typeof edit>[1]) => {
      if (!trx) {
        trx = await db.startTransaction().execute()
        await sql`set local lock_timeout = '20ms'`.execute(trx)
      }
      await edit(trx, one).catch((cause: unknown) => {
        if (!/lock timeout|deadlock|duplicate key/.test(String(cause))) throw cause
        return end('rollback')
      })
    },
  }
}

const who = fc.nat(1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('edit' as const), who, edit: anyEdit }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('commit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('rollback' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('read' as const), who }) },
)

test('a copy that is kept up by the log is the table once all have committed, however two transactions lie across each other and the readings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const copies = await Promise.all(tenants.map((tenant) => catalogueCopy(db, tenant)))
      const keepUp = async () => {
        for (const copy of copies) await copy.keepUp()
      }
      const writers = [writer(), writer()]
      for (const one of steps) {
        const by = writers[one.who]
        if (one.type === 'edit') await by?.edit(one.edit)
        else if (one.type === 'read') await keepUp()
        else await by?.end(one.type)
      }
      for (const by of writers) await by.end('commit')
      await keepUp()
      for (const [at, copy] of copies.entries()) expect(copy.parts()).toEqual(await wholeCatalogue(db, tenants[at] ?? ''))
    }),
    runs(25),
  )
})

async function changesSince(since: string) {
  const read = await readChanges(db, volt, since)
  if (read.isIncomplete) throw new Error('Nothing was purged.')
  return read
}
async function codesSince(since: string) {
  const { endSnapshot, changes } = await changesSince(since)
  return { upTo: endSnapshot, codes: changes.map(({ mcode }) => mcode) }
}

test('a change that commits after a later one was read is read next time, and none is read twice while it is under way', async () => {
  const since = await readCurrentSnapshot(db)
  const slow = await db.startTransaction().execute()
  await slow.insertInto('part').values(partRow(volt, 'SLOW')).execute()
  await db.insertInto('part').values(partRow(volt, 'QUICK')).execute()
  const first = await codesSince(since)
  expect(first.codes).toEqual(['QUICK'])
  expect((await codesSince(first.upTo)).codes).toEqual([])
  await slow.commit().execute()
  expect((await codesSince(first.upTo)).codes).toEqual(['SLOW'])
})

test('a part that one deletes while another gives it a number is gone', async () => {
  const { id } = await db.insertInto('part').values(partRow(volt, 'BOTH')).returning('id').executeTakeFirstOrThrow()
  const since = await readCurrentSnapshot(db)
  const deleting = await db.startTransaction().execute()
  await deleting.deleteFrom('part').where('tenant_id', '=', volt).where('id', '=', id).execute()
  await sql`insert into part_number values (${id}, 1, ${volt}, 'oe', '', '', '')`.execute(db)
  await deleting.commit().execute()
  const { changes } = await changesSince(since)
  expect(changes).toEqual([{ kind: 'gone', partId: id, mcode: 'BOTH' }])
})

test('while a transaction is open that is older than a change, the change is not forgotten: whoever began to read now would be sent to read all anew', async () => {
  const logged = async () => (await sql`select from catalogue_change where tenant_id = ${volt}`.execute(db)).rows.length
  const older = await db.startTransaction().execute()
  await sql`select pg_current_xact_id()`.execute(older)
  await db.insertInto('part').values(partRow(volt, 'KEPT')).execute()
  await purgeChanges(db, new Date(Date.now() + 1000))
  expect((await changesSince(await readCurrentSnapshot(db))).changes).toEqual([])
  expect(await logged()).toBeGreaterThan(0)
  await older.commit().execute()
  const loggedThen = async () => {
    await purgeChanges(db, new Date(Date.now() + 1000))
    return logged()
  }
  // Other tests of the same cluster hold transactions open too.
  await expect.poll(loggedThen, { timeout: 30_000 }).toBe(0)
})

describe('whoever listens', () => {
  test('is told when the connection is lost, and once it is there again hears of changes anew', async () => {
    const [changed, listening, lost] = [vi.fn(), vi.fn(), vi.fn()]
    const stop = listenForChanges({ onChange: changed, onListening: listening, onConnectionLost: lost })
    await vi.waitFor(() => expect(listening).toHaveBeenCalledOnce())
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'armature changes'`
    expect((await kill.execute(db)).rows).toHaveLength(1)
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(2), 5000)
    await db.insertInto('part').values(partRow(amp, 'HEARD')).execute()
    await vi.waitFor(() => expect(changed.mock.calls).toEqual([[amp]]))
    await stop()
    expect(lost).toHaveBeenCalledOnce()
    await vi.waitFor(async () => expect((await kill.execute(db)).rows).toHaveLength(0))
  })
})
