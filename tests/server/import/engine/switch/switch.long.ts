import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/in-transaction.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import {
  OPEN_ENDED_VERSION,
  readVersionState,
  requireNoVersionsWritten,
  setVersionPhase,
  versionedTables,
  versionTableName,
} from '#server/db/versions.ts'
import { completeOrUndoImport } from '#server/import/engine/recover.ts'
import { completeOrUndoRun } from '#server/import/engine/switch/finish-run.ts'
import { processInTimedBatches, versionedChangeKinds, writeVersions } from '#server/import/engine/switch/write-versions.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { lockPartRows } from '#server/orders/checkout/basket.ts'
import { reserveStock } from '#server/orders/stock.ts'
import { emptyDatabase } from '../../../../support/empty-database.ts'
import { contentsOf } from '../import-shop.ts'
import { emptyShop, isEmbedded, partEvents, runOn } from '../support/empty-shops.ts'
import { version } from '../support/versions.ts'

const MANY = 900

const { db } = await emptyDatabase()
await migrate(db)

/** A shop of many parts, each with a number and a price. */
const parts = (cents: number) =>
  Array.from({ length: MANY }, (_, at) => ({ code: `SW-${at}`, brand: 'Voltara', name: `Brush ${at}`, cents, stock: 5 }))
const prices = (cents: number) => Array.from({ length: MANY }, (_, at) => ({ code: `SW-${at}`, cents }))

/** Rows of any version that do not count, of all tables. */
async function notCounted(of: Db = db): Promise<number> {
  let rows = 0
  for (const name of versionedTables) {
    const read = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(versionTableName(name))}
      where until <> ${OPEN_ENDED_VERSION} or since > coalesce((select counted from version_counted), 0)`.execute(of)
    rows += read.rows[0]?.rows ?? 0
  }
  return rows
}

test('whoever reads while an import switches sees all of the old catalogue or all of the new one', async () => {
  const shop = await emptyShop(db, 'readers')
  await runOn(db, shop, 'parts', partEvents(parts(1000)))
  const seen = new Set<string>()
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const { rows } = await sql<{
        said: string
      }>`select string_agg(distinct price::text, ' ') || ' ' || count(*) as said from part where tenant_id = ${shop}`.execute(db)
      seen.add(rows[0]?.said ?? '')
    }
  })()
  let steps = 0
  await runOn(db, shop, 'prices', partEvents(prices(1100)), {
    onNews: (news) => (steps += news.type === 'step' && news.step === 'switching' ? 1 : 0),
  })
  isOver = true
  await reading
  // Otherwise nobody could have come between.
  expect(steps).toBeGreaterThan(3)
  expect([...seen].sort()).toEqual([`10.00 ${MANY}`, `11.00 ${MANY}`])
  expect(await notCounted()).toBe(0)
})

test('an order that takes pieces while rows are written keeps them taken, and so does an undo', async () => {
  const shop = await emptyShop(db, 'orders')
  await runOn(db, shop, 'parts', partEvents(parts(1000)))
  const orders: Promise<void>[] = []
  const run = await runOn(db, shop, 'prices', partEvents(prices(1200)), {
    onNews: (news) => {
      if (news.type !== 'step' || news.step !== 'switching' || orders.length > 0) return
      for (const mcode of ['SW-0', 'SW-1', 'SW-899'])
        orders.push(
          inTransaction(db, async (trx) => {
            const ask = { db: trx, tenantId: shop }
            await lockPartRows(ask, [mcode])
            await reserveStock(ask, [{ mcode, qty: 2 }])
          }),
        )
    },
  })
  await Promise.all(orders)
  expect(orders).toHaveLength(3)
  const now = async () =>
    (
      await sql<{
        said: string
      }>`select mcode || ' ' || price || ' ' || stock as said from part where tenant_id = ${shop} and mcode in ('SW-0', 'SW-1', 'SW-2', 'SW-899') order by mcode`.execute(
        db,
      )
    ).rows.map(({ said }) => said)
  expect(await now()).toEqual(['SW-0 12.00 3', 'SW-1 12.00 3', 'SW-2 12.00 5', 'SW-899 12.00 3'])
  await runOn(db, shop, 'undo', [], { undoes: run.run })
  expect(await now()).toEqual(['SW-0 10.00 3', 'SW-1 10.00 3', 'SW-2 10.00 5', 'SW-899 10.00 3'])
})

test('what a process that was killed while it wrote has left is taken away; what it left of the settling is ended', async () => {
  const shop = await emptyShop(db, 'killed')
  const events = (no: number) => partEvents(version(no))
  await runOn(db, shop, 'parts', events(1))
  const before = await contentsOf(db)
  // It plans, and is killed after some of its rows are written.
  const dry = await runOn(db, shop, 'parts', events(2), { decide: 'dry' })
  const killed = { tenantId: shop, id: dry.run, kind: 'parts' as const }
  const { counted } = await readVersionState(db)
  await setVersionPhase(db, 'writing', killed)
  for (const kind of versionedChangeKinds.slice(0, 9))
    await processInTimedBatches(
      db,
      killed,
      [kind],
      async (of, range) => (await writeVersions(db, killed, of, range, counted + 1)).longestStatementMs,
    )
  expect(await notCounted()).toBeGreaterThan(0)
  expect(await contentsOf(db)).toEqual(before)
  await completeOrUndoImport({ db, clock: systemClock, oneConnection: isEmbedded })
  expect(await notCounted()).toBe(0)
  expect(await contentsOf(db)).toEqual(before)
  // This time it is killed when its rows count already.
  await setVersionPhase(db, 'writing', killed)
  await processInTimedBatches(
    db,
    killed,
    versionedChangeKinds,
    async (of, range) => (await writeVersions(db, killed, of, range, counted + 1)).longestStatementMs,
  )
  await sql`update version_counted set counted = counted + 1, phase = 'settling'`.execute(db)
  const after = await contentsOf(db)
  expect(after).not.toEqual(before)
  await completeOrUndoImport({ db, clock: systemClock, oneConnection: isEmbedded })
  expect(await notCounted()).toBe(0)
  expect(await contentsOf(db)).toEqual(after)
  expect(await readVersionState(db)).toEqual({ counted: counted + 1, phase: null, import_of: null, import_id: null })
})

test('an import whose turn was lost, and whose rows another process takes away, ends without a change', async () => {
  const shop = await emptyShop(db, 'lost turn')
  await runOn(db, shop, 'parts', partEvents(parts(1000)))
  const before = await contentsOf(db)
  let recovery: Promise<void> | undefined
  const run = runOn(db, shop, 'prices', partEvents(prices(1300)), {
    onNews: (news) => {
      if (news.type === 'step' && news.step === 'switching') recovery ??= completeOrUndoRun(db)
    },
  })
  await expect(run).rejects.toThrow('Another process has ended this import')
  await recovery
  expect(await contentsOf(db)).toEqual(before)
  expect(await notCounted()).toBe(0)
  const { state } = await db
    .selectFrom('import_run')
    .select('state')
    .where('tenant_id', '=', shop)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(state).toBe('broken')
})

test('names are not changed by a command while rows are written that would take their place', async () => {
  const shop = await emptyShop(db, 'names')
  await setVersionPhase(db, 'writing', { tenantId: shop, id: 1 })
  await expect(requireNoVersionsWritten(db)).rejects.toThrow('An import is about to change the catalogue.')
  await setVersionPhase(db, null, { tenantId: shop, id: 1 })
  await requireNoVersionsWritten(db)
})
