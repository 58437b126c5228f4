// `npm run check`: types of every world, lint, who may import whom, and words in every language. Runs after `npm run build` or `npx panda codegen`.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
let failed = false
/** @param {string} title @param {string} name @param {string[]} args */
const tool = (title, name, args) => step(title, join('node_modules', '.bin', name), args)

/** What a program prints, whether or not it is content. @param {string} title @param {string} command @param {string[]} args */
async function step(title, command, args) {
  const { stdout, stderr, ok } = await run(command, args, { maxBuffer: 32 * 1024 * 1024 }).then(
    (done) => ({ ...done, ok: true }),
    (error) => ({ stdout: error.stdout ?? '', stderr: error.stderr ?? String(error), ok: false }),
  )
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${title}\n`)
  if (!ok) {
    failed = true
    process.stdout.write(`${stdout.slice(0, 20_000)}${stderr}\n`)
  }
  return stdout
}

/** Each core has its row of steps. @param {(() => Promise<unknown>)[][]} rows */
const sideBySide = (rows) => Promise.all(rows.map((steps) => steps.reduce((before, next) => before.then(next), Promise.resolve())))

if (!existsSync('src/styled-system')) await tool('styles generated', 'panda', ['codegen', '--silent'])
const types = (world) => () => tool(`types of ${world}`, 'tsc', ['-p', join(world, 'tsconfig.json')])
const looked = ['src', 'sw', 'tests', '.ci', 'vite.config.ts', 'panda.config.ts']
// A sentence that is new in the code is looked for as well: the build writes it into `locales/`, and so does this.
const words = async () => {
  await tool('words gathered', 'lingui', ['extract', '--clean'])
  await tool('words: every sentence in every language', 'tsx', [join('.ci', 'untranslated.ts')])
}
// Lint, format and the order of imports. `npm run format` mends what it says of the last two.
const lint = () => tool('lint and format', 'biome', ['check', '--config-path', '.ci/lint.json', '--error-on-warnings', ...looked])

// dependency-cruiser says "no violations" in green when its parser saw nothing, so what it saw is counted against what exists.
const cruise = ['--import', './.ci/swc-tsx.mjs', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs']
const asked = ['--config', '.ci/rooms.cjs', '--output-type', 'json', 'src', 'sw']
let report = ''
const rooms = async () => {
  report = await step('rooms: who may import whom', process.execPath, [...cruise, ...asked])
}
await sideBySide([
  [types('src'), types('sw'), rooms],
  [types('tests'), types('src/server'), lint, words],
])

try {
  const { summary, modules } = JSON.parse(report)
  for (const { rule, from, to } of summary.violations)
    process.stdout.write(`     ${rule.severity} ${rule.name}: ${from} may not import ${to}\n`)
  const seen = modules.filter(({ source }) => /^(src|sw)\/.*\.tsx?$/.test(source) && !source.includes('styled-system')).length
  const exist = ['src', 'sw']
    .flatMap((room) => readdirSync(room, { recursive: true }).map((path) => join(room, String(path))))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('styled-system')).length
  if (seen < exist) {
    failed = true
    process.stdout.write(`FAIL only ${seen} of ${exist} modules were seen by the room rules\n`)
  } else process.stdout.write(`ok   ${seen} modules seen, ${summary.violations.length} violations\n`)
  if (summary.error > 0) failed = true
} catch (error) {
  failed = true
  process.stdout.write(`FAIL the room report could not be read: ${error}\n`)
}
process.exit(failed ? 1 : 0)
