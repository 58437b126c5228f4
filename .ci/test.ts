// `npm test`: every check, the logic in Vitest, and what a person does, in a real browser against the production build. The server's tests run
// on the embedded database, which every machine has.
// `npm run test:all`: the same, the long server tests and the long walks, on PostgreSQL where there is one. `npm run test:long`: what is long
// alone.
import { findOrInstallBrowser } from './find-browser.ts'
import { sideBySide, step, tookSince } from './steps.ts'
import { withTestDatabase } from './test-database.ts'

const began = Date.now()

const [asked = 'quick', ...more] = process.argv.slice(2)
if (!['quick', 'long', 'all'].includes(asked) || more.length > 0) {
  process.stderr.write('This runs whole suites: npm test, npm run test:long or npm run test:all. For single files see tests/README.md.\n')
  process.exit(2)
}

/** Where PGlite and PostgreSQL could answer differently: its files of tests are run on both. */
const WHERE_ENGINES_DIFFER = ['db', 'kernel', 'orders', 'import', 'backup', 'cli/import'].map((room) => `tests/server/${room}/`)

const browser = findOrInstallBrowser()
const build = (...how: string[]) => step('Build', process.execPath, ['.ci/build.mjs', ...how])

// A walk that fails and passes when it is run again is named as flaky at the end of `npm test`. The larger runs fail by it.
const strict = asked === 'quick' ? [] : ['--fail-on-flaky-tests']
const walk = (title: string, ...which: string[]) =>
  step(title, 'npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...strict, ...which], {
    CHROMIUM_PATH: browser,
  })

const vitest = (title: string, args: string[], env: Record<string, string | undefined>) =>
  step(title, 'npx', ['vitest', 'run', ...args], env)

const on = (databaseUrl?: string): string => (databaseUrl ? 'on PostgreSQL' : 'on the embedded database')

/** The server's files run once, on PostgreSQL where there is one; those of rooms where the engines differ run on the embedded one as well. */
async function quickTests(databaseUrl: string | undefined): Promise<void> {
  await vitest(`Vitest ${on(databaseUrl)}`, ['.test.ts'], { DATABASE_URL: databaseUrl })
  if (databaseUrl) await vitest(`Vitest ${on()} too`, ['--project', 'server', ...WHERE_ENGINES_DIFFER], { DATABASE_URL: undefined })
}

async function longTests(databaseUrl: string | undefined): Promise<void> {
  const files = databaseUrl ? ['.long.ts', '.postgres.ts'] : []
  const embedded = { DATABASE_URL: undefined, LONG: '1' }
  await vitest(`Long tests ${on(databaseUrl)}`, ['--project', 'server', ...files], databaseUrl ? { DATABASE_URL: databaseUrl } : embedded)
  if (databaseUrl) await vitest(`Long tests ${on()} too`, ['--project', 'server', ...WHERE_ENGINES_DIFFER], embedded)
}

try {
  if (asked === 'long') await build('--if-stale')
  else {
    await build()
    await step('Check', process.execPath, ['.ci/check.mjs'])
  }
  // A walk mostly waits, and leaves the processor to the other tests.
  const quick = (databaseUrl?: string) => sideBySide(quickTests(databaseUrl), walk('Walks', '--grep-invert', '@long'))
  if (asked === 'quick') await quick()
  else {
    await withTestDatabase(async (databaseUrl) => {
      if (asked === 'all') await quick(databaseUrl)
      await sideBySide(longTests(databaseUrl), walk('Long walks', '--grep', '@long'))
    })
  }
  process.stdout.write(`\nAll of it took ${tookSince(began)}\n`)
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
