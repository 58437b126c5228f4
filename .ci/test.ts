// `npm test`: every check, the logic in Vitest, and what a person does, in a real browser against the production build. The server's tests run
// on the embedded database, which every machine has.
// `npm run test:all`: the same, the long server tests and the long walks, on PostgreSQL where there is one. `npm run test:long`: what is long
// alone. With `--flaky-may-pass` a test or walk that passes only when it is run again is named and does not fail them: for machines that are
// busy with other work.
import { findOrInstallBrowser } from './find-browser.ts'
import { oneAfterAnother, sideBySide, step, tookSince } from './steps.ts'
import { withTestDatabase } from './test-database.ts'

const began = Date.now()

const [asked = 'quick', ...more] = process.argv.slice(2)
const flakyMayPass = more[0] === '--flaky-may-pass'
if (!['quick', 'long', 'all'].includes(asked) || more.length > (flakyMayPass ? 1 : 0)) {
  process.stderr.write('This runs whole suites: npm test, npm run test:long or npm run test:all. For single files see tests/README.md.\n')
  process.exit(2)
}

/** Where PGlite and PostgreSQL could answer differently: its files of tests are run on both. */
const WHERE_ENGINES_DIFFER = ['db', 'kernel', 'orders', 'import', 'backup', 'cli/import'].map((room) => `tests/server/${room}/`)

const browser = findOrInstallBrowser()
const build = (...how: string[]) => step('Build', process.execPath, ['.ci/build.mjs', ...how])

// A walk that fails and passes when it is run again is named as flaky at the end of the run. The larger runs fail by it.
const strict = asked === 'quick' || flakyMayPass ? [] : ['--fail-on-flaky-tests']
const walk = (title: string, ...which: string[]) =>
  step(title, 'npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...strict, ...which], {
    CHROMIUM_PATH: browser,
  })

const vitest = (title: string, args: string[], env: Record<string, string | undefined>) =>
  step(title, 'npx', ['vitest', 'run', ...args], { ...env, FLAKY_MAY_PASS: flakyMayPass ? '1' : undefined })

const on = (databaseUrl?: string): string => (databaseUrl ? 'on PostgreSQL' : 'on the embedded database')

/** The server's files run once, on PostgreSQL where there is one; those of rooms where the engines differ run on the embedded one as well. */
async function quickTests(databaseUrl: string | undefined): Promise<void> {
  await vitest(`Vitest ${on(databaseUrl)}`, ['.test.ts'], { DATABASE_URL: databaseUrl })
  if (databaseUrl) await vitest(`Vitest ${on()} too`, ['--project', 'server', ...WHERE_ENGINES_DIFFER], { DATABASE_URL: undefined })
}

/** Long tests run once, on PostgreSQL where there is one. Those that need several connections run only there. */
function longTests(databaseUrl: string | undefined): Promise<void> {
  const [files, env] = databaseUrl
    ? [['.long.ts', '.postgres.ts'], { DATABASE_URL: databaseUrl }]
    : [[], { DATABASE_URL: undefined, LONG: '1' }]
  return vitest(`Long tests ${on(databaseUrl)}`, ['--project', 'server', ...files], env)
}

try {
  if (asked === 'long') await build('--if-stale')
  else {
    await build()
    await step('Check', process.execPath, ['.ci/check.mjs'])
  }
  // A walk mostly waits, and leaves the processor to the other tests. Long ones do not: beside each other, both take longer than in turn.
  const quick = (databaseUrl?: string) =>
    sideBySide(
      () => quickTests(databaseUrl),
      () => walk('Walks', '--grep-invert', '@long'),
    )
  if (asked === 'quick') await quick()
  else {
    await withTestDatabase(async (databaseUrl) => {
      if (asked === 'all') await quick(databaseUrl)
      await oneAfterAnother(
        () => longTests(databaseUrl),
        () => walk('Long walks', '--grep', '@long'),
      )
    })
  }
  process.stdout.write(`\nAll of it took ${tookSince(began)}\n`)
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
