// `npm run test:engines`: the cart journey in three engines, against the production build and the real server behind a line that is cut.
// Names of engines (chromium, firefox, webkit) choose some of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../bench/shop-process.ts'
import { printTable } from '../bench/table.ts'
import { engines } from './engines.ts'
import { inEngine, type Outcome } from './in-engine.ts'

const PORT = Number(process.env['ENGINES_PORT'] ?? 4183)
const PARTS = 600
const PASSWORD = 'brush gear for three engines'

async function inAll(names: readonly string[], folder: string): Promise<Outcome[]> {
  const starts = names.map((name) => engines[name]?.() ?? null)
  Object.assign(process.env, { DEMO_PASSWORD: PASSWORD, DEMO_CUSTOMER: '1' })
  const shop = await startShop(join(folder, 'data'), PARTS, PORT)
  const outcomes: Outcome[] = []
  try {
    for (const [at, start] of starts.entries())
      if (start !== null)
        outcomes.push(...(await inEngine(start, { folder: join(folder, `profile-${at}`), port: PORT, password: PASSWORD })))
  } finally {
    await shop.stop()
  }
  return outcomes
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in engines))
const folder = await mkdtemp(join(tmpdir(), 'armature-engines-'))
try {
  if (unknown.length > 0) throw new Error(`No engine is called ${unknown.join(', ')}. There are: ${Object.keys(engines).join(', ')}.`)
  const outcomes = await inAll(asked.length > 0 ? asked : Object.keys(engines), folder)
  const rows = outcomes.map(({ engine, version, step, result, seconds }) => [engine, version, step, result, seconds.toFixed(1)])
  printTable('The cart journey', ['engine', 'version', 'step', 'result', 'seconds'], rows)
  const failed = outcomes.filter(({ ok }) => !ok).length
  process.stdout.write(failed === 0 ? `\nAll ${outcomes.length} steps passed.\n` : `\n${failed} of ${outcomes.length} steps failed.\n`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
