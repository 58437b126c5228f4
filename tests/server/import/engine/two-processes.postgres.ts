import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { throwAwayPlace } from '../../../support/throw-away-database.ts'
import { emptyShop } from './support/empty-shops.ts'

const place = await throwAwayPlace()
if (place === null) throw new Error('Run it by npm run test:postgres: it needs a server.')
const { databaseUrl } = place
const { db, close } = await openDatabase({ dataDir: '', databaseUrl })
atTheEnd(async () => {
  await close()
  await place.drop()
})
await migrate(db)
await emptyShop(db, 'shop')

/** An import of a version in a process of its own. `says` resolves when it has said a line. */
function importing(version: number, heldMs = 0) {
  const program = new URL('./support/import-in-folder.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', program, '', String(version)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, HELD_MS: String(heldMs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let errors = ''
  const waiting: { line: string; tell: () => void }[] = []
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    for (const { line, tell } of waiting) if (said.includes(line)) tell()
  })
  const ended = new Promise<{ code: number | null; said: string[]; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.trim().split('\n'), errors })),
  )
  const says = (line: string) => Promise.race([ended, new Promise<void>((tell) => waiting.push({ line: `${line}\n`, tell: () => tell() }))])
  return { child, ended, says }
}

const states = async () =>
  (await db.selectFrom('import_run').select(['id', 'state']).orderBy('id').execute()).map(({ id, state }) => `${id} ${state}`)

test('two processes import into one database at once: the second waits and says so, and both are done', async () => {
  const first = importing(1, 15_000)
  await first.says('begun')
  const second = importing(2)
  const ends = await Promise.all([first.ended, second.ended])
  expect(ends.map(({ code, errors }) => `${code} ${errors}`)).toEqual(['0 ', '0 '])
  expect(ends[0]?.said).not.toContain('waits')
  expect(ends[1]?.said.slice(0, 3)).toEqual(['open', 'waits', 'begun'])
  expect(await states()).toEqual(['1 done', '2 done'])
})

test('one that is killed at it gives its turn back, and is said to be broken', async () => {
  const first = importing(3, 600_000)
  await first.says('begun')
  const second = importing(4)
  await second.says('waits')
  first.child.kill('SIGKILL')
  expect(await second.ended).toMatchObject({ code: 0, errors: '' })
  expect(await states()).toEqual(['1 done', '2 done', '3 broken', '4 done'])
})
