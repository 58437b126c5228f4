import { readdirSync, statSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackupFile } from '#server/backup/check-backup-file.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { throwAwayPlace } from '../../support/throw-away-database.ts'
import { after1st, READ_BACK } from './support/at-statement.ts'
import { folder } from './support/state.ts'

/** Two processes, as the database sees them. */
let servers: [OpenDatabase, OpenDatabase]
let drop: () => Promise<void>
const files = folder()
const file = files.path('shop.backup')
const options = { hasSingleConnection: false, nowMs: Date.now() }
beforeAll(async () => {
  const place = await throwAwayPlace()
  if (!place) throw new Error('Run by npm run test:postgres, which names a server.')
  drop = place.drop
  // A backup holds one connection for as long as it takes; who has only one must be able to make it all the same.
  const open = () => openDatabase({ dataDir: '', databaseUrl: place.databaseUrl, databasePool: 1 })
  servers = [await open(), await open()]
  const [{ db }] = servers
  await migrate(db)
  const row = { hosts: [], branding: '{}', catalogue_version: 2 }
  await db
    .insertInto('tenant')
    .values({ ...row, is_default: true, id: 'volt', name: 'Volt' })
    .execute()
})
afterAll(async () => {
  for (const { close } of servers) await close()
  await drop()
})

const refused = { status: 'rejected', reason: { message: expect.stringContaining('Another backup or restore') } }

test('a backup from another process is refused until the first has its name, also while the first reads its file back', async () => {
  const [first, second] = servers
  await makeBackup(first.db, file, options)
  const late: unknown[] = []
  const meanwhile = after1st(READ_BACK, async () => {
    late.push(...(await Promise.allSettled([makeBackup(second.db, file, options)])))
    late.push(...(await Promise.allSettled([restoreBackup(second.db, file, { canReplaceOrders: true, clock: systemClock, who: 'test' })])))
  })
  const { bytes, totals } = await makeBackup(first.db.withPlugin(meanwhile), file, options)
  expect(late).toMatchObject([refused, refused])
  expect(statSync(file).size).toBe(bytes)
  expect((await checkBackupFile(file)).end.totals).toEqual(totals)
  expect(readdirSync(files.path('.'))).toEqual(['shop.backup'])
})

test('after one that failed, and after one that went well, the next may begin', async () => {
  const [first, second] = servers
  const failing = after1st(READ_BACK, () => Promise.reject(new Error('the cable was pulled')))
  await expect(makeBackup(first.db.withPlugin(failing), file, options)).rejects.toThrow('the cable was pulled')
  for (const { db } of [second, first, second]) await makeBackup(db, file, options)
  await checkBackupFile(file)
})
