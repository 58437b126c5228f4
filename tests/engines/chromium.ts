import type { Start } from './driver.ts'
import { puppeteerDriver } from './puppeteer-driver.ts'

/** Chromium, for comparison: it alone has Background Sync. */
export const chromium =
  (executablePath: string): Start =>
  (folder) =>
    puppeteerDriver({
      engine: 'Chromium',
      launch: {
        browser: 'chrome',
        executablePath,
        userDataDir: folder,
        args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--lang=en-US'],
      },
      async stopWorker(page) {
        const wire = await page.createCDPSession()
        await wire.send('ServiceWorker.enable')
        await wire.send('ServiceWorker.stopAllWorkers')
        await wire.detach()
      },
    })
