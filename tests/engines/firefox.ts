import { setTimeout as pause } from 'node:timers/promises'
import type { Start } from './driver.ts'
import { puppeteerDriver } from './puppeteer-driver.ts'

/** An idle worker is ended after this, instead of Firefox's usual 30 s. */
const IDLE_MS = 2000
/** Work that a worker asked to finish may go on for this long more. */
const IDLE_EXTENDED_MS = 3000

/** Firefox over WebDriver BiDi. It has no Background Sync. */
export const firefox =
  (executablePath: string): Start =>
  (folder) =>
    puppeteerDriver({
      engine: 'Firefox',
      launch: {
        browser: 'firefox',
        executablePath,
        userDataDir: folder,
        extraPrefsFirefox: {
          'dom.serviceWorkers.idle_timeout': IDLE_MS,
          'dom.serviceWorkers.idle_extended_timeout': IDLE_EXTENDED_MS,
          'intl.accept_languages': 'en-US',
          // Asked whether a site may keep what it stores, the person says yes: nobody is there to press.
          'dom.storageManager.prompt.testing': true,
          'dom.storageManager.prompt.testing.allow': true,
        },
      },
      // Nothing from outside can end one at once; left alone for longer than both limits it is ended.
      stopWorker: () => pause(2 * (IDLE_MS + IDLE_EXTENDED_MS)),
    })
