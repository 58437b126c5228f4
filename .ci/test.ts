// `npm test`: every check, the logic in Vitest, then what a person does, in a real browser against the production build.
// `npm run test:all`: the same, the long server tests and the long walks. `npm run test:long`: what is long alone.
import { spawnSync } from 'node:child_process'
import { findOrInstallBrowser } from './find-browser.ts'

const began = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function step(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n${title}\n`)
  const started = Date.now()
  const done = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (done.status !== 0) {
    process.stderr.write(`${title} failed.\n`)
    process.exit(done.status ?? 1)
  }
  process.stdout.write(`${title} took ${seconds(started)}\n`)
}

const [asked = 'quick', ...more] = process.argv.slice(2)
if (!['quick', 'long', 'all'].includes(asked) || more.length > 0) {
  process.stderr.write('This runs whole suites: npm test, npm run test:long or npm run test:all. For single files see tests/README.md.\n')
  process.exit(2)
}

const browser = findOrInstallBrowser()
const build = (...how: string[]) => step('Build', process.execPath, ['.ci/build.mjs', ...how])
const walk = (title: string, ...which: string[]) =>
  step(title, 'npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...which], { CHROMIUM_PATH: browser })

if (asked !== 'long') {
  build()
  step('Check', process.execPath, ['.ci/check.mjs'])
  step('Unit, component and server tests', 'npx', ['vitest', 'run'])
  walk('End-to-end tests', '--grep-invert', '@long')
} else build('--if-stale')
if (asked !== 'quick') {
  step('Long server tests', 'npx', ['vitest', 'run', '--project', 'server'], { LONG: '1' })
  walk('Long walks', '--grep', '@long')
}
process.stdout.write(`\nAll of it took ${seconds(began)}\n`)
