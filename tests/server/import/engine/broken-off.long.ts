import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readVersionState } from '#server/db/versions.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { emptyEmbedded } from '../../../support/empty-database.ts'
import { contentsOf } from './import-shop.ts'
import { emptyShop, partEvents, runOn } from './support/empty-shops.ts'
import { version } from './support/versions.ts'

// On a server a connection that is gone gives its lock back; this one only seems gone. There killed processes prove it (two-processes).
const { db } = await emptyEmbedded()
await migrate(db)

/** A database that is gone from the n-th statement on. */
const goneAt = (statement: number): KyselyPlugin & { asked: () => number } => {
  let asked = 0
  return {
    asked: () => asked,
    transformQuery: ({ node }) => {
      asked += 1
      if (asked >= statement) throw new Error('The database is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

const state = async (run: number) => (await db.selectFrom('import_run').select('state').where('id', '=', run).executeTakeFirst())?.state

test('an import that loses its database at any statement leaves the old catalogue or the new one, and the next one says which', {
  timeout: 600_000,
}, async () => {
  const shop = await emptyShop(db, 'shop')
  const counting = goneAt(Number.POSITIVE_INFINITY)
  await runOn(db.withPlugin(counting), shop, 'parts', partEvents(version(1)), { oneConnection: true })
  const statements = counting.asked()
  expect(statements).toBeGreaterThan(40)
  const rng = new RandomGenerator(process.env['SEED'] ?? 'gone')
  const moments = Number(process.env['MOMENTS'] ?? '25')
  let current = 1
  const ends = { old: 0, new: 0, unsettled: 0 }
  for (let at = 0; at < moments; at += 1) {
    const before = await contentsOf(db)
    const next = current + 1
    // The last statements are those behind the switch.
    const statement = at === 0 ? statements : rng.randomInteger(1, statements + 5)
    let run = 0
    const end = await runOn(db.withPlugin(goneAt(statement)), shop, 'parts', partEvents(version(next)), {
      oneConnection: true,
      onNews: (news) => {
        if (news.type === 'begun') run = news.run
      },
    }).catch((cause: unknown) => {
      expect(String(cause)).toContain('The database is gone.')
      return null
    })
    const after = await contentsOf(db)
    const isNew = run !== 0 && (await state(run)) === 'done'
    expect(end !== null, `statement ${statement} of ${statements}`).toBe(isNew)
    expect(end?.unsettled, `statement ${statement} of ${statements}`).toBe(
      (await readVersionState(db)).phase === 'settling' ? 'The database is gone.' : undefined,
    )
    if (end?.unsettled !== undefined) ends.unsettled += 1
    if (isNew) {
      current = next
      ends.new += 1
      expect(after['part']).not.toEqual(before['part'])
    } else {
      ends.old += 1
      expect(after).toEqual(before)
    }
    const { counts } = await runOn(db, shop, 'parts', partEvents(version(next)), { oneConnection: true })
    current = next
    expect(counts).toMatchObject(isNew ? { changed: 0, unchanged: version(next).length } : { refused: 0 })
    if (run !== 0) expect(await state(run)).toBe(isNew ? 'done' : 'broken')
    const left = await db.selectFrom('import_change').select('seq').where('import_id', '=', run).executeTakeFirst()
    if (!isNew) expect(left).toBeUndefined()
  }
  expect(ends.old).toBeGreaterThan(0)
  expect(ends.unsettled).toBeGreaterThan(0)
})
