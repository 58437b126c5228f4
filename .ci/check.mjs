// `npm run check`: types of every world, lint, and who may import whom. Runs after `npm run build` or `npx panda codegen`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

let failed = false
/** @param {string} title @param {string} name @param {string[]} args */
const tool = (title, name, args) => step(title, join('node_modules', '.bin', name), args)

/** @param {string} title @param {string} command @param {string[]} args */
function step(title, command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 })
  const ok = done.status === 0
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${title}\n`)
  if (!ok) {
    failed = true
    process.stdout.write(`${done.stdout.slice(0, 20_000)}${done.stderr}\n`)
  }
  return done.stdout
}

if (!existsSync('src/styled-system')) tool('styles generated', 'panda', ['codegen', '--silent'])
for (const world of ['src', 'src/server', 'sw', 'tests']) tool(`types of ${world}`, 'tsc', ['-p', join(world, 'tsconfig.json')])
tool('lint', 'biome', [
  'lint',
  '--config-path',
  '.ci/lint.json',
  '--error-on-warnings',
  'src',
  'sw',
  'tests',
  '.ci',
  'vite.config.ts',
  'panda.config.ts',
])

// dependency-cruiser says "no violations" in green when its parser saw nothing, so what it saw is counted against what exists.
const cruise = ['--import', './.ci/swc-tsx.mjs', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs']
const report = step('rooms: who may import whom', process.execPath, [
  ...cruise,
  '--config',
  '.ci/rooms.cjs',
  '--output-type',
  'json',
  'src',
  'sw',
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
