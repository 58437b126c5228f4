import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { contentsOf } from './import-shop.ts'
import { emptyShop, partEvents, runOn } from './support/empty-shops.ts'
import { version } from './support/versions.ts'

const KILLS = Number(process.env['KILLS'] ?? '100')
const SEED = process.env['SEED'] ?? 'killed'
/** One kill and what follows takes some seconds on two slow cores; one that takes this long hangs. */
const MAX_KILL_MS = 60_000

/** Imports a version in a process of its own, and kills it so long after its database was open. How long it took, and whether it was killed. */
async function killedImport(dataDir: string, no: number, afterMs: number): Promise<{ ms: number; killed: boolean }> {
  const program = new URL('./support/import-in-folder.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, String(no)], {
    env: { ...process.env, DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<boolean>((resolve) => child.once('exit', (_, signal) => resolve(signal === 'SIGKILL')))
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended])
  const began = Date.now()
  const killed = await Promise.race([ended, wait(afterMs).then(() => child.kill('SIGKILL') && ended)])
  if (!killed && child.exitCode !== 0) throw new Error(`The import ended with ${child.exitCode}: ${said}`)
  return { ms: Date.now() - began, killed }
}

test(`killed ${KILLS} times at random moments of an import: the old catalogue or the new one, and the next import works`, {
  timeout: KILLS * MAX_KILL_MS,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armature-import-killed-'))
  const dataDir = join(folder, 'data')
  const ends = { old: 0, new: 0, ended: 0 }
  try {
    const first = await openDatabase({ dataDir })
    await migrate(first.db)
    await emptyShop(first.db, 'shop')
    await runOn(first.db, 'shop', 'parts', partEvents(version(0)))
    let before = await contentsOf(first.db)
    await first.close()
    const rng = new RandomGenerator(SEED)
    /** How long an import takes that nobody kills, as last seen. */
    let whole = 3000
    for (let no = 1; ends.old + ends.new < KILLS; no += 1) {
      const { ms, killed } = await killedImport(dataDir, no, no === 1 ? MAX_KILL_MS : rng.randomInteger(0, whole))
      if (!killed) {
        whole = ms
        ends.ended += 1
      }
      const { db, close } = await openDatabase({ dataDir })
      const last = () => db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
      const run = await last()
      const isNew = run.state === 'done'
      // Killed before it had a number, the last one is that of the round before.
      const wasBegun = run.begun_at.getTime() >= Date.now() - MAX_KILL_MS && run.state !== 'undone'
      if (isNew && (await isOf(db, no))) {
        if (killed) ends.new += 1
        await runOn(db, 'shop', 'undo', [], { undoes: run.id })
        expect(await contentsOf(db), `undone, killed as ${no}`).toEqual(before)
      } else {
        ends.old += 1
        expect(await contentsOf(db), `killed as ${no}`).toEqual(before)
      }
      const again = await runOn(db, 'shop', 'parts', partEvents(version(no)))
      expect(again).toMatchObject({ state: 'done', counts: { refused: 0 } })
      expect(await isOf(db, no)).toBe(true)
      if (wasBegun && !isNew) {
        const { state } = await db.selectFrom('import_run').select('state').where('id', '=', run.id).executeTakeFirstOrThrow()
        expect(state).toBe('broken')
        expect(await db.selectFrom('import_change').select('seq').where('import_id', '=', run.id).execute()).toEqual([])
      }
      before = await contentsOf(db)
      await close()
    }
    process.stdout.write(
      `Killed: ${ends.old} times the old catalogue stood, ${ends.new} times the new one; ${ends.ended} imports ended first.\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Whether a part is called as a version calls it. */
async function isOf(db: Parameters<typeof contentsOf>[0], no: number): Promise<boolean> {
  const found = await db.selectFrom('part').select('id').where('name', 'like', `% of version ${no}`).limit(1).executeTakeFirst()
  return found !== undefined
}
