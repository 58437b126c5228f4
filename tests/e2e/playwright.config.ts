import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserPath } from '../../.ci/find-browser.ts'
import { DEMO_PASSWORD, launchArgs, PARTS, PORT, serverUrl } from './support/shop.ts'

// Playwright reads this file in every process; only the first makes the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'armature-e2e-'))

const executablePath = browserPath()
if (executablePath === null) throw new Error('The end-to-end tests need a Chromium: run `npm test`, which finds or installs one.')
process.env['CHROMIUM_PATH'] = executablePath

/** End to end: the production build and the real server, a real browser, a network that is cut for real. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // Two slow cores shared with others: a test that fails and then passes is named as flaky at the end, and is to be mended.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] ? 'list' : 'line',
  use: {
    baseURL: serverUrl,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...launchArgs] },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '../..',
    url: `${serverUrl}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      HOST: '0.0.0.0',
      PORT: String(PORT),
      PUBLIC_URL: serverUrl,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DEMO_PARTS: String(PARTS),
      DEMO_PASSWORD,
      // It listens to every interface, so it would not show its mails by itself.
      DEV_MAIL: '1',
      // Tests are many customers, and each says an address of its own, as behind a proxy: rate limits count by it.
      TRUST_PROXY: '1',
      NODE_ENV: 'production',
    },
  },
})
