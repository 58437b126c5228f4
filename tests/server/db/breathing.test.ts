import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/db/open.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await emptyDatabase()
})
afterAll(() => opened.close())

test('while a queue of questions is answered by the embedded database, the process still reads its sockets', async () => {
  let turns = 0
  let asking = true
  const turn = () => {
    turns += 1
    if (asking) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(Array.from({ length: 20 }, () => sql`select count(*) from generate_series(1, 300000)`.execute(opened.db)))
  asking = false
  expect(turns).toBeGreaterThanOrEqual(10)
})
