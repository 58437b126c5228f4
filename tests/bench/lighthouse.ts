// `npm run bench:lighthouse`: Lighthouse, mobile, against the production build and the real server. Prints the median of five runs a page
// (RUNS for another number). By default Lighthouse measures at full speed and reckons what a slow phone would take; with APPLIED=1 it slows
// line and processor down, and measures that.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arrivals } from './arrivals.ts'
import { lighthousePage } from './lighthouse-page.ts'
import { printTable } from './table.ts'
import { middle } from './units.ts'

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

const dataDir = mkdtempSync(join(tmpdir(), 'armature-lighthouse-'))
const server = spawn(process.execPath, ['.ci/start.mjs'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO_PARTS: process.env['DEMO_PARTS'] ?? '12000' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

try {
  await until(async () => (await fetch(`${base}/healthz`)).ok, 240)
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const rows: Record<string, string | number>[] = []
  for (const [page, path] of Object.entries(await arrivals(base))) {
    const scores = new Map<string, number[]>()
    const note = (name: string, value: number | null | undefined) => scores.set(name, [...(scores.get(name) ?? []), value ?? Number.NaN])
    for (let run = 0; run < RUNS; run++) {
      const found = await lighthousePage(base + path, { categories, throttling: process.env['APPLIED'] ? 'devtools' : 'simulate' })
      for (const category of categories) note(category, found.categories[category]?.score)
      for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'])
        note(audit, found.audits[audit]?.numericValue)
      if (run === 0)
        for (const audit of Object.values(found.audits))
          if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
            process.stdout.write(`  ${page}: ${audit.id} ${audit.score} ${audit.displayValue ?? ''}\n`)
    }
    rows.push({ page, ...Object.fromEntries([...scores].map(([name, values]) => [name, Number(middle(values).toFixed(3))])) })
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
