import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { browserPath } from '../../.ci/find-browser.ts'
import { firstOfPlaywright, firstOfVitest } from './first-failure.ts'
import { type Fault, faults } from './table.ts'

/**
 * `npm run faults -- [--at REVISION] [--only ID,…] [--out FILE] [--whole]`: plants each fault of the table by itself into a copy of a
 * revision (the last commit, unless told otherwise) and says which test of `npm test` there notices it first, from the cheapest level to
 * the dearest. In a browser it runs the files that the table names, with `--whole` all of them. Exits with 1 when a fault goes unnoticed.
 */
const { values } = parseArgs({
  options: {
    at: { type: 'string', default: 'HEAD' },
    only: { type: 'string' },
    out: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})

interface Noticed {
  id: string
  /** Null: by nobody. */
  level: 'logic' | 'browser' | null
  test: string
  seconds: number
}

const here = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'armature-faults-'))
const report = join(folder, 'test-results', 'report.json')
const say = (line: string) => process.stdout.write(`${line}\n`)

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  rmSync(report, { force: true })
  return spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1 << 28 })
}

/** Runs what has to work. Throws with what it printed. */
function demand(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = run(command, args)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Runs tests that write a report. Null when all pass, else what `first` reads in it. */
function failing<R>(first: (report: R) => string, command: string, args: readonly string[], env?: Record<string, string>): string | null {
  const { status, stdout, stderr } = run(command, args, env)
  if (status === 0) return null
  if (!existsSync(report)) throw new Error(`${command} ${args.join(' ')} did not run:\n${stdout}${stderr}`)
  return first(JSON.parse(readFileSync(report, 'utf8')))
}

const inLogic = (...which: string[]) =>
  failing(firstOfVitest, 'npx', ['vitest', ...which, '--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`])

const inBrowser = (files: readonly string[]) =>
  failing(
    firstOfPlaywright,
    'npx',
    [
      ...['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=json'],
      ...['-x', '--retries=1', '--grep-invert=@long', ...files],
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: '4273', CHROMIUM_PATH: browserPath() ?? '' },
  )

/** Tests mirror what they test: the folder nearest to a file that has tests. */
function mirrorOf(file: string): string {
  let at = join('tests', dirname(file.replace(/^src\//, '')))
  while (!existsSync(join(folder, at))) at = dirname(at)
  return `${at}/`
}

function noticed({ file, walks = [] }: Fault): Pick<Noticed, 'level' | 'test'> {
  const unit = inLogic('run', mirrorOf(file)) ?? inLogic('related', file)
  if (unit !== null) return { level: 'logic', test: unit }
  const there = walks.filter((walk) => existsSync(join(folder, 'tests/e2e', walk)))
  if (there.length === 0 && !values.whole) return { level: null, test: '' }
  demand('node', '.ci/build.mjs')
  const walked = (there.length > 0 ? inBrowser(there) : null) ?? (values.whole ? inBrowser([]) : null)
  return walked === null ? { level: null, test: '' } : { level: 'browser', test: walked }
}

/** The file with the fault in it, and as it was. Throws when the text of the fault does not stand in it just once. */
function planted({ id, file, from, to }: Fault): { path: string; whole: string; broken: string } {
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2) throw new Error(`${id}: its text does not stand once in ${file}. Mend its row in table.ts.`)
  return { path, whole, broken: whole.replace(from, () => to) }
}

const only = values.only?.split(',')
const wanted = faults.filter(({ id }) => only === undefined || only.includes(id))
if (wanted.length === 0) throw new Error(`No fault is called ${values.only}.`)
const rows: Noticed[] = []
try {
  demand('git', '-C', here, 'worktree', 'add', '--detach', folder, values.at)
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'))
  // Some tests look at the build, and it brings the styles that all components import.
  demand('node', '.ci/build.mjs')
  for (const fault of wanted) planted(fault)
  for (const fault of wanted) {
    const { path, whole, broken } = planted(fault)
    const began = performance.now()
    writeFileSync(path, broken)
    const by = noticed(fault)
    writeFileSync(path, whole)
    const row: Noticed = { id: fault.id, ...by, seconds: Math.round((performance.now() - began) / 1000) }
    rows.push(row)
    say(`${row.id.padEnd(12)} ${(row.level ?? 'UNNOTICED').padEnd(10)} ${String(row.seconds).padStart(4)} s  ${row.test}`)
    if (values.out !== undefined) writeFileSync(resolve(here, values.out), `${JSON.stringify(rows, null, 2)}\n`)
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: here })
}
const unnoticed = rows.filter(({ level }) => level === null)
const logic = rows.filter(({ level }) => level === 'logic')
say(`\n${rows.length - unnoticed.length} of ${rows.length} faults were noticed, ${logic.length} of them without a browser.`)
process.exit(unnoticed.length === 0 ? 0 : 1)
