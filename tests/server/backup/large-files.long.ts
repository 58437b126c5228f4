import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { folder, oneConnection, otherDatabase } from './support/state.ts'

const MB = 1024 * 1024
const files = folder()
const file = files.path('shop.backup')
const [full, target] = [await otherDatabase('as the tests'), await otherDatabase('as the tests')]

test('many large files in one page of the database are read in pieces, of which none is much larger than its largest row', async () => {
  const { db } = full
  for (let at = 0; at < 20; at += 1)
    await sql`insert into build_file (address, revision, type, etag, plain, had_at)
      values (${`/assets/${at}.js`}, '', 'text/javascript', '', convert_to(repeat(${String(at % 10)}, ${at % 4 === 0 ? 2 * MB : 200}), 'UTF8'), now())`.execute(
      db,
    )
  const digest = async (from: OpenDatabase) =>
    (await sql<{ all: string }>`select string_agg(address || md5(plain), ',' order by address) as all from build_file`.execute(from.db))
      .rows
  const { rows: pages } = await sql<{
    count: number
  }>`select count(distinct split_part(ctid::text, ',', 1))::int as count from build_file`.execute(db)
  expect(pages).toEqual([{ count: 1 }])
  await makeBackup(db, file, { hasSingleConnection: oneConnection, nowMs: Date.now() })
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  // Two characters for a byte.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(5 * MB)
  expect(lines.filter((line) => line.startsWith('{"table":"build_file"')).length).toBeLessThan(20)
  await restoreBackup(target.db, file, { canReplaceOrders: false, clock: { now: () => Date.now() }, who: 'test' })
  expect(await digest(target)).toEqual(await digest(full))
})
