import { chromium } from '@playwright/test'
const [path = '/', name = 'x', sizes = '390x844,1440x900', scheme = 'light', full = ''] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
for (const size of sizes.split(',')) {
  const [width = 390, height = 844] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme as 'light', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`http://localhost:4715${path}`)
  await page.waitForFunction(() => (globalThis as { earlyPresses?: unknown }).earlyPresses === undefined)
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `/tmp/shot-vehicle-${name}-${size}-${scheme}.png`, fullPage: full === 'full' })
  await context.close()
}
await browser.close()
