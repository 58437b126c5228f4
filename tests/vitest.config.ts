// How Vitest runs the tests. `vite.config.ts` takes it in, so that `npx vitest run FILE` finds it from the project's root.
import type { ViteUserConfig } from 'vitest/config'
import { FlakyReporter } from '../.ci/flaky-reporter.ts'

type Tests = NonNullable<ViteUserConfig['test']>
type Project = Extract<NonNullable<Tests['projects']>[number], { test?: unknown }>

/** What remembers nothing from one file to the next: it need not be loaded anew for each, and that is most of what these take. */
const PURE = ['tests/{bench,ci,contract,drawings,search}/**/*.test.ts', 'tests/app/{i18n,routes,screens,styles,ui}/**/*.test.ts']

const ofServer = (kind: 'test' | 'long' | 'postgres') => `tests/server/**/*.${kind}.ts`
/**
 * What takes long is run by `npm run test:long`, and what needs a database with several connections by `npm run test:postgres`, which runs
 * all.
 */
const serverTests = process.env['LONG']
  ? [ofServer('long')]
  : [ofServer('test'), ...(process.env['DATABASE_URL'] ? [ofServer('long'), ofServer('postgres')] : [])]

/** A test that hangs fails after this. Long ones may take minutes where walks run beside them. */
const PATIENCE_MS = serverTests.some((files) => !files.endsWith('.test.ts')) ? 300_000 : 120_000

// The server keeps everything in its database, and each file has one of its own: nothing is left to keep apart, and to load it anew for
// each file took a third of the time.
const server: Project = {
  extends: true,
  test: {
    name: 'server',
    sequence: { groupOrder: 0 },
    include: serverTests,
    isolate: false,
    globalSetup: ['tests/support/drop-kept-databases.ts'],
  },
}

const pure: Project = { extends: true, test: { name: 'pure', sequence: { groupOrder: 1 }, include: PURE, isolate: false } }

// A process of its own for each file took half of the time of these two: files share it, and each is followed by a clean-up.
const RESET_AFTER_FILE = 'tests/support/reset-after-file.ts'

const device: Project = {
  extends: true,
  test: {
    name: 'device',
    sequence: { groupOrder: 2 },
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/{server,e2e,bench}/**', ...PURE],
    isolate: false,
    setupFiles: [RESET_AFTER_FILE],
  },
}

const components: Project = {
  extends: true,
  test: {
    name: 'components',
    sequence: { groupOrder: 3 },
    include: ['tests/**/*.test.tsx'],
    isolate: false,
    environment: './tests/support/happy-page.ts',
    // A link or a form that nobody held back must not take the window along, which the next file of tests uses too.
    environmentOptions: {
      happyDOM: {
        url: 'http://shop.test/',
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: [RESET_AFTER_FILE, 'tests/support/page.ts'],
  },
}

/** A soak takes minutes by its nature, so it has a command of its own. */
const soak: Project = { extends: true, test: { name: 'soak', include: ['tests/**/*.soak.ts'] } }

/** On a machine that is busy with other work (`.ci/run`) a test that fails runs once more, and is named if it then passes. */
const flakyMayPass = process.env['FLAKY_MAY_PASS'] === '1'

export const tests: Tests = {
  root: '.',
  retry: flakyMayPass ? 1 : 0,
  reporters: ['default', ...(flakyMayPass ? [new FlakyReporter()] : [])],
  setupFiles: ['tests/support/strict-console.ts'],
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  maxWorkers: 2,
  // Node now and then crashes where threads begin and end by the hundred (Segmentation fault; vitest-dev/vitest#11291).
  pool: 'forks',
  projects: process.env['SOAK'] ? [soak] : [server, pure, device, components],
}
