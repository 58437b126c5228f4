// `npm test`: every check, the logic in Vitest, then what a person does, in a real browser against the production build.
import { spawnSync } from 'node:child_process'
import { findOrInstallBrowser } from './find-browser.ts'

function step(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n${title}\n`)
  const started = Date.now()
  const done = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (done.status !== 0) {
    process.stderr.write(`${title} failed.\n`)
    process.exit(done.status ?? 1)
  }
  process.stdout.write(`${title} took ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

const browser = findOrInstallBrowser()
step('Build', process.execPath, ['.ci/build.mjs'])
step('Check', process.execPath, ['.ci/check.mjs'])
step('Unit and server tests', 'npx', ['vitest', 'run'])
step('End-to-end tests', 'npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], { CHROMIUM_PATH: browser })
