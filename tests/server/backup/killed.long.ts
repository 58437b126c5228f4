import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore.ts'
import { takeBackup } from '#server/backup/take.ts'
import { systemClock } from '#server/clock.ts'
import { migrate } from '#server/db/migrate.ts'
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { embeddedDatabase } from '../../support/kept-database.ts'
import { folder, stateOf } from './support/state.ts'

/** What the system holds of the files at some moment is what a kill in that moment leaves behind, so a copy of the folder is as good as a kill. */
const files = folder()
const dataDir = files.path('data')
const file = files.path('shop.backup')
let opened: OpenDatabase
let before: Record<string, string>

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

const textOf = (node: RootOperationNode): string => (node.kind === 'RawNode' ? node.sqlFragments.join('?').trim() : '')

/** Does something before the first statement that begins so. */
const before1st = (begins: string, work: () => void): KyselyPlugin => {
  let done = false
  return {
    transformQuery: ({ node }) => {
      if (!done && textOf(node).startsWith(begins)) {
        done = true
        work()
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

beforeAll(async () => {
  opened = await embeddedDatabase(import.meta.filename, fill, dataDir)
  await takeBackup(opened.db, file, { oneConnection: true, nowMs: Date.now() })
  await opened.db.insertInto('keyword').values({ tenant_id: 'volt', word: 'since then', sort_num: 1 }).execute()
  before = await stateOf(opened.db)
})
afterAll(async () => {
  await opened.close()
  files.remove()
})

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
    await restoreBackup(watched, file, { over: false, clock: systemClock, who: 'test' })
    expect(await stateOf(opened.db)).not.toEqual(before)
    for (const [name] of moments) {
      const killed = await openDatabase({ dataDir: files.path(name) })
      expect([name, await stateOf(killed.db)]).toEqual([name, before])
      await killed.close()
    }
  })
})

describe('a backup that is killed', () => {
  test('has put nothing under its name, and the next one makes nothing of what it left', async () => {
    const [name, unfinished] = [files.path('next.backup'), files.path('next.backup.unfinished')]
    writeFileSync(unfinished, 'half of a backup')
    let seen: boolean[] = []
    const watched = opened.db.withPlugin(
      before1st('select ? from json_array_elements_text', () => {
        // The file is whole by now, and is being compared.
        seen = [existsSync(name), existsSync(unfinished)]
      }),
    )
    await takeBackup(watched, name, { oneConnection: true, nowMs: Date.now() })
    expect(seen).toEqual([false, true])
    expect([existsSync(name), existsSync(unfinished)]).toEqual([true, false])
  })

  test('or that fails keeps the one of yesterday', async () => {
    const bytes = readFileSync(file)
    const failing = opened.db.withPlugin(
      before1st('select ? from json_array_elements_text', () => {
        throw new Error('the cable was pulled')
      }),
    )
    await expect(takeBackup(failing, file, { oneConnection: true, nowMs: Date.now() })).rejects.toThrow('the cable was pulled')
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(existsSync(`${file}.unfinished`)).toBe(false)
  })
})
