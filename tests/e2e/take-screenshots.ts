// `npx tsx tests/e2e/take-screenshots.ts ADDRESS…`: the pictures that a browser shows beside its offer to install a shop, taken of the
// running shops at these addresses and put into public/screenshots, where the manifest finds them by the shop's id. To be run again when
// the shop looks different.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'

const FOLDER = join('public', 'screenshots')
/** As small as drawings and letters stay clean: as PNG they are three times as large. */
const WEBP_QUALITY = 70
const views = [
  { form: 'narrow', width: 390, height: 780, path: '/prod/all/12V%20starter', opens: false },
  { form: 'wide', width: 1280, height: 800, path: '/prod/all/12V%20starter', opens: true },
] as const

const addresses = process.argv.slice(2)
if (addresses.length === 0) throw new Error('Say the addresses of the shops, such as http://localhost:8080 http://harbor.localhost:8080.')
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] })
try {
  for (const address of addresses)
    for (const { form, width, height, path, opens } of views) {
      const context = await browser.newContext({
        viewport: { width, height },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      await context.addInitScript(() => localStorage.setItem('cookie-notice', 'closed'))
      const page = await context.newPage()
      await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' })
      if (opens)
        await page.goto(new URL((await page.locator('main a[href^="/prod/m/"]').first().getAttribute('href')) ?? '', address).href, {
          waitUntil: 'networkidle',
        })
      for (const picture of await page.locator('main img:not([loading=lazy])').all())
        await picture.evaluate((image: HTMLImageElement) => image.decode())
      const tenantId = await page.evaluate(async () => (await (await fetch('/config.json')).json()).tenantId)
      // Playwright itself writes PNG and JPEG only.
      const devtools = await context.newCDPSession(page)
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
      for (const old of readdirSync(FOLDER)) if (old.startsWith(`${tenantId}-${form}-`)) rmSync(join(FOLDER, old))
      writeFileSync(join(FOLDER, `${tenantId}-${form}-${width}x${height}.webp`), Buffer.from(data, 'base64'))
      await context.close()
    }
} finally {
  await browser.close()
}
