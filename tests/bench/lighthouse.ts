// `npm run bench:lighthouse`: Lighthouse, mobile, against the production build and the real server. Prints the median of five runs a page
// (RUNS for another number). By default Lighthouse measures at full speed and reckons what a slow phone would take; with APPLIED=1 it slows
// line and processor down, and measures that.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Launcher, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ADDRESS_BAR } from '../../.ci/browser-args.ts'
import { findOrInstallBrowser } from '../../.ci/find-browser.ts'
import { printTable } from './table.ts'

const PORT = Number(process.env['PORT'] ?? 8093)
const RUNS = Number(process.env['RUNS'] ?? 5)
const base = `http://localhost:${PORT}`

async function until(ready: () => Promise<boolean>, seconds: number) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await ready().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The server did not answer within ${seconds} s.`)
}

// Of two lists the browser takes the last, so it begins with what the launcher turns off.
const offByLauncher = Launcher.defaultFlags().find((flag) => flag.startsWith('--disable-features=')) ?? '--disable-features='
const withoutAddressBar = [offByLauncher, ...ADDRESS_BAR].join()

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

interface Reply {
  result: { records: { mcode: string }[] }
}
const dataDir = mkdtempSync(join(tmpdir(), 'armature-lighthouse-'))
const server = spawn(process.execPath, ['.ci/start.mjs'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO_PARTS: process.env['DEMO_PARTS'] ?? '12000' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await until(async () => (await fetch(`${base}/healthz`)).ok, 240)
  const found = (await (await fetch(`${base}/marco/api/v1/product/aggregation/search?backCategoryId=2&pageSize=1`)).json()) as Reply
  const pages = {
    home: '/',
    listing: '/prod/cat/c/0/2',
    search: '/prod/all/starter%2012V',
    part: `/prod/m/${found.result.records[0]?.mcode}`,
  }
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const rows: Record<string, string | number>[] = []
  for (const [page, path] of Object.entries(pages)) {
    const scores = new Map<string, number[]>()
    let again = RUNS
    for (let run = 0; run < RUNS; run++) {
      const chrome = await launch({
        chromePath: findOrInstallBrowser(),
        chromeFlags: ['--headless=new', '--no-sandbox', withoutAddressBar, '--disable-quic', '--disable-background-networking'],
      })
      const throttlingMethod = process.env['APPLIED'] ? 'devtools' : 'simulate'
      const done = await lighthouse(base + path, { port: chrome.port, onlyCategories: categories, logLevel: 'error', throttlingMethod })
      await chrome.kill()
      if (!done) throw new Error(`Lighthouse gave no result for ${path}.`)
      if (done.lhr.runtimeError && again > 0) {
        again -= 1
        process.stdout.write(`  ${page}: once more, ${done.lhr.runtimeError.code}\n`)
        run -= 1
        continue
      }
      for (const category of categories)
        scores.set(category, [...(scores.get(category) ?? []), done.lhr.categories[category]?.score ?? Number.NaN])
      for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
        scores.set(audit, [...(scores.get(audit) ?? []), done.lhr.audits[audit]?.numericValue ?? Number.NaN])
      if (run === 0)
        for (const audit of Object.values(done.lhr.audits))
          if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
            process.stdout.write(`  ${page}: ${audit.id} ${audit.score} ${audit.displayValue ?? ''}\n`)
    }
    rows.push({ page, ...Object.fromEntries([...scores].map(([name, values]) => [name, Number(median(values).toFixed(3))])) })
  }
  const head = Object.keys(rows[0] ?? {})
  printTable(
    `Lighthouse, mobile, median of ${RUNS} runs`,
    head,
    rows.map((row) => head.map((name) => String(row[name]))),
  )
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
