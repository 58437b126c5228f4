import { chromium } from '@playwright/test'
const PORT = process.env.PORT ?? 8187
const base = `http://localhost:${PORT}`
const b = await chromium.launch()
const ask = async (path) => (await (await fetch(`${base}/api${path}`).catch(() => fetch(`${base}${path}`))).json())
const list = process.env.LIST
for (const [name, width, height, scheme, locale] of [['p-light', 390, 844, 'light', ''], ['p-dark', 390, 844, 'dark', '/de'], ['t-light', 820, 1180, 'light', '/de'], ['d-light', 1440, 900, 'light', ''], ['d-dark', 1440, 900, 'dark', '/de']]) {
  const c = await b.newContext({ viewport: { width, height }, colorScheme: scheme, locale: locale ? 'de-DE' : 'en-US', serviceWorkers: 'block' })
  const p = await c.newPage()
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  await p.goto(`${base}${locale}/prod/quick-order`, { waitUntil: 'networkidle' })
  await p.getByRole('button', { name: /OK|Accept|Close|Schließen|Verstanden/i }).first().click({ timeout: 1500 }).catch(() => {})
  if (name === 'p-light') await p.screenshot({ path: '/tmp/qo-empty.png' })
  await p.evaluate((text) => {
    const d = new DataTransfer(); d.setData('text', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: d, bubbles: true, cancelable: true }))
  }, list)
  await p.waitForTimeout(2500)
  await p.screenshot({ path: `/tmp/qo-${name}.png` })
  await p.screenshot({ path: `/tmp/qo-${name}-full.png`, fullPage: true })
  await c.close()
}
await b.close()
