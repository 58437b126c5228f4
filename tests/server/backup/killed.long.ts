import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, openDatabase } from '#server/db/open.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { embeddedDatabase } from '../../support/kept-database.ts'
import { before1st, READ_BACK } from './support/at-statement.ts'
import { folder, stateOf } from './support/state.ts'

/**
 * What the system holds of the files at some moment is what a kill in that moment leaves behind, so a copy of the folder is as good as a
 * kill.
 */
const files = folder()
const dataDir = files.path('data')
const file = files.path('shop.backup')

async function fill(db: Db): Promise<void> {
  await migrate(db)
  const row = { hosts: [], branding: '{}', catalogue_version: 2 }
  await db
    .insertInto('tenant')
    .values([
      { ...row, is_default: true, id: 'volt', name: 'Volt' },
      { ...row, is_default: false, id: 'lake', name: 'Lake' },
    ])
    .execute()
}

const opened = await embeddedDatabase(import.meta.filename, fill, dataDir)
afterAll(opened.close)
await makeBackup(opened.db, file, { hasSingleConnection: true, nowMs: Date.now() })
await opened.db.insertInto('keyword').values({ tenant_id: 'volt', word: 'since then', sort_num: 1 }).execute()
const before = await stateOf(opened.db)

describe('a restore that is killed', () => {
  const moments = [
    ['while rows come in', 'insert into'],
    ['when all is there but not in its place', 'lock table'],
    ['in its last statement', 'drop schema'],
  ] as const

  test('leaves the shop as it was, whenever that is', async () => {
    const watched = moments.reduce<Db>(
      (db, [name, begins]) => db.withPlugin(before1st(begins, () => cpSync(dataDir, files.path(name), { recursive: true }))),
      opened.db,
    )
    await restoreBackup(watched, file, { canReplaceOrders: false, clock: systemClock, who: 'test' })
    expect(await stateOf(opened.db)).not.toEqual(before)
    for (const [name] of moments) {
      const killed = await openDatabase({ dataDir: files.path(name) })
      expect([name, await stateOf(killed.db)]).toEqual([name, before])
      await killed.close()
    }
  })
})

describe('a backup that is killed', () => {
  const unfinishedOf = (name: string) => readdirSync(files.path('.')).filter((other) => other.startsWith(`${basename(name)}.unfinished`))
  /** No process has a number as high as that. */
  const GONE = 2 ** 30

  test('has put nothing under its name, and the next one removes what it left, but nothing that somebody may be writing', async () => {
    const name = files.path('next.backup')
    const left = { killed: `${GONE}-aa`, ofThisNumberBefore: `${process.pid}-bb`, beingWritten: `${process.ppid}-cc`, notOurs: 'draft' }
    for (const end of Object.values(left)) writeFileSync(`${name}.unfinished-${end}`, 'half of a backup')
    writeFileSync(files.path(`other.backup.unfinished-${GONE}-dd`), 'half of another backup')
    let seen: unknown[] = []
    const watched = opened.db.withPlugin(
      before1st(READ_BACK, () => {
        // The file is whole by now, and is being compared.
        seen = [existsSync(name), unfinishedOf(name).length]
      }),
    )
    await makeBackup(watched, name, { hasSingleConnection: true, nowMs: Date.now() })
    expect(seen).toEqual([false, 3])
    expect(existsSync(name)).toBe(true)
    expect(unfinishedOf(name).sort()).toEqual(
      [`next.backup.unfinished-${left.beingWritten}`, `next.backup.unfinished-${left.notOurs}`].sort(),
    )
    expect(unfinishedOf('other.backup')).toHaveLength(1)
  })

  test('or that fails keeps the one of yesterday', async () => {
    const bytes = readFileSync(file)
    const failing = opened.db.withPlugin(
      before1st(READ_BACK, () => {
        throw new Error('the cable was pulled')
      }),
    )
    await expect(makeBackup(failing, file, { hasSingleConnection: true, nowMs: Date.now() })).rejects.toThrow('the cable was pulled')
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(unfinishedOf(file)).toEqual([])
  })
})
