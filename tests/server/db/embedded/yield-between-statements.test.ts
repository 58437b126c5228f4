import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyEmbedded } from '../../../support/empty-database.ts'

const { db } = await emptyEmbedded()

test('while a queue of questions is answered by the embedded database, the process still reads its sockets', async () => {
  let turns = 0
  let asking = true
  const turn = () => {
    turns += 1
    if (asking) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(Array.from({ length: 20 }, () => sql`select count(*) from generate_series(1, 300000)`.execute(db)))
  asking = false
  expect(turns).toBeGreaterThanOrEqual(10)
})
